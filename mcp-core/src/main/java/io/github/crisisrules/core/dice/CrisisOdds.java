package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRules.DAMAGE;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The exact odds of what {@link CrisisRolls} rolls, and of rolls that follow a {@link CrisisPlan}. A roll of 40 dice takes
 * milliseconds; what would take too long is refused with the number.
 */
public final class CrisisOdds {
    private CrisisOdds() {}

    /** How many of this many dice show a face of this kind in a plain roll. */
    public static Distribution<Integer> showing(Predicate<CrisisFace> kind, int dice) {
        return Distribution.sum(CrisisDie.odds().map(face -> kind.test(face) ? 1 : 0), OddsLimit.plain(dice));
    }

    /** Successes of a roll. */
    public static Distribution<Integer> successes(RollRules rules, DicePool pool) {
        return successes(CrisisPlan.of(rules), pool);
    }

    /** Wilds of a roll. */
    public static Distribution<Integer> wilds(RollRules rules, DicePool pool) {
        return wilds(CrisisPlan.of(rules), pool);
    }

    /** Successes and wilds of a roll together; slower than either alone. */
    public static Distribution<RollTally> tally(RollRules rules, DicePool pool) {
        return tally(CrisisPlan.of(rules), pool);
    }

    /** Damage of an attack roll against a defence roll. */
    public static Distribution<Integer> damage(
            RollRules attack, DicePool attackDice, RollRules defence, DicePool defenceDice) {
        return damage(CrisisPlan.of(attack), attackDice, CrisisPlan.of(defence), defenceDice);
    }

    /** Damage of an attack against a defence, both without rerolls. */
    public static Distribution<Integer> damage(int attackDice, int defenceDice) {
        return damage(RollRules.attack(), DicePool.of(attackDice), RollRules.defence(), DicePool.of(defenceDice));
    }

    /** What the plan's first goal can expect: the chance of an at-least goal, the mean of a goal of most. */
    public static Ratio goal(CrisisPlan plan, DicePool pool) {
        return PlanOdds.of(plan, pool, Counting.of(plan.aims().head())).expectation(worth -> worth);
    }

    /** Successes of a roll that follows a plan. */
    public static Distribution<Integer> successes(CrisisPlan plan, DicePool pool) {
        return count(plan, pool, plan.rules().successes().faces());
    }

    /** Wilds of a roll that follows a plan. */
    public static Distribution<Integer> wilds(CrisisPlan plan, DicePool pool) {
        return count(plan, pool, TreeSet.of(CrisisFace.WILD));
    }

    /** How many dice of a roll that follows a plan show any of these faces. */
    public static Distribution<Integer> count(CrisisPlan plan, DicePool pool, TreeSet<CrisisFace> faces) {
        return PlanOdds.of(plan, pool, Counting.of(faces));
    }

    /** Successes and wilds together of a roll that follows a plan. */
    public static Distribution<RollTally> tally(CrisisPlan plan, DicePool pool) {
        TreeSet<CrisisFace> successes = plan.rules().successes().faces();
        Counting<RollTally> both = new Counting<>(
                Vector.of(successes, TreeSet.of(CrisisFace.WILD)),
                faces -> new RollTally(faces.count(successes), faces.wilds()),
                Option.of(Comparator.comparingInt(RollTally::wilds).thenComparingInt(RollTally::successes)));
        return PlanOdds.of(plan, pool, both);
    }

    /** All faces together of a roll that follows a plan; for a dozen dice. */
    public static Distribution<FaceTally> faces(CrisisPlan plan, DicePool pool) {
        return reading(plan, pool, tally -> tally);
    }

    /**
     * What your own function makes of the faces. Its tally counts these faces only and holds 0 for the others; where
     * none is named it counts all. Fewer faces allow more dice.
     */
    public static <R> Distribution<R> reading(
            CrisisPlan plan, DicePool pool, Function<FaceTally, R> reading, CrisisFace... faces) {
        TreeSet<CrisisFace> asked = TreeSet.of(faces.length == 0 ? CrisisFace.values() : faces);
        return PlanOdds.of(plan, pool, Counting.of(asked, reading));
    }

    /** Damage of an attack against a defence, each following its plan and its own goal, whatever the other rolled. */
    @Rule(DAMAGE)
    public static Distribution<Integer> damage(
            CrisisPlan attack, DicePool attackDice, CrisisPlan defence, DicePool defenceDice) {
        return successes(attack, attackDice)
                .combine(successes(defence, defenceDice), CrisisRolls::damage)
                .sorted(Integer::compare);
    }
}
