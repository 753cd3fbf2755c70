package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import java.util.Locale;

/** The three affiliations. The number of allies present determines which of them applies. */
public enum AffiliationKind implements Describable {
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
    public static AffiliationKind with(int allies) {
        return allies <= 0 ? SOLO : allies == 1 ? BUDDY : TEAM;
    }
}
