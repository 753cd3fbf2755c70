package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_BEFORE_THE_STEP_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class ResolutionTest {
    private static RollResult roll(int total, String effects) {
        return new RollResult(total, Vector.of(effects.split(" ")).map(DieSize::valueOf));
    }

    /** The effects of an attack that wins by the given margin against an effect of D4, which steps nothing back. */
    private static Vector<DieSize> unhindered(String effects, int margin) {
        return Resolution.of(Intent.HURT, roll(10 + margin, effects), roll(10, "D4"))
                .effects();
    }

    @Test
    @Verifies(WIN)
    void theHigherTotalWinsAndTheActorWinsTies() {
        assertThat(Resolution.of(Intent.HURT, roll(11, "D6"), roll(11, "D6")).winner())
                .isEqualTo(RollSide.ACTION);
        Resolution lost = Resolution.of(Intent.HURT, roll(10, "D6"), roll(13, "D8"));
        assertThat(lost.winner()).isEqualTo(RollSide.REACTION);
        assertThat(lost.margin()).isEqualTo(3);
        assertThat(lost.winning()).isEqualTo(roll(13, "D8"));
    }

    @Test
    @Verifies(EFFECT_UP)
    void eachFullFiveStepsTheFirstEffectDieUp() {
        assertThat(unhindered("D6", 4)).containsExactly(DieSize.D6);
        assertThat(unhindered("D6", 5)).containsExactly(DieSize.D8);
        assertThat(unhindered("D6", 9)).containsExactly(DieSize.D8);
        assertThat(unhindered("D6", 10)).containsExactly(DieSize.D10);
        assertThat(unhindered("D6 D6", 5)).containsExactly(DieSize.D8, DieSize.D6);
    }

    @Test
    @Verifies(EFFECT_BACK)
    void aLargerEffectDieOfTheLoserStepsAnAttackBack() {
        assertThat(Resolution.of(Intent.HURT, roll(12, "D8"), roll(10, "D10")).effects())
                .containsExactly(DieSize.D6);
        assertThat(Resolution.of(Intent.HURT, roll(12, "D8"), roll(10, "D8")).effects())
                .containsExactly(DieSize.D8);
        assertThat(Resolution.of(Intent.HELP, roll(12, "D8"), roll(10, "D10")).effects())
                .containsExactly(DieSize.D8);
        assertThat(Resolution.of(Intent.HEAL, roll(12, "D8"), roll(10, "D10")).effects())
                .containsExactly(DieSize.D8);
        // The doom pool strikes back: that hurts.
        assertThat(Resolution.of(Intent.HELP, roll(10, "D10"), roll(12, "D8")).effects())
                .containsExactly(DieSize.D6);
    }

    // D8 up to D10 is no longer smaller than D10; the other way round it would be D8.
    @Test
    @Verifies(STEPS_UP_BEFORE_THE_STEP_BACK)
    void stepsUpComeFirst() {
        assertThat(Resolution.of(Intent.HURT, roll(15, "D8"), roll(10, "D10")).effects())
                .containsExactly(DieSize.D10);
    }

    @Test
    @Verifies({EFFECT_STEPS_GO_TO_THE_WINNER, STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE})
    void stepsLeftOverAreLostAndASteppedBackD4IsNothing() {
        assertThat(unhindered("D12", 20)).containsExactly(DieSize.D12);
        assertThat(Resolution.of(Intent.HURT, roll(10, "D4"), roll(10, "D6")).effects())
                .isEmpty();
        // The steps go to the first die only; each die is held against the opponent's.
        assertThat(Resolution.of(Intent.HURT, roll(15, "D6 D8"), roll(10, "D10"))
                        .effects())
                .containsExactly(DieSize.D6, DieSize.D6);
    }

    @Test
    @Verifies({EFFECT_UP, EFFECT_STEPS_GO_TO_THE_WINNER})
    void pastD12ASpareDieIsASecondEffect() {
        Resolution toD12 = Resolution.of(Intent.HURT, roll(15, "D10"), roll(10, "D8"));
        assertThat(toD12.allowsSecondEffect()).isFalse();
        assertThat(toD12.secondEffect(DieSize.D8)).isEmpty();
        Resolution past = Resolution.of(Intent.HURT, roll(20, "D10"), roll(10, "D8"));
        assertThat(past.allowsSecondEffect()).isTrue();
        assertThat(past.secondEffect(DieSize.D8)).contains(DieSize.D8);
        assertThat(past.secondEffect(DieSize.D6)).contains(DieSize.D4);
        assertThat(past.secondEffect(DieSize.D4)).isEmpty();
    }

    @Test
    @Verifies(ACTION_WITHOUT_REACTION_SUCCEEDS)
    void withoutAReactionTheEffectDiceAreUsedAsRolled() {
        Resolution alone = Resolution.unopposed(roll(30, "D4 D10"));
        assertThat(alone.winner()).isEqualTo(RollSide.ACTION);
        assertThat(alone.effects()).containsExactly(DieSize.D4, DieSize.D10);
        assertThat(alone.steps()).isZero();
        assertThatThrownBy(() -> new Resolution(RollSide.ACTION, -1, roll(1, "D4"), Option.none()))
                .hasMessage("The winner exceeds the other total by 0 or more, not -1.");
    }

    @Test
    @Verifies(COUNTER_ATTACK_NEEDS_A_WON_REACTION)
    void onlyAWonReactionStrikesBack() {
        assertThat(Resolution.of(Intent.HURT, roll(10, "D6"), roll(10, "D6")).allowsCounterAttack())
                .isFalse();
        assertThat(Resolution.of(Intent.HURT, roll(10, "D6"), roll(11, "D6")).allowsCounterAttack())
                .isTrue();
    }

    @Test
    @Verifies({USE, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    void aTraitIsRemovedByADieAtLeastAsLarge() {
        assertThat(EffectDice.isEnoughFor(DieSize.D8, DieSize.D8)).isTrue();
        assertThat(EffectDice.isEnoughFor(DieSize.D6, DieSize.D8)).isFalse();
    }
}
