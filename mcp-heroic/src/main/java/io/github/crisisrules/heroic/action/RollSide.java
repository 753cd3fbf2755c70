package io.github.crisisrules.heroic.action;

import io.github.crisisrules.core.rulebook.Worded;
import java.util.Locale;

/** The two rolls of an action. */
public enum RollSide implements Worded {
    /** Who wants something. */
    ACTION,
    /** Who stands against it: the target, or the Watcher with the doom pool. */
    REACTION;

    /** The other one. */
    public RollSide other() {
        return this == ACTION ? REACTION : ACTION;
    }

    /** For people. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }
}
