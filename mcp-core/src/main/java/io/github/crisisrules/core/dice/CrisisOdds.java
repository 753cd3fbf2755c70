package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.DAMAGE;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.dice.CrisisRolls.RollTally;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The exact odds of the rolls of {@link CrisisRolls} and of rolls that follow a {@link CrisisPlan}. A roll of 40
 * dice takes milliseconds. A computation that would take too long is refused with an
 * {@link IllegalArgumentException} that states its size.
 */
public final class CrisisOdds {
    private CrisisOdds() {}

    /** Returns the distribution of the number of dice that match {@code kind} in a plain roll. */
    public static Distribution<Integer> showing(Predicate<CrisisFace> kind, int dice) {
        return Distribution.sum(CrisisDie.odds().map(face -> kind.test(face) ? 1 : 0), OddsLimit.plain(dice));
    }

    /** Returns the distribution of the successes of a roll. */
    public static Distribution<Integer> successes(RollRules rules, DicePool pool) {
        return successes(CrisisPlan.of(rules), pool);
    }

    /** Returns the distribution of the wilds of a roll. */
    public static Distribution<Integer> wilds(RollRules rules, DicePool pool) {
        return wilds(CrisisPlan.of(rules), pool);
    }

    /** Returns the joint distribution of the successes and wilds of a roll. It is slower than either one. */
    public static Distribution<RollTally> tally(RollRules rules, DicePool pool) {
        return tally(CrisisPlan.of(rules), pool);
    }

    /** Returns the distribution of the damage of an attack roll against a defence roll. */
    public static Distribution<Integer> damage(
            RollRules attack, DicePool attackDice, RollRules defence, DicePool defenceDice) {
        return damage(CrisisPlan.of(attack), attackDice, CrisisPlan.of(defence), defenceDice);
    }

    /** Returns the distribution of the damage of an attack against a defence, both without rerolls. */
    public static Distribution<Integer> damage(int attackDice, int defenceDice) {
        return damage(RollRules.attack(), DicePool.of(attackDice), RollRules.defence(), DicePool.of(defenceDice));
    }

    /**
     * Returns the expected worth of the plan's first goal: the probability of an at-least goal, the mean of a goal
     * of most.
     */
    public static Ratio goal(CrisisPlan plan, DicePool pool) {
        return PlanOdds.of(plan, pool, TallyReading.of(plan.aims().head())).expectation(worth -> worth);
    }

    /** Returns the distribution of the successes of a roll that follows a plan. */
    public static Distribution<Integer> successes(CrisisPlan plan, DicePool pool) {
        return count(plan, pool, plan.rules().successes().faces());
    }

    /** Returns the distribution of the wilds of a roll that follows a plan. */
    public static Distribution<Integer> wilds(CrisisPlan plan, DicePool pool) {
        return count(plan, pool, TreeSet.of(CrisisFace.WILD));
    }

    /**
     * Returns the distribution of the number of dice that show any of the given faces in a roll that follows a
     * plan.
     */
    public static Distribution<Integer> count(CrisisPlan plan, DicePool pool, TreeSet<CrisisFace> faces) {
        return PlanOdds.of(plan, pool, TallyReading.of(faces));
    }

    /** Returns the joint distribution of the successes and wilds of a roll that follows a plan. */
    public static Distribution<RollTally> tally(CrisisPlan plan, DicePool pool) {
        TreeSet<CrisisFace> successes = plan.rules().successes().faces();
        TallyReading<RollTally> both = new TallyReading<>(
                Vector.of(successes, TreeSet.of(CrisisFace.WILD)),
                faces -> new RollTally(faces.count(successes), faces.wilds()),
                Option.of(Comparator.comparingInt(RollTally::wilds).thenComparingInt(RollTally::successes)));
        return PlanOdds.of(plan, pool, both);
    }

    /**
     * Returns the joint distribution of all faces of a roll that follows a plan. It is feasible for about a dozen
     * dice.
     */
    public static Distribution<FaceTally> faces(CrisisPlan plan, DicePool pool) {
        return reading(plan, pool, tally -> tally);
    }

    /**
     * Returns the distribution of the results of {@code reading} for a roll that follows a plan. The tally passed
     * to it counts the given faces only and holds 0 for the others; without {@code faces} it counts all. Fewer
     * faces allow more dice.
     */
    public static <R> Distribution<R> reading(
            CrisisPlan plan, DicePool pool, Function<FaceTally, R> reading, CrisisFace... faces) {
        TreeSet<CrisisFace> asked = TreeSet.of(faces.length == 0 ? CrisisFace.values() : faces);
        return PlanOdds.of(plan, pool, TallyReading.of(asked, reading));
    }

    /**
     * Returns the distribution of the damage of an attack against a defence. Each roll follows its own plan and
     * goal, regardless of the other's result.
     */
    @Rule(DAMAGE)
    public static Distribution<Integer> damage(
            CrisisPlan attack, DicePool attackDice, CrisisPlan defence, DicePool defenceDice) {
        return successes(attack, attackDice)
                .combine(successes(defence, defenceDice), CrisisRolls::damage)
                .sorted(Integer::compare);
    }
}
