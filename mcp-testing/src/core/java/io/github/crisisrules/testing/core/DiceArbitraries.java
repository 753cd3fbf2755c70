package io.github.crisisrules.testing.core;

import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.RollRules;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of Crisis dice that were rolled, and of the rules of rolls. */
public final class DiceArbitraries {
    private DiceArbitraries() {}

    /** Returns 0 to {@code most} dice, each with the chances of its faces. */
    public static Arbitrary<Vector<CrisisFace>> dice(int most) {
        return Arbitraries.of(CrisisDie.sides().toJavaList())
                .list()
                .ofMaxSize(most)
                .map(Vector::ofAll);
    }

    /** Returns the rules of attack and defence rolls, and of plain rolls, with 0 to 4 rerolls, failures locked or not. */
    public static Arbitrary<RollRules> rules() {
        return Combinators.combine(
                        Arbitraries.of(RollRules.attack(), RollRules.defence()),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.of(true, false))
                .as((rules, adding, rerolls, unlocked) ->
                        rules.withCriticalsAddDice(adding).rerolling(rerolls).withFailuresUnlocked(unlocked));
    }
}
