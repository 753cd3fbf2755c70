package io.github.crisisrules.core.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The first and the last that is accepted, and words that are seldom said. */
class DiceEdgesTest {
    @Test
    void oneDieOfASeedIsItsFirstDraw() {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(CrisisDie.roll(Seed.of(seed)))
                    .isEqualTo(CrisisDie.roll(Seed.of(seed).random()));
        }
    }

    @Test
    void onlyLongNamesAreShortened() {
        assertThat(CrisisFace.parse("crit")).isEqualTo(CrisisFace.CRITICAL);
        assertThat(CrisisFace.parse("fail")).isEqualTo(CrisisFace.FAILURE);
        assertThatThrownBy(() -> CrisisFace.parse("bloc")).hasMessageStartingWith("'bloc' is not a face");
    }

    @Test
    void facesAreListedAsASentenceListsThem() {
        assertThat(Wording.ENGLISH.either(Vector.of(CrisisFace.HIT))).isEqualTo("hit");
        assertThat(Wording.ENGLISH.either(Vector.of(CrisisFace.HIT, CrisisFace.BLOCK)))
                .isEqualTo("hit or block");
        assertThat(Wording.ENGLISH.either(Vector.of(CrisisFace.CRITICAL, CrisisFace.HIT, CrisisFace.BLOCK)))
                .isEqualTo("critical, hit or block");
    }

    @Test
    void noDieMayBeKept() {
        assertThat(new KeptDice(0, 0, Vector.of(CrisisFace.values())).max()).isZero();
        assertThatThrownBy(() -> new KeptDice(0, -1, Vector.of(CrisisFace.values())))
                .hasMessageContaining("not 0 and -1");
    }

    @Test
    void oneDieIsAGoalAndNoneIsNot() {
        assertThat(RollGoal.atLeast(1, CrisisFace.WILD).worth(FaceTally.of(CrisisFace.WILD)))
                .isEqualTo(1);
        assertThatThrownBy(() -> RollGoal.atLeast(0, CrisisFace.WILD)).hasMessageContaining("at least 0 dice");
    }

    @Test
    void anOwnGoalSeesTheFacesItNamesOrAll() {
        FaceTally tally = FaceTally.of(CrisisFace.HIT, CrisisFace.HIT, CrisisFace.WILD);
        assertThat(RollGoal.custom("all", seen -> 10L * seen.hits() + seen.wilds())
                        .worth(tally))
                .isEqualTo(21);
        assertThat(RollGoal.custom("hits", seen -> 10L * seen.hits() + seen.wilds(), CrisisFace.HIT)
                        .worth(tally))
                .isEqualTo(20);
        assertThat(FaceTally.none()).isEqualTo(FaceTally.of());
    }

    @Test
    void adviceIsForAllDiceOfThePoolAndTheWorstIsRerolledFirst() {
        RerollAdvice advice = RerollAdvice.of(
                CrisisPlan.of(RollRules.attack().rerolling(1)).towards(RollGoal.atLeast(1, CrisisFace.WILD)),
                DicePool.of(2));
        // A blank and a hit are as far from a wild as each other; the hit is worth more if none comes.
        assertThat(advice.dice(CrisisRoll.parse("H-"))).containsExactly(1);
        assertThat(advice.dice(CrisisRoll.parse("-H"))).containsExactly(0);
        // Two criticals add two dice: four is as many as there can be.
        assertThat(advice.dice(CrisisRoll.parse("CC + WW"))).isEmpty();
        assertThatThrownBy(() -> advice.dice(CrisisRoll.parse("CCC + WW"))).hasMessageContaining("at most 4 dice");
    }

    @Test
    void aGoalThatWantsFewerDiceIsFollowedAsWell() {
        for (int rerolls = 1; rerolls <= 2; rerolls++) {
            CrisisPlan few = CrisisPlan.of(RollRules.attack().rerolling(rerolls))
                    .towards(RollGoal.custom("few blanks and hits", tally -> -tally.blanks() - 2L * tally.hits()));
            for (int dice = 1; dice <= 2; dice++) {
                assertThat(CrisisOdds.faces(few, DicePool.of(dice))).isEqualTo(LiteralPlan.odds(few, dice));
            }
        }
    }

    @Test
    void worthsOfAnySizeAreCompared() {
        // Worths, and means of many rerolls, fill the words they are kept in to all degrees.
        for (int power = 0; power <= 58; power++) {
            assertFollowed(power, 2, 1);
        }
        for (int power = 16; power <= 17; power++) {
            assertFollowed(power, 4, 2);
        }
    }

    private static void assertFollowed(int power, int rerolls, int dice) {
        long unit = 1L << power;
        CrisisPlan plan = CrisisPlan.of(RollRules.attack().rerolling(rerolls))
                .towards(RollGoal.custom("much", tally -> unit * (tally.hits() + 2 * tally.wilds())));
        assertThat(CrisisOdds.faces(plan, DicePool.of(dice)))
                .as("worths of 2^%s", power)
                .isEqualTo(LiteralPlan.odds(plan, dice));
    }

    @Test
    void theDiceAddedByCriticalsAreCountedInWords() {
        assertThat(new DiceViolation.WrongAddedDiceCount(1, 2).describe())
                .isEqualTo("1 die was added, but the criticals of the roll add 2.");
        assertThat(new DiceViolation.WrongAddedDiceCount(0, 2).describe())
                .isEqualTo("0 dice were added, but the criticals of the roll add 2.");
    }
}
