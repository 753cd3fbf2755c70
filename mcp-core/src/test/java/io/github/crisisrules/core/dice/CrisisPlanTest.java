package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.dice.CrisisFace.BLANK;
import static io.github.crisisrules.core.dice.CrisisFace.BLOCK;
import static io.github.crisisrules.core.dice.CrisisFace.CRITICAL;
import static io.github.crisisrules.core.dice.CrisisFace.FAILURE;
import static io.github.crisisrules.core.dice.CrisisFace.HIT;
import static io.github.crisisrules.core.dice.CrisisFace.WILD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Verifies;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CrisisPlanTest {
    private static final RollRules PLAIN_ATTACK = RollRules.attack().withCriticalsAddDice(false);
    private static final RollRules PLAIN_DEFENCE = RollRules.defence().withCriticalsAddDice(false);
    private static final RollGoal A_WILD = RollGoal.atLeast(1, WILD);
    private static final RollGoal TWO_WILDS = RollGoal.atLeast(2, WILD);

    @Test
    @Verifies(CrisisRuleId.FAIL)
    void aWildOnTwoDiceWithOneRerollByPencil() {
        // 64 ways. A wild at once: 64 - 7 x 7 = 15. Two failures: 1, nothing may be rerolled.
        // The other 48 reroll a die that is no failure, be it a hit or a critical: one in eight, 6. Together 21.
        CrisisPlan plan = CrisisPlan.of(PLAIN_ATTACK.rerolling(1)).towards(A_WILD);
        assertThat(CrisisOdds.goal(plan, DicePool.of(2))).isEqualTo(Ratio.of(21, 64));
        // Unlocked, the two failures reroll as well: 15 and 49 eighths of 64.
        CrisisPlan unlocked = plan.withRules(PLAIN_ATTACK.rerolling(1).withFailuresUnlocked(true));
        assertThat(CrisisOdds.goal(unlocked, DicePool.of(2))).isEqualTo(Ratio.of(15 * 8 + 49, 512));
    }

    @Test
    @Verifies(CrisisRuleId.CRIT)
    void twoWildsOfSixDiceWithOneReroll() {
        CrisisPlan plan = CrisisPlan.of(RollRules.attack().rerolling(1)).towards(TWO_WILDS);
        assertThat(CrisisOdds.goal(plan, DicePool.of(6))).isEqualTo(Ratio.parse("69033811137/274877906944"));
        // Rerolling only what does not succeed is worse.
        Ratio fixed = CrisisOdds.wilds(RollRules.attack().rerolling(1), DicePool.of(6))
                .chance(wilds -> wilds >= 2);
        assertThat(fixed.toDecimal(5)).isEqualTo("0.24946");
    }

    @Test
    void coverAndPierceOnOneDieByPencil() {
        DicePool one = DicePool.of(1);
        // Critical, wild, block: 3 of 8; cover turns the two blanks into blocks: 5 of 8.
        CrisisPlan defence = CrisisPlan.of(PLAIN_DEFENCE).changing(FaceChange.cover());
        assertThat(CrisisOdds.successes(defence, one).probability(1)).isEqualTo(Ratio.of(5, 8));
        // A piercing attack turns the one success into a blank, after the cover.
        assertThat(CrisisOdds.successes(defence.opposedBy(FaceChange.pierce()), one)
                        .outcomes())
                .containsExactly(0);
        // One attack die against it: 4 of 8 succeed, none is cancelled.
        assertThat(CrisisOdds.damage(CrisisPlan.of(PLAIN_ATTACK), one, defence.opposedBy(FaceChange.pierce()), one)
                        .probability(1))
                .isEqualTo(Ratio.of(1, 2));
        assertThat(CrisisOdds.damage(CrisisPlan.of(PLAIN_ATTACK), one, defence, one)
                        .probability(1))
                .isEqualTo(Ratio.of(4 * 3, 64));
    }

    @Test
    @Verifies(CrisisRuleId.FAIL)
    void aFailureIsNotChangedUnlessUnlocked() {
        FaceChange anything = FaceChange.of(1, HIT, BLANK, FAILURE);
        assertThat(CrisisOdds.successes(CrisisPlan.of(PLAIN_ATTACK).changing(anything), DicePool.of(1))
                        .probability(1))
                .isEqualTo(Ratio.of(6, 8));
        assertThat(CrisisOdds.successes(
                                CrisisPlan.of(PLAIN_ATTACK.withFailuresUnlocked(true))
                                        .changing(anything),
                                DicePool.of(1))
                        .probability(1))
                .isEqualTo(Ratio.of(7, 8));
    }

    @Test
    void theBestAndTheWorstOfTwoDiceByPencil() {
        DicePool two = DicePool.of(2);
        CrisisPlan attack = CrisisPlan.of(PLAIN_ATTACK);
        // The better of two succeeds unless both do not: 3/4. The worse succeeds if both do: 1/4.
        assertThat(CrisisOdds.successes(attack.keeping(KeptDice.highest(1)), two)
                        .probability(1))
                .isEqualTo(Ratio.of(3, 4));
        assertThat(CrisisOdds.successes(attack.keeping(KeptDice.dropHighest(1)), two)
                        .probability(1))
                .isEqualTo(Ratio.of(1, 4));
        assertThat(CrisisOdds.successes(attack.keeping(KeptDice.lowest(1)), two).probability(1))
                .isEqualTo(Ratio.of(1, 4));
        // In a defence hits come before blocks unless another order is said: block first, 1 - (5/8)^2.
        KeptDice forDefence = KeptDice.highest(1).by(CRITICAL, WILD, BLOCK, HIT, BLANK, FAILURE);
        assertThat(CrisisOdds.successes(CrisisPlan.of(PLAIN_DEFENCE).keeping(forDefence), two)
                        .probability(1))
                .isEqualTo(Ratio.of(39, 64));
        assertThat(KeptDice.dropLowest(2).of(FaceTally.parse("CHH-F")).text()).isEqualTo("CHH");
        assertThat(KeptDice.highest(9).of(FaceTally.parse("CHH-F")).text()).isEqualTo("CHH-F");
    }

    @Test
    @Verifies({CrisisRuleId.DIE, CrisisRuleId.CRIT})
    void allFacesTogetherAreMultinomial() {
        // Without added dice: 5! / (2! 1! 2!) ways times 1^2 1^1 2^2 sides.
        Distribution<FaceTally> plain = CrisisOdds.faces(CrisisPlan.of(PLAIN_ATTACK), DicePool.of(5));
        assertThat(plain.probability(FaceTally.parse("CCWHH"))).isEqualTo(Ratio.of(30 * 4, 1 << 15));
        assertThat(plain.outcomes()).hasSize(252);
        // Two dice, one critical that adds a wild, the other a wild: 2 orders x 1 x 1 of 64, then 1 of 8.
        assertThat(CrisisOdds.faces(CrisisPlan.of(RollRules.attack()), DicePool.of(2))
                        .probability(FaceTally.parse("CWW")))
                .isEqualTo(Ratio.of(2, 512));
        // Each count alone is what it is for that face alone.
        Distribution<FaceTally> joint = CrisisOdds.faces(CrisisPlan.of(RollRules.attack()), DicePool.of(7));
        for (CrisisFace face : CrisisFace.values()) {
            assertThat(joint.map(tally -> tally.count(face)))
                    .isEqualTo(CrisisOdds.count(CrisisPlan.of(RollRules.attack()), DicePool.of(7), TreeSet.of(face)));
        }
        assertThat(joint.total()).isLessThanOrEqualTo(BigInteger.ONE.shiftLeft(42));
    }

    static Vector<CrisisPlan> plans() {
        RollRules attack = RollRules.attack();
        RollRules defence = RollRules.defence();
        RollGoal spread =
                RollGoal.custom("hits without wilds", tally -> 3L * tally.hits() - 5L * tally.wilds(), HIT, WILD);
        RollGoal all = RollGoal.custom("a pair of the same", tally -> {
            long pairs = 0;
            for (CrisisFace face : CrisisFace.values()) {
                pairs += tally.count(face) / 2;
            }
            return pairs;
        });
        FaceChange cover = FaceChange.cover();
        FaceChange pierce = FaceChange.pierce();
        return Vector.of(
                CrisisPlan.of(attack),
                CrisisPlan.of(attack.rerolling(1)).towards(A_WILD),
                CrisisPlan.of(attack.rerolling(2)).towards(TWO_WILDS),
                CrisisPlan.of(attack.rerolling(2)).towards(TWO_WILDS, RollGoal.most(Successes.attack())),
                CrisisPlan.of(attack.rerolling(2)).towards(RollGoal.atLeast(3, Successes.attack()), A_WILD),
                CrisisPlan.of(attack.rerolling(2).withFailuresUnlocked(true)).towards(RollGoal.most(FAILURE)),
                CrisisPlan.of(PLAIN_ATTACK.rerolling(2)).towards(all),
                CrisisPlan.of(attack.rerolling(1)).towards(all),
                CrisisPlan.of(attack.rerolling(2)).towards(spread),
                CrisisPlan.of(PLAIN_ATTACK.withRerolls(RerollPolicy.all()))
                        .towards(RollGoal.atLeast(2, CRITICAL, WILD)),
                CrisisPlan.of(defence.rerolling(1)).changing(cover),
                CrisisPlan.of(defence.rerolling(1)).opposedBy(pierce),
                CrisisPlan.of(defence.rerolling(1)).changing(cover).opposedBy(pierce),
                CrisisPlan.of(defence)
                        .changing(FaceChange.of(2, BLOCK, BLANK, HIT))
                        .opposedBy(pierce)
                        .opposedBy(pierce),
                CrisisPlan.of(defence.rerolling(1))
                        .towards(A_WILD)
                        .changing(cover)
                        .opposedBy(pierce),
                CrisisPlan.of(attack.rerolling(1).withFailuresUnlocked(true))
                        .towards(RollGoal.atLeast(2, WILD))
                        .changing(FaceChange.of(1, HIT, BLANK, FAILURE))
                        .changing(FaceChange.of(1, WILD, HIT)),
                CrisisPlan.of(attack.rerolling(1)).keeping(KeptDice.highest(2)),
                CrisisPlan.of(attack.rerolling(1))
                        .keeping(KeptDice.dropLowest(1))
                        .towards(TWO_WILDS),
                CrisisPlan.of(attack.rerolling(1)).keeping(KeptDice.lowest(2)).changing(FaceChange.of(1, HIT, BLANK)),
                CrisisPlan.of(defence.rerolling(1))
                        .keeping(KeptDice.dropHighest(1).by(BLOCK, CRITICAL, HIT, WILD, FAILURE, BLANK))
                        .opposedBy(pierce));
    }

    @ParameterizedTest
    @MethodSource("plans")
    @Verifies({CrisisRuleId.CRIT, CrisisRuleId.FAIL})
    void agreesWithTheLiteralReading(CrisisPlan plan) {
        assertAgreesUpTo(2, plan);
    }

    static void assertAgreesUpTo(int most, CrisisPlan plan) {
        for (int dice = 1; dice <= most; dice++) {
            DicePool pool = DicePool.of(dice);
            Distribution<FaceTally> literal = LiteralPlan.odds(plan, dice);
            RollGoal goal = plan.aims().head();
            assertThat(CrisisOdds.goal(plan, pool)).isEqualTo(literal.expectation(goal::worth));
            assertThat(CrisisOdds.faces(plan, pool)).isEqualTo(literal);
            assertThat(CrisisOdds.successes(plan, pool))
                    .isEqualTo(literal.map(
                            tally -> tally.count(plan.rules().successes().faces())));
            assertThat(CrisisOdds.count(plan, pool, TreeSet.of(HIT))).isEqualTo(literal.map(FaceTally::hits));
            assertThat(CrisisOdds.reading(plan, pool, tally -> tally.wilds() - tally.blanks(), WILD, BLANK))
                    .isEqualTo(literal.map(tally -> tally.wilds() - tally.blanks()));
        }
    }

    @Test
    void mostSuccessesIsTheFixedPolicy() {
        for (int limit : new int[] {0, 1, 3, 7}) {
            RollRules rules = RollRules.defence().rerolling(limit);
            assertThat(CrisisOdds.tally(
                            CrisisPlan.of(rules).towards(RollGoal.most(BLOCK, WILD, CRITICAL)), DicePool.of(4)))
                    .isEqualTo(CrisisOdds.tally(rules, DicePool.of(4)));
        }
    }

    @Test
    void noGoalIsServedBetterThanByItsOwnPlan() {
        DicePool pool = DicePool.of(5);
        Vector<RollGoal> goals = Vector.of(
                A_WILD, TWO_WILDS, RollGoal.atLeast(4, Successes.attack()), RollGoal.most(HIT), RollGoal.most(BLANK));
        for (RollGoal wanted : goals) {
            Ratio best = CrisisOdds.goal(
                    CrisisPlan.of(RollRules.attack().rerolling(2)).towards(wanted), pool);
            for (RollGoal other : goals) {
                CrisisPlan plan = CrisisPlan.of(RollRules.attack().rerolling(2)).towards(other);
                Ratio mean = CrisisOdds.reading(plan, pool, wanted::worth).expectation(worth -> worth);
                assertThat(mean).isLessThanOrEqualTo(best);
            }
            Ratio fewer = CrisisOdds.goal(
                    CrisisPlan.of(RollRules.attack().rerolling(1)).towards(wanted), pool);
            assertThat(fewer).isLessThan(best);
        }
    }

    @Test
    void adviceOnDiceAsTheyLie() {
        CrisisPlan plan = CrisisPlan.of(RollRules.attack().rerolling(2)).towards(TWO_WILDS);
        RerollAdvice advice = RerollAdvice.of(plan, DicePool.of(5));
        // Two wilds are there: nothing is rerolled. One is: the blank goes first, then the hit, never the failure.
        assertThat(advice.dice(CrisisRoll.parse("W-WFH"))).isEmpty();
        assertThat(advice.expectedWorth(CrisisRoll.parse("W-WFH"))).isEqualTo(Ratio.ONE);
        assertThat(advice.dice(CrisisRoll.parse("FHWHH"))).containsExactly(1, 3);
        assertThat(advice.dice(CrisisRoll.parse("FHW-H"))).containsExactly(1, 3);
        // One of two fresh dice is a wild: 1 - (7/8)^2.
        assertThat(advice.expectedWorth(CrisisRoll.parse("FHW-H"))).isEqualTo(Ratio.of(15, 64));
        assertThat(advice.dice(CrisisRoll.parse("FFFFF"))).isEmpty();
        assertThat(advice.expectedWorth(CrisisRoll.parse("FFFFF"))).isEqualTo(Ratio.ZERO);
        // As a second goal successes are sought where the wilds are there.
        RerollAdvice both = RerollAdvice.of(plan.towards(TWO_WILDS, RollGoal.most(Successes.attack())), DicePool.of(5));
        assertThat(both.dice(CrisisRoll.parse("W-WFH"))).containsExactly(1);
        assertThat(both.expectedWorth(CrisisRoll.parse("FHW-H"))).isEqualTo(Ratio.of(15, 64));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> advice.dice(CrisisRoll.parse("HHHHHHHHHHH")))
                .withMessage(
                        "This advice is for rolls of at most 10 dice, not 11. Create the advice for a larger pool.");
    }

    @Test
    void aTooLongCalculationIsRefusedWithItsNumberOfSteps() {
        CrisisPlan plan = CrisisPlan.of(RollRules.attack().rerolling(5));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CrisisOdds.successes(plan, DicePool.of(101)))
                .withMessage("Odds are computed for at most 100 dice, not 101. Roll fewer dice.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CrisisOdds.showing(face -> true, 1001))
                .withMessageContaining("at most 1000");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CrisisOdds.faces(plan, DicePool.of(40)))
                .withMessageContainingAll("40 dice with 5 rerolls", "6 kinds", "the limit is 8000000", "fewer faces");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        CrisisOdds.successes(plan.changing(FaceChange.of(90, HIT, BLANK, BLOCK)), DicePool.of(90)))
                .withMessageContaining("steps");
        assertThatIllegalArgumentException().isThrownBy(() -> RerollAdvice.of(plan, DicePool.of(1_000_000)));
        // A dozen dice with all faces apart, and a hundred with two kinds, are not.
        assertThat(CrisisOdds.faces(CrisisPlan.of(RollRules.attack()), DicePool.of(12))
                        .chance(tally -> true))
                .isEqualTo(Ratio.ONE);
        assertThat(CrisisOdds.successes(plan, DicePool.of(100)).outcomes().last())
                .isEqualTo(200);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> RollGoal.atLeast(0, WILD));
        assertThatIllegalArgumentException().isThrownBy(() -> RollGoal.atLeast(1));
        assertThatIllegalArgumentException().isThrownBy(() -> RollGoal.most());
        assertThatIllegalArgumentException().isThrownBy(() -> FaceChange.of(0, BLOCK, BLANK));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FaceChange.of(1, BLOCK, BLANK, BLOCK))
                .withMessageContaining("another face");
        assertThatIllegalArgumentException().isThrownBy(() -> KeptDice.highest(-1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KeptDice.highest(1).by(HIT, HIT))
                .withMessage("An order of faces must contain each of the six once, not HIT, HIT.");
        assertThatIllegalArgumentException().isThrownBy(() -> new FaceTally(0, 0, -1, 0, 0, 0));
    }

    @Test
    void goalsAndChangesAreDescribed() {
        assertThat(TWO_WILDS.describe()).isEqualTo("at least 2 dice showing wild");
        assertThat(RollGoal.most(Successes.attack()).describe())
                .isEqualTo("as many dice as possible showing critical, wild or hit");
        assertThat(FaceChange.pierce().describe()).isEqualTo("up to 1 die from critical, wild or block to blank");
    }
}
