package io.github.crisisrules.heroic.datafile;

/** What a power is as far as other rules ask. */
public enum PowerKind {
    /** Speed of reaction: makes interrupts dear. */
    REFLEXES,
    /** Keen senses: make interrupts dear. */
    SENSES,
    /** Anything else. */
    OTHER
}
