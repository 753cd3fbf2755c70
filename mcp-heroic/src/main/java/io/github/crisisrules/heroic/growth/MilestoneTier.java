package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The three triggers of a milestone. */
@Rule(XP_GAIN)
public enum MilestoneTier implements Describable {
    /** 1 XP, any number of times. */
    SMALL(1),
    /** 3 XP, once per scene. */
    MIDDLE(3),
    /** 10 XP, once per Act; a new milestone may then be chosen. */
    GREAT(10);

    private final int xp;

    MilestoneTier(int xp) {
        this.xp = xp;
    }

    /** Returns the XP that the trigger awards. */
    public int xp() {
        return xp;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
