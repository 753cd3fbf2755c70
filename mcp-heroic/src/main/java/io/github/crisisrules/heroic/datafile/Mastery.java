package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_15;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_19;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;

/** How good a character is at a specialty. */
@Rule(RULING_19)
public enum Mastery {
    /** Rolls a D8. */
    EXPERT(DieSize.D8, DieSize.D6),
    /** Rolls a D10. */
    MASTER(DieSize.D10, DieSize.D8);

    private final DieSize die;
    private final DieSize resource;

    Mastery(DieSize die, DieSize resource) {
        this.die = die;
        this.resource = resource;
    }

    /** The die of the specialty. */
    public DieSize die() {
        return die;
    }

    /** The die of a resource made from it. */
    @Rule({PP_TRANSITION, RULING_15})
    public DieSize resource() {
        return resource;
    }
}
