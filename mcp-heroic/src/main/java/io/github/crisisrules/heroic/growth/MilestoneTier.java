package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_GAIN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;

/** The three triggers of a milestone. */
@Rule(XP_GAIN)
public enum MilestoneTier implements Worded {
    /** 1 XP, any number of times. */
    SMALL(1),
    /** 3 XP, once in a scene. */
    MIDDLE(3),
    /** 10 XP, once in an Act; then a new milestone may be chosen. */
    GREAT(10);

    private final int xp;

    MilestoneTier(int xp) {
        this.xp = xp;
    }

    /** What it gives. */
    public int xp() {
        return xp;
    }

    /** For people. */
    @Override
    public String words() {
        return xp + " XP";
    }
}
