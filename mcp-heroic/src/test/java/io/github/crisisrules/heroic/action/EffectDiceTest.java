package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_BEFORE_THE_STEP_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class EffectDiceTest {
    private static Vector<DieSize> adjust(String effects, int steps, String second, String opposing) {
        Option<DieSize> reserve = second.isEmpty() ? Option.none() : Option.some(DieSize.valueOf(second));
        Option<DieSize> other = opposing.isEmpty() ? Option.none() : Option.some(DieSize.valueOf(opposing));
        return EffectDice.adjust(Vector.of(effects.split(" ")).map(DieSize::valueOf), reserve, steps, other);
    }

    @Test
    @Verifies(WIN)
    void tiesAreTheActors() {
        assertThat(EffectDice.winner(11, 11)).isEqualTo(RollSide.ACTION);
        assertThat(EffectDice.winner(10, 11)).isEqualTo(RollSide.REACTION);
    }

    @Test
    @Verifies(EFFECT_UP)
    void eachFullFiveIsAStep() {
        assertThat(EffectDice.steps(15, 11)).isZero();
        assertThat(EffectDice.steps(17, 11)).isEqualTo(1);
        assertThat(EffectDice.steps(21, 11)).isEqualTo(2);
        assertThat(adjust("D6", 2, "", "")).containsExactly(DieSize.D10);
        assertThat(adjust("D10", 2, "D6", "")).containsExactly(DieSize.D12, DieSize.D6);
        assertThat(adjust("D10", 1, "D6", "")).containsExactly(DieSize.D12);
    }

    @Test
    @Verifies(EFFECT_BACK)
    void aLargerEffectOfTheOpponentStepsItBack() {
        assertThat(adjust("D8", 0, "", "D10")).containsExactly(DieSize.D6);
        assertThat(adjust("D8", 0, "", "D8")).containsExactly(DieSize.D8);
    }

    // D8 up to D10 is no longer smaller than D10; the other way round it would be D8.
    @Test
    @Verifies(STEPS_UP_BEFORE_THE_STEP_BACK)
    void stepsUpComeFirst() {
        assertThat(adjust("D8", 1, "", "D10")).containsExactly(DieSize.D10);
    }

    @Test
    @Verifies({EFFECT_STEPS_GO_TO_THE_WINNER, STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE})
    void stepsLeftOverAreLostAndASteppedBackD4IsNothing() {
        assertThat(adjust("D12", 4, "D8", "")).containsExactly(DieSize.D12, DieSize.D8);
        assertThat(adjust("D4", 0, "", "D6")).isEmpty();
        // The steps go to the first die only; each die is held against the opponent's.
        assertThat(adjust("D6 D8", 1, "", "D10")).containsExactly(DieSize.D6, DieSize.D6);
        assertThat(adjust("D12 D4", 1, "D6", "D8")).containsExactly(DieSize.D12, DieSize.D4);
    }
}
