package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import java.util.Locale;

/** In what company a character is: which of the three affiliations counts. */
public enum Company implements Worded {
    /** Alone. */
    SOLO,
    /** With one ally. */
    BUDDY,
    /** With two allies or more. */
    TEAM;

    /** For people: {@code buddy}. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The company of somebody with this many allies present. */
    @Rule(POOL)
    public static Company with(int allies) {
        return allies <= 0 ? SOLO : allies == 1 ? BUDDY : TEAM;
    }
}
