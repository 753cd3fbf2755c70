package io.github.crisisrules.heroic.datafile;

/** The kinds of powers that other rules tell apart. */
public enum PowerKind {
    /** Speed of reaction: makes interrupts cost more. */
    REFLEXES,
    /** Keen senses: make interrupts cost more. */
    SENSES,
    /** Anything else. */
    OTHER
}
