package io.github.crisisrules.heroic.datafile;

/** The kinds of powers that other rules distinguish. */
public enum PowerKind {
    /** Speed of reaction, which raises the price of an interrupt. */
    REFLEXES,
    /** Keen senses, which raise the price of an interrupt. */
    SENSES,
    /** Any other power. */
    OTHER
}
