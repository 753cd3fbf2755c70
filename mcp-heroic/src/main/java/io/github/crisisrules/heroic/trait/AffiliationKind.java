package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The three affiliations. The number of allies present determines which of them applies. */
public enum AffiliationKind implements Describable {
    /** The character is alone. */
    SOLO,
    /** The character has one ally. */
    BUDDY,
    /** The character has two or more allies. */
    TEAM;

    /** Returns the affiliation of a character with the given number of allies present. */
    @Rule(POOL)
    public static AffiliationKind with(int allies) {
        return allies <= 0 ? SOLO : allies == 1 ? BUDDY : TEAM;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
