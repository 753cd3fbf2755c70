package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRules.CRIT;
import static io.github.crisisrules.core.rulebook.CrisisRules.DAMAGE;
import static io.github.crisisrules.core.rulebook.CrisisRules.FAIL;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * The exact odds of what {@link CrisisRolls} rolls.
 *
 * <p>Dice of the pool are independent, each with the die its critical may add, so a roll is a sum of equal terms. A term
 * carries two numbers at once: what is counted, and the dice the policy would reroll (written as whole multiples of a
 * number larger than any count). Such dice count for nothing as they lie, so once it is known how many of them there are,
 * as many fresh dice as the limit allows are added to the sum.
 */
public final class CrisisOdds {
    private CrisisOdds() {}

    /** How many of so many dice show a face of this kind in a plain roll. */
    public static Distribution<Integer> showing(Predicate<CrisisFace> kind, int dice) {
        return Distribution.sum(CrisisDie.odds().map(face -> kind.test(face) ? 1 : 0), CrisisDie.notNegative(dice));
    }

    /** Successes of a roll. */
    public static Distribution<Integer> successes(RollRules rules, DicePool pool) {
        return counted(rules, pool, face -> rules.successes().include(face) ? 1 : 0, 1);
    }

    /** Wilds of a roll. */
    public static Distribution<Integer> wilds(RollRules rules, DicePool pool) {
        return counted(rules, pool, face -> face == CrisisFace.WILD ? 1 : 0, 1);
    }

    /** Successes and wilds of a roll together; slower than either alone. */
    public static Distribution<RollTally> tally(RollRules rules, DicePool pool) {
        int base = 2 * pool.dice() + 1;
        return counted(
                        rules,
                        pool,
                        face -> (rules.successes().include(face) ? 1 : 0) + (face == CrisisFace.WILD ? base : 0),
                        base)
                .map(code -> new RollTally(code % base, code / base));
    }

    /** Damage of an attack roll against a defence roll. */
    @Rule(DAMAGE)
    public static Distribution<Integer> damage(
            RollRules attack, DicePool attackDice, RollRules defence, DicePool defenceDice) {
        return sorted(successes(attack, attackDice).combine(successes(defence, defenceDice), CrisisRolls::damage));
    }

    /** Damage of an attack against a defence, both without rerolls. */
    public static Distribution<Integer> damage(int attackDice, int defenceDice) {
        return damage(RollRules.attack(), DicePool.of(attackDice), RollRules.defence(), DicePool.of(defenceDice));
    }

    @Rule({CRIT, FAIL})
    private static Distribution<Integer> counted(
            RollRules rules, DicePool pool, ToIntFunction<CrisisFace> count, int most) {
        Distribution<Integer> fresh = CrisisDie.odds().map(count::applyAsInt);
        int limit = rules.rerolls().limit();
        int all = 2 * pool.dice();
        if (limit == 0) {
            return sorted(
                    Distribution.sum(die(rules, face -> Distribution.certain(count.applyAsInt(face))), pool.dice()));
        }
        if (limit >= all) {
            // The limit cannot be reached: every such die is rerolled on its own.
            return sorted(Distribution.sum(
                    die(rules, face -> rules.wouldReroll(face) ? fresh : Distribution.certain(count.applyAsInt(face))),
                    pool.dice()));
        }
        int mark = (all + 1) * most;
        Distribution<Integer> marked = Distribution.sum(
                die(rules, face -> Distribution.certain(rules.wouldReroll(face) ? mark : count.applyAsInt(face))),
                pool.dice());
        Vector<Distribution<Integer>> rerolled =
                Vector.rangeClosed(0, limit).map(dice -> Distribution.sum(fresh, dice));
        return sorted(marked.flatMap(code -> {
            int kept = code % mark;
            return rerolled.get(Math.min(limit, code / mark)).map(more -> kept + more);
        }));
    }

    /** One die of the pool, with the die that its critical adds. */
    private static Distribution<Integer> die(RollRules rules, Function<CrisisFace, Distribution<Integer>> reading) {
        Distribution<Integer> added = CrisisDie.odds().flatMap(reading);
        return CrisisDie.odds().flatMap(face -> {
            Distribution<Integer> own = reading.apply(face);
            return face == CrisisFace.CRITICAL && rules.criticalsAddDice()
                    ? Distribution.sum(Vector.of(own, added))
                    : own;
        });
    }

    private static Distribution<Integer> sorted(Distribution<Integer> odds) {
        return odds.sorted(Integer::compare);
    }
}
