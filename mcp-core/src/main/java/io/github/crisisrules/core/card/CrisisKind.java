package io.github.crisisrules.core.card;

/** The two kinds of crisis cards. */
public enum CrisisKind {
    /** Objectives that are secured where they stand. */
    SECURE,
    /** Objectives that are carried away. */
    EXTRACT
}
