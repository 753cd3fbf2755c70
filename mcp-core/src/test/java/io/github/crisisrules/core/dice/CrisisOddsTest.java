package io.github.crisisrules.core.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Distribution;
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

class CrisisOddsTest {
    private static final RollRules PLAIN_ATTACK = RollRules.attack().withCriticalsAddDice(false);

    @Test
    @Verifies(CrisisRuleId.DIE)
    void theDieHasEightFaces() {
        assertThat(CrisisDie.sides()).hasSize(8);
        assertThat(CrisisDie.odds().total()).isEqualTo(BigInteger.valueOf(8));
        assertThat(CrisisDie.odds().probability(CrisisFace.CRITICAL)).isEqualTo(Ratio.of(1, 8));
        assertThat(CrisisDie.odds().probability(CrisisFace.WILD)).isEqualTo(Ratio.of(1, 8));
        assertThat(CrisisDie.odds().probability(CrisisFace.HIT)).isEqualTo(Ratio.of(1, 4));
        assertThat(CrisisDie.odds().probability(CrisisFace.BLOCK)).isEqualTo(Ratio.of(1, 8));
        assertThat(CrisisDie.odds().probability(CrisisFace.BLANK)).isEqualTo(Ratio.of(1, 4));
        assertThat(CrisisDie.odds().probability(CrisisFace.FAILURE)).isEqualTo(Ratio.of(1, 8));
    }

    @Test
    @Verifies(CrisisRuleId.CRIT)
    void oneDieShowsAWildNineTimesInSixtyFour() {
        // A wild (1/8), or a critical and a wild on the added die (1/64).
        assertThat(CrisisOdds.wilds(RollRules.attack(), DicePool.of(1)).chance(wilds -> wilds > 0))
                .isEqualTo(Ratio.of(9, 64));
        // The added die adds no more: two wilds never come from one die.
        assertThat(CrisisOdds.wilds(RollRules.attack(), DicePool.of(1)).outcomes())
                .containsExactly(0, 1);
        assertThat(CrisisOdds.wilds(PLAIN_ATTACK, DicePool.of(1)).chance(wilds -> wilds > 0))
                .isEqualTo(Ratio.of(1, 8));
    }

    @Test
    @Verifies({CrisisRuleId.ATTACK, CrisisRuleId.DEFENCE})
    void oneDieSucceedsInAttackHalfTheTimeAndLessInDefence() {
        // Attack: critical, wild and two hits of eight; after a critical a second success half the time.
        assertThat(CrisisOdds.successes(RollRules.attack(), DicePool.of(1)))
                .isEqualTo(Distribution.weighted(LinkedHashMap.of(0, 8, 1, 7, 2, 1)));
        // Defence: critical, wild and block of eight: 40/64 none; 1/8 + 1/8 + 1/8 x 5/8 one; 3/64 two.
        assertThat(CrisisOdds.successes(RollRules.defence(), DicePool.of(1)))
                .isEqualTo(Distribution.weighted(LinkedHashMap.of(0, 40, 1, 21, 2, 3)));
        assertThat(RollRules.dodge()).isEqualTo(RollRules.defence());
    }

    @Test
    void fiveDiceShowFiveEighthsOfACriticalOnAverage() {
        assertThat(CrisisOdds.showing(face -> face == CrisisFace.CRITICAL, 5).expectation(n -> n))
                .isEqualTo(Ratio.of(5, 8));
        assertThat(CrisisOdds.showing(face -> face == CrisisFace.CRITICAL, 0).outcomes())
                .containsExactly(0);
    }

    @Test
    @Verifies(CrisisRuleId.DAMAGE)
    void sixAgainstThreeMostOftenDealTwo() {
        assertThat(CrisisOdds.damage(6, 3).mode()).isEqualTo(2);
    }

    @Test
    @Verifies(CrisisRuleId.DAMAGE)
    void sevenAgainstThreeDealNothingOneTimeInEight() {
        assertThat(CrisisOdds.damage(7, 3).probability(0).toDecimal(3)).isEqualTo("0.124");
        assertThat(CrisisOdds.damage(7, 3).outcomes()).startsWith(0, 1, 2).endsWith(13, 14);
    }

    @Test
    void rerollsOfOneDieWorkedByHand() {
        // Attack without added dice: success 4/8; failure locked 1/8; blank or block 3/8 rerolled, half of them
        // succeed.
        assertThat(CrisisOdds.successes(PLAIN_ATTACK.rerolling(1), DicePool.of(1))
                        .probability(1))
                .isEqualTo(Ratio.of(11, 16));
        // Unlocked: 4/8 + 4/8 x 4/8.
        assertThat(CrisisOdds.successes(PLAIN_ATTACK.rerolling(1).withFailuresUnlocked(true), DicePool.of(1))
                        .probability(1))
                .isEqualTo(Ratio.of(3, 4));
        // With blanks counted as successes, 6/8, only the block is rerolled: 6/8 + 1/8 x 6/8.
        assertThat(CrisisOdds.successes(PLAIN_ATTACK.counting(CrisisFace.BLANK).rerolling(1), DicePool.of(1))
                        .probability(1))
                .isEqualTo(Ratio.of(27, 32));
    }

    static Vector<RollRules> readings() {
        return Vector.of(
                        RollRules.attack(),
                        RollRules.defence(),
                        RollRules.attack().counting(CrisisFace.BLANK))
                .flatMap(rules -> Vector.of(rules, rules.withCriticalsAddDice(false)))
                .flatMap(rules -> Vector.of(
                        rules,
                        rules.rerolling(1),
                        rules.rerolling(2),
                        rules.rerolling(2).withFailuresUnlocked(true),
                        rules.withRerolls(RerollPolicy.all())));
    }

    @ParameterizedTest
    @MethodSource("readings")
    @Verifies({CrisisRuleId.CRIT, CrisisRuleId.FAIL, CrisisRuleId.ATTACK, CrisisRuleId.DEFENCE})
    void agreesWithTheLiteralReading(RollRules rules) {
        assertAgreesUpTo(2, rules);
    }

    static void assertAgreesUpTo(int most, RollRules rules) {
        for (int dice = 1; dice <= most; dice++) {
            Distribution<RollTally> literal = LiteralRoll.odds(rules, dice);
            assertThat(CrisisOdds.tally(rules, DicePool.of(dice))).isEqualTo(literal);
            assertThat(CrisisOdds.successes(rules, DicePool.of(dice))).isEqualTo(literal.map(RollTally::successes));
            assertThat(CrisisOdds.wilds(rules, DicePool.of(dice))).isEqualTo(literal.map(RollTally::wilds));
        }
    }

    @Test
    void damageAgreesWithTheLiteralReading() {
        for (int attack = 1; attack <= 3; attack++) {
            for (int defence = 1; defence <= 3; defence++) {
                assertDamageAgrees(attack, defence);
            }
        }
    }

    static void assertDamageAgrees(int attack, int defence) {
        Distribution<Integer> literal = LiteralRoll.odds(RollRules.attack(), attack)
                .combine(
                        LiteralRoll.odds(RollRules.defence(), defence),
                        (a, d) -> Math.max(0, a.successes() - d.successes()));
        assertThat(CrisisOdds.damage(attack, defence)).isEqualTo(literal);
    }

    @Test
    void aLimitAboveTheNumberOfDiceIsNoLimit() {
        // One path marks dice and adds fresh ones afterwards, the other rerolls each die on its own.
        for (int dice : new int[] {1, 4, 12}) {
            RollRules marked = RollRules.attack().rerolling(2 * dice - 1);
            RollRules free = RollRules.attack().withRerolls(RerollPolicy.all());
            assertThat(CrisisOdds.successes(marked, DicePool.of(dice)))
                    .isEqualTo(CrisisOdds.successes(free, DicePool.of(dice)));
        }
    }

    @Test
    void twentyDiceAreExact() {
        Distribution<Integer> odds = CrisisOdds.successes(RollRules.attack(), DicePool.of(20));
        // Mean: each die 1/2, and the die added to each critical 1/2 of 1/8.
        assertThat(odds.expectation(n -> n)).isEqualTo(Ratio.of(20 * 9, 16));
        // All forty succeed: every die a critical, every added die a success.
        assertThat(odds.probability(40)).isEqualTo(Ratio.of(BigInteger.ONE, BigInteger.ONE.shiftLeft(80)));
        assertThat(CrisisOdds.tally(RollRules.attack(), DicePool.of(20)).map(RollTally::successes))
                .isEqualTo(odds);
        RollRules rerolling = RollRules.defence().rerolling(4);
        assertThat(CrisisOdds.tally(rerolling, DicePool.of(20)).map(RollTally::wilds))
                .isEqualTo(CrisisOdds.wilds(rerolling, DicePool.of(20)));
        assertThat(CrisisOdds.damage(20, 20).chance(damage -> damage >= 0)).isEqualTo(Ratio.ONE);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CrisisOdds.showing(face -> true, -1))
                .withMessage("The number of dice must be 0 or more, not -1.");
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisOdds.damage(0, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> RerollPolicy.upTo(-1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CrisisRolls.damage(-1, 0))
                .withMessageContaining("Successes must be 0 or more");
    }
}
