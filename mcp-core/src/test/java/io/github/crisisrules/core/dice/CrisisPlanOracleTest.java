package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.dice.CrisisFace.WILD;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.ChiSquare;
import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisRolls.RollTally;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Verifies;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The odds of plans against the literal reading with more dice, and against dice that are rolled: what takes longer than a moment. */
class CrisisPlanOracleTest {
    private static final RollGoal TWO_WILDS = RollGoal.atLeast(2, WILD);

    @ParameterizedTest
    @MethodSource("io.github.crisisrules.core.dice.CrisisPlanTest#plans")
    @Verifies({CrisisRuleId.CRIT, CrisisRuleId.FAIL})
    void agreesWithTheLiteralReading(CrisisPlan plan) {
        boolean small = plan.rules().rerolls().limit()
                        + plan.changes().size()
                        + plan.opposing().size()
                <= 1;
        CrisisPlanTest.assertAgreesUpTo(small ? 4 : 3, plan);
    }

    @Test
    void agreesWithTheLiteralReadingForFiveDice() {
        CrisisPlan plan = CrisisPlan.of(RollRules.attack().rerolling(1)).towards(TWO_WILDS);
        assertThat(CrisisOdds.faces(plan, DicePool.of(5))).isEqualTo(LiteralPlan.odds(plan, 5));
    }

    @Test
    void rollsThatFollowTheAdviceFollowTheOdds() {
        RandomSource random = Seed.of(41).random();
        CrisisPlan wilds = CrisisPlan.of(RollRules.attack().rerolling(2))
                .towards(RollGoal.atLeast(2, WILD), RollGoal.most(Successes.attack()));
        follows(wilds, 8, 60_000, random);
        follows(CrisisPlan.of(RollRules.defence().rerolling(3).withFailuresUnlocked(true)), 6, 40_000, random);
    }

    private static void follows(CrisisPlan plan, int dice, int trials, RandomSource random) {
        RerollAdvice advice = RerollAdvice.of(plan, DicePool.of(dice));
        LinkedHashMap<RollTally, Integer> counts = LinkedHashMap.empty();
        for (int i = 0; i < trials; i++) {
            Vector<CrisisFace> original = CrisisDie.roll(dice, random);
            CrisisRoll roll = CrisisRolls.of(
                    plan.rules(), original, CrisisDie.roll(plan.rules().addedDice(original), random));
            LinkedHashMap<Integer, CrisisFace> fresh = LinkedHashMap.empty();
            for (int place : advice.dice(roll)) {
                fresh = fresh.put(place, CrisisDie.roll(random));
            }
            CrisisRoll end = CrisisRolls.turn(plan.rules(), roll, fresh).get();
            counts = counts.put(CrisisRolls.tally(plan.rules(), end), 1, Integer::sum);
        }
        ChiSquare.assertFollows(CrisisOdds.tally(plan, DicePool.of(dice)), counts);
    }

    @Test
    void fortyDiceAreExact() {
        RollRules rules = RollRules.attack().rerolling(5);
        Distribution<Integer> odds = CrisisOdds.successes(rules, DicePool.of(40));
        // All eighty: forty criticals, and each added die a success at once or, for five at most, when rerolled; a
        // locked failure cannot be.
        BigInteger ways = BigInteger.ZERO;
        BigInteger choose = BigInteger.ONE;
        for (int missing = 0; missing <= 5; missing++) {
            // This many added dice are a blank or block first (3 of 8), then a success (4 of 8).
            ways = ways.add(choose.multiply(BigInteger.valueOf(3).pow(missing))
                    .multiply(BigInteger.valueOf(4).pow(40))
                    .multiply(BigInteger.valueOf(8).pow(5 - missing)));
            choose = choose.multiply(BigInteger.valueOf(40 - missing)).divide(BigInteger.valueOf(missing + 1));
        }
        assertThat(odds.probability(80)).isEqualTo(Ratio.of(ways, BigInteger.ONE.shiftLeft(3 * 85)));
        assertThat(CrisisOdds.tally(rules, DicePool.of(40)).map(RollTally::successes))
                .isEqualTo(odds);
        CrisisPlan wilds = CrisisPlan.of(rules).towards(TWO_WILDS, RollGoal.most(Successes.attack()));
        assertThat(CrisisOdds.goal(wilds, DicePool.of(40)))
                .isEqualTo(CrisisOdds.tally(wilds, DicePool.of(40)).chance(tally -> tally.wilds() >= 2));
        assertThat(CrisisOdds.goal(
                        CrisisPlan.of(rules).towards(RollGoal.atLeast(80, Successes.attack())), DicePool.of(40)))
                .isEqualTo(odds.probability(80));
    }
}
