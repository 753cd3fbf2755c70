package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.dice.CrisisFace.BLANK;
import static io.github.crisisrules.core.dice.CrisisFace.BLOCK;
import static io.github.crisisrules.core.dice.CrisisFace.CRITICAL;
import static io.github.crisisrules.core.dice.CrisisFace.FAILURE;
import static io.github.crisisrules.core.dice.CrisisFace.HIT;
import static io.github.crisisrules.core.dice.CrisisFace.WILD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisRolls.RollTally;
import io.github.crisisrules.core.dice.DiceViolation.FailureLocked;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Verifies;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class CrisisRollsTest {
    private static final Vector<CrisisFace> ALL = Vector.of(CRITICAL, WILD, HIT, BLOCK, BLANK, FAILURE);

    @Test
    @Verifies({CrisisRuleId.ATTACK, CrisisRuleId.DEFENCE})
    void facesSucceedByTheKindOfRoll() {
        assertThat(ALL.filter(Successes.attack()::include)).containsExactly(CRITICAL, WILD, HIT);
        assertThat(ALL.filter(Successes.defence()::include)).containsExactly(CRITICAL, WILD, BLOCK);
        assertThat(ALL.filter(Successes.attack().also(BLANK)::include)).containsExactly(CRITICAL, WILD, HIT, BLANK);
        assertThatIllegalArgumentException().isThrownBy(() -> new Successes(TreeSet.of(CRITICAL, HIT)));
    }

    @Test
    @Verifies(CrisisRuleId.CRIT)
    void criticalsOfTheOriginalRollAddDiceAndAddedOnesDoNot() {
        Vector<CrisisFace> original = Vector.of(CRITICAL, BLANK, CRITICAL);
        assertThat(RollRules.attack().addedDice(original)).isEqualTo(2);
        CrisisRoll roll = CrisisRolls.of(RollRules.attack(), original, Vector.of(CRITICAL, WILD));
        assertThat(roll.shown()).containsExactly(CRITICAL, BLANK, CRITICAL, CRITICAL, WILD);
        assertThat(CrisisRolls.tally(RollRules.attack(), roll)).isEqualTo(new RollTally(4, 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CrisisRolls.of(RollRules.attack(), original, Vector.of(CRITICAL)))
                .withMessage("1 die was added, but the criticals of the roll add 2.");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        CrisisRolls.of(RollRules.attack().withCriticalsAddDice(false), original, Vector.of(HIT, HIT)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CrisisRoll(Vector.of(HIT), Vector.of(HIT), Vector.of(HIT, HIT)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CrisisRoll(Vector.of(HIT), Vector.empty(), Vector.of(HIT, HIT)));
    }

    @Test
    @Verifies(CrisisRuleId.FAIL)
    void thePolicyTakesDiceThatDoNotSucceedAsTheyLieAndPassesOverFailures() {
        RollRules attack = RollRules.attack();
        CrisisRoll roll = CrisisRolls.of(attack, Vector.of(FAILURE, BLANK, CRITICAL, BLOCK, HIT), Vector.of(BLANK));
        assertThat(CrisisRolls.rerolls(attack, roll)).isEmpty();
        assertThat(CrisisRolls.rerolls(attack.rerolling(2), roll)).containsExactly(1, 3);
        assertThat(CrisisRolls.rerolls(attack.withRerolls(RerollPolicy.all()), roll))
                .containsExactly(1, 3, 5);
        assertThat(CrisisRolls.rerolls(attack.rerolling(2).withFailuresUnlocked(true), roll))
                .containsExactly(0, 1);
    }

    @Test
    @Verifies({CrisisRuleId.FAIL, CrisisRuleId.CRIT})
    void aFailureIsNotTouchedUnlessAnEffectSaysSo() {
        RollRules attack = RollRules.attack();
        CrisisRoll roll = CrisisRolls.of(attack, Vector.of(BLANK, FAILURE), Vector.empty());
        assertThat(CrisisRolls.turn(attack, roll, LinkedHashMap.of(1, HIT)).getLeft())
                .isEqualTo(new FailureLocked(1));
        assertThat(new FailureLocked(1).describe())
                .isEqualTo("Die 2 shows a failure, which cannot be rerolled or changed. Choose another die.");
        assertThat(new FailureLocked(1).rule()).containsExactly(CrisisRuleId.FAIL);
        assertThat(CrisisRolls.turn(attack.withFailuresUnlocked(true), roll, LinkedHashMap.of(1, HIT))
                        .get()
                        .shown())
                .containsExactly(BLANK, HIT);
        // A rerolled critical adds no die.
        CrisisRoll turned =
                CrisisRolls.turn(attack, roll, LinkedHashMap.of(0, CRITICAL)).get();
        assertThat(turned.shown()).containsExactly(CRITICAL, FAILURE);
        assertThat(turned.added()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisRolls.turn(attack, roll, LinkedHashMap.of(2, HIT)));
    }

    @Test
    @Verifies(CrisisRuleId.POOL)
    void aPoolNeverFallsBelowOneDie() {
        assertThat(DicePool.of(3).plus(-2)).isEqualTo(DicePool.of(1));
        assertThat(DicePool.of(3).plus(-9)).isEqualTo(DicePool.of(1));
        assertThat(DicePool.of(3).plus(4)).isEqualTo(DicePool.of(7));
        assertThatIllegalArgumentException().isThrownBy(() -> DicePool.of(0));
    }

    @Test
    @Verifies(CrisisRuleId.DAMAGE)
    void damageIsWhatTheDefenceDoesNotCancel() {
        assertThat(CrisisRolls.damage(5, 2)).isEqualTo(3);
        assertThat(CrisisRolls.damage(2, 2)).isZero();
        assertThat(CrisisRolls.damage(1, 4)).isZero();
    }

    @Test
    @Verifies(CrisisRuleId.CRIT)
    void plainRollsAddNothing() {
        for (int i = 0; i < 100; i++) {
            assertThat(CrisisDie.roll(5, Seed.of(i))).hasSize(5);
        }
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisDie.roll(-1, Seed.of(1)));
    }

    @Test
    void aRollFollowsFromItsSeedAndKeepsToItsRules() {
        RollRules rules = RollRules.attack().rerolling(2);
        RandomSource random = Seed.of(7).random();
        for (int i = 0; i < 2_000; i++) {
            Seed seed = Seed.of(i);
            CrisisRoll roll = CrisisRolls.roll(rules, DicePool.of(6), seed);
            assertThat(roll).isEqualTo(CrisisRolls.roll(rules, DicePool.of(6), seed));
            CrisisRoll before = CrisisRolls.of(rules, roll.original(), roll.added());
            Vector<Integer> rerolled = CrisisRolls.rerolls(rules, before);
            for (int position = 0; position < roll.shown().size(); position++) {
                if (!rerolled.contains(position)) {
                    assertThat(roll.shown().get(position))
                            .isEqualTo(before.shown().get(position));
                }
            }
            assertThat(CrisisDie.roll(random)).isIn(ALL);
        }
    }

    @Test
    @Verifies({CrisisRuleId.CRIT, CrisisRuleId.FAIL})
    void diceThatPeopleLayDownAreCheckedAsFarAsTheyGo() {
        RollRules defence = RollRules.defence();
        DicePool three = DicePool.of(3);
        assertThat(CrisisRolls.fault(defence, three, CrisisRoll.parse("CB- + F")))
                .isEmpty();
        assertThat(CrisisRolls.fault(defence, three, CrisisRoll.parse("B- + -> BB")))
                .isNotEmpty();
        assertThat(CrisisRolls.fault(defence, three, CrisisRoll.parse("BB")))
                .containsExactly(new DiceViolation.WrongDiceCount(2, 3));
        assertThat(CrisisRolls.fault(defence, CrisisRoll.parse("CB-")))
                .containsExactly(new DiceViolation.WrongAddedDiceCount(0, 1));
        assertThat(CrisisRolls.fault(defence.withCriticalsAddDice(false), CrisisRoll.parse("CB-")))
                .isEmpty();
        assertThat(CrisisRolls.fault(defence, CrisisRoll.parse("-F- -> BBB"))).containsExactly(new FailureLocked(1));
        assertThat(CrisisRolls.fault(defence.withFailuresUnlocked(true), CrisisRoll.parse("-F- -> BBB")))
                .isEmpty();
        assertThat(CrisisRolls.changed(CrisisRoll.parse("C-- + H -> C-BB"))).containsExactly(2, 3);
        assertThat(new DiceViolation.WrongDiceCount(1, 3).describe())
                .isEqualTo("1 die was rolled, but the pool has 3.");
    }

    @Test
    void aRollByTheRulesHasNoFault() {
        for (int i = 0; i < 300; i++) {
            RollRules rules = RollRules.attack().rerolling(i % 4);
            DicePool pool = DicePool.of(1 + i % 9);
            CrisisRoll roll = CrisisRolls.roll(rules, pool, Seed.of(i));
            assertThat(CrisisRolls.fault(rules, pool, roll)).isEmpty();
            assertThat(CrisisRolls.changed(roll).size()).isLessThanOrEqualTo(i % 4);
        }
    }
}
