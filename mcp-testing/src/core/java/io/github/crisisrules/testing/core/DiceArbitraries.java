package io.github.crisisrules.testing.core;

import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisPlan;
import io.github.crisisrules.core.dice.FaceChange;
import io.github.crisisrules.core.dice.KeptDice;
import io.github.crisisrules.core.dice.RollGoal;
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

    /**
     * Returns plans of up to two rerolls, two goals, one change by the player and one by the opponent, some of which keep
     * only part of the dice.
     */
    public static Arbitrary<CrisisPlan> plans() {
        Arbitrary<KeptDice> kept = Arbitraries.of(
                KeptDice.all(), KeptDice.all(), KeptDice.highest(1), KeptDice.lowest(1), KeptDice.dropLowest(1));
        return Combinators.combine(
                        rules(),
                        Arbitraries.integers().between(0, 2),
                        goals().list().ofMaxSize(2),
                        kept,
                        changes().list().ofMaxSize(1),
                        changes().list().ofMaxSize(1))
                .as((rules, rerolls, goals, keeping, own, opposing) -> CrisisPlan.of(rules.rerolling(rerolls))
                        .withGoals(Vector.ofAll(goals))
                        .withKept(keeping)
                        .withChanges(Vector.ofAll(own))
                        .withOpposing(Vector.ofAll(opposing)));
    }

    /** Returns goals: at least one or two dice, or as many as possible, of one to three faces. */
    public static Arbitrary<RollGoal> goals() {
        Arbitrary<CrisisFace[]> faces = Arbitraries.of(CrisisFace.class)
                .set()
                .ofMinSize(1)
                .ofMaxSize(3)
                .map(set -> set.toArray(CrisisFace[]::new));
        return Combinators.combine(Arbitraries.integers().between(0, 2), faces)
                .as((least, some) -> least == 0 ? RollGoal.most(some) : RollGoal.atLeast(least, some));
    }

    /** Returns changes of one or two dice to another face. */
    public static Arbitrary<FaceChange> changes() {
        return Combinators.combine(
                        Arbitraries.integers().between(1, 2),
                        Arbitraries.shuffle(CrisisFace.values()),
                        Arbitraries.integers().between(1, 3))
                .as((most, faces, from) -> FaceChange.of(
                        most, faces.get(0), faces.subList(1, 1 + from).toArray(CrisisFace[]::new)));
    }
}
