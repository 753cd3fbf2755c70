package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;

import io.github.crisisrules.core.rulebook.Rule;

/** In what company a character is. */
public enum Affiliation {
    /** Alone. */
    SOLO,
    /** With one ally. */
    BUDDY,
    /** With two allies or more. */
    TEAM;

    /** The affiliation that counts with so many allies present. */
    @Rule(POOL)
    public static Affiliation with(int allies) {
        return allies <= 0 ? SOLO : allies == 1 ? BUDDY : TEAM;
    }
}
