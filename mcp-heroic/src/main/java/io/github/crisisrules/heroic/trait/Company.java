package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import java.util.Locale;

/** The three affiliations. The number of allies present determines which of them applies. */
public enum Company implements Worded {
    /** The character is alone. */
    SOLO,
    /** The character has one ally. */
    BUDDY,
    /** The character has two or more allies. */
    TEAM;

    /** Describes the affiliation, as in {@code buddy}. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the affiliation of a character with the given number of allies present. */
    @Rule(POOL)
    public static Company with(int allies) {
        return allies <= 0 ? SOLO : allies == 1 ? BUDDY : TEAM;
    }
}
