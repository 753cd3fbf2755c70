package io.github.crisisrules.heroic.datafile;

/** What a power is as far as other rules ask. */
public enum PowerKind {
    /** Speed of reaction: makes interrupts cost more. */
    REFLEXES,
    /** Keen senses: make interrupts cost more. */
    SENSES,
    /** Anything else. */
    OTHER
}
