package io.github.crisisrules.heroic.action;

import io.github.crisisrules.core.rulebook.Describable;
import java.util.Locale;

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

    /** Describes the side, as in {@code action}. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }
}
