package io.github.crisisrules.core.dice;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.ChiSquare;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisRolls.RollTally;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Verifies;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The odds against the literal reading with more dice, and against dice that are rolled: what takes longer than a moment. */
class CrisisOddsOracleTest {
    @ParameterizedTest
    @MethodSource("io.github.crisisrules.core.dice.CrisisOddsTest#readings")
    @Verifies({CrisisRuleId.CRIT, CrisisRuleId.FAIL, CrisisRuleId.ATTACK, CrisisRuleId.DEFENCE})
    void agreesWithTheLiteralReading(RollRules rules) {
        int most = rules.rerolls().limit() > 2 ? 3 : rules.rerolls().limit() > 0 ? 4 : 5;
        CrisisOddsTest.assertAgreesUpTo(most, rules);
    }

    @Test
    void damageAgreesWithTheLiteralReading() {
        for (int attack = 1; attack <= 5; attack++) {
            for (int defence = 1; defence <= 4; defence++) {
                CrisisOddsTest.assertDamageAgrees(attack, defence);
            }
        }
    }

    @Test
    void agreesWithTheLiteralReadingForFiveDiceWithRerolls() {
        for (RollRules rules : Vector.of(
                RollRules.attack().rerolling(2),
                RollRules.defence().rerolling(1),
                RollRules.defence().withRerolls(RerollPolicy.all()))) {
            assertThat(CrisisOdds.tally(rules, DicePool.of(5))).isEqualTo(LiteralRoll.odds(rules, 5));
        }
    }

    @Test
    @Verifies({CrisisRuleId.CRIT, CrisisRuleId.FAIL})
    void aMillionRollsFollowTheOdds() {
        RandomSource random = Seed.of(20).random();
        follows(RollRules.attack().rerolling(3), 8, 500_000, random);
        follows(RollRules.defence().withRerolls(RerollPolicy.all()).withFailuresUnlocked(true), 6, 300_000, random);
        follows(RollRules.attack().counting(CrisisFace.BLANK), 20, 200_000, random);
    }

    private static void follows(RollRules rules, int dice, int trials, RandomSource random) {
        int[] seen = new int[10_000];
        for (int i = 0; i < trials; i++) {
            RollTally tally = CrisisRolls.tally(rules, CrisisRolls.roll(rules, DicePool.of(dice), random));
            seen[tally.successes() * 100 + tally.wilds()]++;
        }
        LinkedHashMap<RollTally, Integer> counts = LinkedHashMap.empty();
        for (int code = 0; code < seen.length; code++) {
            if (seen[code] > 0) {
                counts = counts.put(new RollTally(code / 100, code % 100), seen[code]);
            }
        }
        ChiSquare.assertFollows(CrisisOdds.tally(rules, DicePool.of(dice)), counts);
    }
}
