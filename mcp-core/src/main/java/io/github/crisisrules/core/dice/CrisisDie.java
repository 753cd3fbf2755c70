package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.CRIT;
import static io.github.crisisrules.core.rulebook.CrisisRuleId.DIE;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;

/** The eight-sided Crisis die, and plain rolls of it, in which criticals do not add dice. */
public final class CrisisDie {
    @Rule(DIE)
    private static final Vector<CrisisFace> SIDES =
            Vector.of(CrisisFace.values()).flatMap(face -> Vector.fill(face.faces(), face));

    private static final Distribution<CrisisFace> ODDS = Distribution.uniform(SIDES);

    private CrisisDie() {}

    /** Returns the eight sides, in the order of {@link CrisisFace}. */
    @Rule(DIE)
    public static Vector<CrisisFace> sides() {
        return SIDES;
    }

    /** Returns the odds of one die. */
    @Rule(DIE)
    public static Distribution<CrisisFace> odds() {
        return ODDS;
    }

    /** Rolls one die: the next random number below 8 is the index of the side. */
    public static CrisisFace roll(RandomSource random) {
        return SIDES.get(random.below(8));
    }

    /** Rolls one die with the first random number of the seed. */
    public static CrisisFace roll(Seed seed) {
        return roll(seed.random());
    }

    /** Rolls dice to which criticals add none, such as for the round clock or a chart. */
    @Rule(CRIT)
    public static Vector<CrisisFace> roll(int dice, Seed seed) {
        return roll(dice, seed.random());
    }

    /** Rolls dice with the next random numbers, see {@link #roll(int, Seed)}. */
    @Rule(CRIT)
    public static Vector<CrisisFace> roll(int dice, RandomSource random) {
        return Vector.fill(notNegative(dice), () -> roll(random));
    }

    static int notNegative(int dice) {
        if (dice < 0) {
            throw new IllegalArgumentException("The number of dice must be 0 or more, not " + dice + ".");
        }
        return dice;
    }
}
