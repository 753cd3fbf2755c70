package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRules.CRIT;
import static io.github.crisisrules.core.rulebook.CrisisRules.DIE;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;

/** The eight-sided die of the game, and plain rolls of it: those in which criticals add nothing. */
public final class CrisisDie {
    @Rule(DIE)
    private static final Vector<CrisisFace> SIDES =
            Vector.of(CrisisFace.values()).flatMap(face -> Vector.fill(face.faces(), face));

    private static final Distribution<CrisisFace> ODDS = Distribution.uniform(SIDES);

    private CrisisDie() {}

    /** The eight sides, in the order of {@link CrisisFace}. */
    @Rule(DIE)
    public static Vector<CrisisFace> sides() {
        return SIDES;
    }

    /** The odds of one die. */
    @Rule(DIE)
    public static Distribution<CrisisFace> odds() {
        return ODDS;
    }

    /** One die: the next draw below 8, as a place among the sides. */
    public static CrisisFace roll(Draw draws) {
        return SIDES.get(draws.below(8));
    }

    /** One die: the first draw of the seed. */
    public static CrisisFace roll(Seed seed) {
        return roll(seed.draws());
    }

    /** A plain roll, such as for the round clock or a chart: no die is added. */
    @Rule(CRIT)
    public static Vector<CrisisFace> roll(int dice, Seed seed) {
        return roll(dice, seed.draws());
    }

    /** A plain roll with the next draws. */
    @Rule(CRIT)
    public static Vector<CrisisFace> roll(int dice, Draw draws) {
        return Vector.fill(notNegative(dice), () -> roll(draws));
    }

    static int notNegative(int dice) {
        if (dice < 0) {
            throw new IllegalArgumentException("a roll needs 0 dice or more, not " + dice);
        }
        return dice;
    }
}
