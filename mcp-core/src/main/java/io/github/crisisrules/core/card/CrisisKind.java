package io.github.crisisrules.core.card;

/** The two kinds of crisis cards. */
public enum CrisisKind {
    /** A crisis whose objectives are secured where they stand. */
    SECURE,
    /** A crisis whose objectives are carried away. */
    EXTRACT
}
