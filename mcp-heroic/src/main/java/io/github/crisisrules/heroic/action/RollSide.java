package io.github.crisisrules.heroic.action;

/** The two rolls of an action. */
public enum RollSide {
    /** Who wants something. */
    ACTION,
    /** Who stands against it: the target, or the Watcher with the doom pool. */
    REACTION;

    /** The other one. */
    public RollSide other() {
        return this == ACTION ? REACTION : ACTION;
    }
}
