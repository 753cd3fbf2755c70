package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SPECIALTIES_ARE_D8_AND_D10;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;

/** How good a character is at a specialty. */
@Rule(SPECIALTIES_ARE_D8_AND_D10)
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
    @Rule({PP_TRANSITION, COMPLICATION_IS_ON_THE_OPPOSITION})
    public DieSize resource() {
        return resource;
    }
}
