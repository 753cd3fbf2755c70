package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SPECIALTIES_ARE_D8_AND_D10;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;

/** The level of a specialty. */
@Rule(SPECIALTIES_ARE_D8_AND_D10)
public enum Mastery {
    /** An expert, who rolls a D8. */
    EXPERT(DieSize.D8, DieSize.D6),
    /** A master, who rolls a D10. */
    MASTER(DieSize.D10, DieSize.D8);

    private final DieSize die;
    private final DieSize resource;

    Mastery(DieSize die, DieSize resource) {
        this.die = die;
        this.resource = resource;
    }

    /** Returns the die that the specialty adds to a pool. */
    public DieSize die() {
        return die;
    }

    /** Returns the die of a resource created from the specialty. */
    @Rule({PP_TRANSITION, COMPLICATION_IS_ON_THE_OPPOSITION})
    public DieSize resource() {
        return resource;
    }
}
