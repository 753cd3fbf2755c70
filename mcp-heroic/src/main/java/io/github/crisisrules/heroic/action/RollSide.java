package io.github.crisisrules.heroic.action;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The two rolls of an action. */
public enum RollSide implements Describable {
    /** The roll of the acting character. */
    ACTION,
    /** The roll against it, made by the target or by the Watcher with the doom pool. */
    REACTION;

    /** Returns the opposite side. */
    public RollSide other() {
        return this == ACTION ? REACTION : ACTION;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
