package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TOTAL_OF_FEWER_THAN_TWO_DICE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class DieTest {
    private static Roll roll(String text) {
        Vector<RolledDie> dice = Vector.of(text.split(" "))
                .map(one -> one.split(":"))
                .map(one ->
                        new RolledDie(DieSize.ofSides(Integer.parseInt(one[0])).get(), Integer.parseInt(one[1])));
        return new Roll(dice);
    }

    @Test
    @Verifies(DICE)
    void stepsMoveOneSizeAndEndAtD4AndD12() {
        assertThat(DieSize.all().map(DieSize::sides)).containsExactly(4, 6, 8, 10, 12);
        assertThat(DieSize.D6.stepUp()).contains(DieSize.D8);
        assertThat(DieSize.D6.stepBack()).contains(DieSize.D4);
        assertThat(DieSize.D12.stepUp()).isEmpty();
        assertThat(DieSize.D4.up(0)).isEqualTo(DieSize.D4);
        assertThat(DieSize.D4.up(3)).isEqualTo(DieSize.D10);
        assertThat(DieSize.D8.up(3)).isEqualTo(DieSize.D12);
        assertThatThrownBy(() -> DieSize.D8.up(-1)).hasMessage("A die steps up 0 times or more, not -1.");
        assertThat(DieSize.D4.stepBack()).isEmpty();
        assertThat(DieSize.D12.stepBack()).contains(DieSize.D10);
    }

    @Test
    @Verifies(DICE)
    void theGameHasNoOtherDice() {
        for (int sides : new int[] {5, 20, 0, -4, 2, 14}) {
            assertThat(DieSize.ofSides(sides).getLeft().rule()).containsExactly(DICE);
        }
        assertThat(DieSize.parse("D20").getLeft()).isEqualTo(new DieViolation.InvalidDie("D20"));
        assertThat(Pool.parse("2d6+d5").getLeft()).isEqualTo(new DieViolation.InvalidDie("D5"));
        assertThat(Pool.parse("d0").getLeft()).isEqualTo(new DieViolation.InvalidDie("D0"));
        assertThat(Pool.parse("2x6").getLeft()).isEqualTo(new DieViolation.InvalidPool("2x6"));
        assertThat(Pool.parse("999d6+2d8").getLeft()).isEqualTo(new DieViolation.InvalidPool("999d6+2d8"));
        for (String text : new String[] {"", "d", "2d", "0d6", "6", "2d6+", "d8-d6", "-1d6"}) {
            assertThatThrownBy(() -> Pool.of(text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(Pool.parse(text).getLeft().describe());
        }
    }

    @Test
    @Verifies(DICE)
    void poolsAreReadAndWritten() {
        Pool pool = Pool.of("d10 + 2D6+d8");
        assertThat(pool.dice()).containsExactly(DieSize.D6, DieSize.D6, DieSize.D8, DieSize.D10);
        assertThat(pool).hasToString("2d6+d8+d10");
        assertThat(Pool.empty()).hasToString("0");
        assertThat(Pool.parse("0")).contains(Pool.empty());
        assertThat(Pool.of(" 0 ")).isEqualTo(Pool.empty()).isEqualTo(Pool.of()).isNotEqualTo(pool);
        assertThat(Pool.parse("2d6+d8+d10")).contains(pool);
        assertThat(pool).hasSameHashCodeAs(Pool.of(DieSize.D10, DieSize.D8, DieSize.D6, DieSize.D6));
        assertThat(pool.hashCode()).isNotEqualTo(Pool.of("d10+2d6+d12").hashCode());
        assertThat(Pool.of("999d6+d8").size()).isEqualTo(1000);
        assertThat(Pool.parse("999d6+2d8").isLeft()).isTrue();
        assertThat(pool.lowest()).contains(DieSize.D6);
        assertThat(pool.highest()).contains(DieSize.D10);
        assertThat(pool.plus(Pool.of("d6+d12"))).hasToString("3d6+d8+d10+d12");
        assertThat(pool.minus(DieSize.D6)).hasToString("d6+d8+d10");
        assertThat(pool.sides()).isEqualTo(30);
        assertThat(pool.minus(DieSize.D12)).isEqualTo(pool);
    }

    // 10:7, 8:5, 6:4, 6:3: the two highest are 7 and 5; of what is left a D6 is the effect.
    @Test
    @Verifies({ROLL, PLAYERS_CHOOSE_TOTAL_AND_EFFECT})
    void theBestTotalOfAKnownRollIsTwelve() {
        DiceChoice choice = PickStrategy.HIGHEST_TOTAL.choose(roll("10:7 8:5 6:4 6:3"), 2);
        assertThat(choice.total()).isEqualTo(12);
        assertThat(choice.effect()).isEqualTo(DieSize.D6);
        // The D10 as effect leaves 5 and 4.
        DiceChoice large = PickStrategy.LARGEST_EFFECT.choose(roll("10:7 8:5 6:4 6:3"), 2);
        assertThat(large.total()).isEqualTo(9);
        assertThat(large.effect()).isEqualTo(DieSize.D10);
        // With 10 to reach, the D10 would leave 9 only: the D8 leaves 7 + 4.
        DiceChoice still = PickStrategy.largestEffectReaching(10).choose(roll("10:7 8:5 6:4 6:3"), 2);
        assertThat(still.total()).isEqualTo(11);
        assertThat(still.effect()).isEqualTo(DieSize.D8);
        assertThat(PickStrategy.largestEffectReaching(9)
                        .choose(roll("10:7 8:5 6:4 6:3"), 2)
                        .effect())
                .isEqualTo(DieSize.D10);
        assertThat(PickStrategy.largestEffectBeating(11)
                        .choose(roll("10:7 8:5 6:4 6:3"), 2)
                        .total())
                .isEqualTo(12);
    }

    // 5 and 3 are 8 with either 3; a D8 is the effect both times. With the 3 of the D6 in the total a D8 is left over.
    @Test
    @Verifies(PLAYERS_CHOOSE_TOTAL_AND_EFFECT)
    void ofEqualChoicesTheOneThatSparesTheLargerDiceIsTaken() {
        for (String dice : new String[] {"10:5 8:3 6:3 8:2", "10:5 6:3 8:3 8:2", "6:3 8:2 8:3 10:5"}) {
            DiceChoice choice = PickStrategy.HIGHEST_TOTAL.choose(roll(dice), 2);
            assertThat(choice.total()).isEqualTo(8);
            assertThat(choice.effect()).isEqualTo(DieSize.D8);
            assertThat(choice.spareSizes()).as(dice).containsExactly(DieSize.D8);
        }
    }

    @Test
    @Verifies({ROLL, TOTAL_OF_FEWER_THAN_TWO_DICE})
    void onesAreOutAndFewDiceMakeSmallTotals() {
        DiceChoice one = PickStrategy.HIGHEST_TOTAL.choose(roll("10:1 8:5 6:1"), 2);
        assertThat(one.total()).isEqualTo(5);
        assertThat(one.effect()).isEqualTo(DieSize.D4);
        DiceChoice none = PickStrategy.HIGHEST_TOTAL.choose(roll("10:1 8:1"), 2);
        assertThat(none.total()).isZero();
        assertThat(none.effect()).isEqualTo(DieSize.D4);
        assertThat(roll("10:1 8:5 6:1").opportunities()).containsExactly(0, 2);
        DiceChoice two = PickStrategy.LARGEST_EFFECT.choose(roll("10:3 8:5 6:1"), 2);
        assertThat(two.total()).isEqualTo(8);
        assertThat(two.effect()).isEqualTo(DieSize.D4);
    }

    @Test
    @Verifies(ROLL)
    void aChoiceTakesTwoDiceAndOneMore() {
        Roll roll = roll("10:7 8:5 6:4 6:1");
        assertThat(DiceChoice.of(roll, Vector.of(0, 1), Option.some(2)).get().total())
                .isEqualTo(12);
        assertThat(DiceChoice.of(roll, Vector.of(0, 3), Option.some(2)).getLeft())
                .isEqualTo(new DieViolation.DieNotUsable(3));
        assertThat(DiceChoice.of(roll, Vector.of(0, 1), Option.some(1)).getLeft())
                .isEqualTo(new DieViolation.DieNotUsable(1));
        assertThat(DiceChoice.of(roll, Vector.of(0), Option.some(1)).getLeft())
                .isEqualTo(new DieViolation.TooFewDice(DieViolation.Use.TOTAL, 2, 1));
        assertThat(DiceChoice.of(roll, Vector.of(0, 1), Option.none()).getLeft())
                .isEqualTo(new DieViolation.TooFewDice(DieViolation.Use.EFFECT, 1, 0));
        assertThat(DiceChoice.of(roll, Vector.of(0, 9), Option.some(1)).isLeft())
                .isTrue();
    }

    // Four usable dice: 6 pairs for the total, each with 2 dice left for the effect.
    @Test
    @Verifies(PLAYERS_CHOOSE_TOTAL_AND_EFFECT)
    void allChoicesAreListed() {
        assertThat(DiceChoice.all(roll("10:7 8:5 6:4 6:3"), 2)).hasSize(12).doesNotHaveDuplicates();
        assertThat(DiceChoice.all(roll("10:7 8:5 6:4 6:3"), 3)).hasSize(4);
        assertThat(DiceChoice.all(roll("10:1 8:1"), 2)).hasSize(1);
    }

    @Test
    @Verifies(ROLL)
    void facesMustFitTheDice() {
        assertThat(Roll.of(Vector.of(DieSize.D6), Vector.of(7)).getLeft())
                .isEqualTo(new DieViolation.FacesDoNotMatchPool(Pool.of(DieSize.D6), Vector.of(7)));
        assertThat(Roll.of(Vector.of(DieSize.D6), Vector.of(0)).isLeft()).isTrue();
        assertThat(Roll.of(Vector.of(DieSize.D6), Vector.of(3, 4)).isLeft()).isTrue();
        Pool pool = Pool.of("2d6+d12");
        assertThat(Roll.of(pool, Seed.of(7))).isEqualTo(Roll.of(pool, Seed.of(7)));
        assertThat(Roll.of(pool.dice(), Roll.faces(pool.dice(), Seed.of(7)))).contains(Roll.of(pool, Seed.of(7)));
        assertThatThrownBy(() -> new RolledDie(DieSize.D4, 5)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies(DICE)
    void poolsAreMeasuredAndPutTogether() {
        Pool pool = Pool.of("d10+2d6");
        assertThat(pool.size()).isEqualTo(3);
        assertThat(pool.isEmpty()).isFalse();
        assertThat(Pool.empty().isEmpty()).isTrue();
        assertThat(pool.highest()).contains(DieSize.D10);
        assertThat(pool.hashCode()).isNotEqualTo(Pool.of("d10+2d6+d12").hashCode());
        assertThat(Pool.of("999d6+d8").size()).isEqualTo(1000);
        assertThat(Pool.parse("999d6+2d8").isLeft()).isTrue();
        assertThat(pool.lowest()).contains(DieSize.D6);
        assertThat(Pool.empty().highest()).isEmpty();
        // 6 × 6 × 10, and one way to roll nothing.
        assertThat(pool.combinations()).isEqualTo(360);
        assertThat(Pool.empty().combinations()).isEqualTo(1);
        assertThat(pool.plus(Pool.of("d4+d8"))).hasToString("d4+2d6+d8+d10");
        assertThat(Pool.of(DieSize.D8, DieSize.D4, DieSize.D6).dice())
                .containsExactly(DieSize.D4, DieSize.D6, DieSize.D8);
        assertThat(DieSize.parse(" d8 ")).contains(DieSize.D8);
        assertThat(DieSize.parse("D12")).contains(DieSize.D12);
    }

    @Test
    @Verifies(DICE)
    void aPoolIsReadUpToAThousandDice() {
        assertThat(Pool.of("999d6+d8").size()).isEqualTo(1000);
        for (String text : new String[] {"999d6+2d8", "1000d6", "d6d", "2/d6", "1:d6", "d0", "+d6"}) {
            assertThatThrownBy(() -> Pool.of(text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(Pool.parse(text).getLeft().describe());
        }
        assertThat(Pool.of("09d6").size()).isEqualTo(9);
    }

    @Test
    @Verifies({ROLL, PLAYERS_CHOOSE_TOTAL_AND_EFFECT})
    void equalChoicesAreDistinguishedByTheirSpareDice() {
        // Any two of the four 4s make 8, and the effect is a D8. With the D4 and the D6 in the total, the other D8 is
        // spare.
        Roll roll = roll("4:4 6:4 8:4 8:4");
        DiceChoice choice = PickStrategy.HIGHEST_TOTAL.choose(roll, 2);
        assertThat(choice.total()).isEqualTo(8);
        assertThat(choice.effect()).isEqualTo(DieSize.D8);
        assertThat(choice.spareSizes()).containsExactly(DieSize.D8);
        assertThat(choice.totalDice()).containsExactly(0, 1);
    }

    @Test
    @Verifies(ROLL)
    void spareDiceBecomeFurtherEffectsTheLargestFirst() {
        Roll roll = roll("10:9 8:8 4:2 6:3 12:2");
        DiceChoice choice = DiceChoice.of(roll, Vector.of(0, 1), Vector.of(2)).get();
        assertThat(choice.withLargestSpares(1).effects()).containsExactly(DieSize.D4, DieSize.D12);
        assertThat(choice.withLargestSpares(9).effects()).containsExactly(DieSize.D4, DieSize.D12, DieSize.D6);
        assertThat(choice.addEffect(3).get().effects()).containsExactly(DieSize.D4, DieSize.D6);
        assertThat(choice.addEffect(0).getLeft()).isEqualTo(new DieViolation.DieNotUsable(0));
        assertThat(choice.describe()).isEqualTo("a total of 17 (9 on D10 and 8 on D8) with an effect of D4");
        assertThat(choice.addEffect(3).get().describe()).endsWith("with an effect of D4 and D6");
        Roll ones = roll("6:1 8:1");
        assertThat(DiceChoice.of(ones, Vector.empty(), Vector.empty()).get().describe())
                .isEqualTo("a total of 0 with an effect of D4");
        assertThat(ones.describe()).isEqualTo("1 on D6 and 1 on D8");
        assertThat(new Roll(Vector.empty()).describe()).isEqualTo("no dice");
    }

    @Test
    void facesThatDoNotFitAreNamedInFull() {
        assertThat(Vector.of(Vector.<Integer>empty(), Vector.of(0), Vector.of(7, 8))
                        .map(faces -> new DieViolation.FacesDoNotMatchPool(Pool.of(DieSize.D10), faces).describe())
                        .map(text -> text.replaceAll("\\. .*", ".")))
                .containsExactly(
                        "No faces are given for a roll of D10.",
                        "The face 0 does not fit a roll of D10.",
                        "The faces 7 and 8 do not fit a roll of D10.");
        assertThat(new DieViolation.TooFewDice(DieViolation.Use.TOTAL, 2, 1).describe())
                .isEqualTo("The total needs 2 dice of this roll, not 1. Choose 1 more.");
        assertThat(new DieViolation.DieNotUsable(2).describe()).startsWith("Die 3 of the roll");
    }

    @Test
    void aPoolIsDescribedAsAList() {
        assertThat(Pool.of("2d6+d8+d10").describe()).isEqualTo("2D6, D8 and D10");
        assertThat(Pool.of("2d6+d8+d10").describe(Wording.ENGLISH.in(Language.SPANISH)))
                .isEqualTo("2D6, D8 y D10");
        assertThat(Pool.empty().describe()).isEqualTo("no dice");
    }

    @Test
    void aStrategyIsDescribedByTheTotalItReaches() {
        assertThat(Vector.of(
                                PickStrategy.HIGHEST_TOTAL,
                                PickStrategy.LARGEST_EFFECT,
                                PickStrategy.largestEffectReaching(9))
                        .map(PickStrategy::describe))
                .containsExactly("highest total", "largest effect", "largest effect with a total of at least 9");
    }
}
