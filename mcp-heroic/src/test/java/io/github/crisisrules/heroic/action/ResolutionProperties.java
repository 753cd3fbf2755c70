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

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.testing.heroic.ActionArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ResolutionProperties {
    @Property
    @Verifies(WIN)
    void theHigherTotalWinsWhoeverActsAndATieGoesToTheActor(
            @ForAll Intent intent, @ForAll("results") RollResult one, @ForAll("results") RollResult other) {
        RollSide winner = Resolution.of(intent, one, other).winner();
        RollSide swapped = Resolution.of(intent, other, one).winner();
        if (one.total() == other.total()) {
            assertThat(winner).isEqualTo(swapped).isEqualTo(RollSide.ACTION);
        } else {
            assertThat(winner).isEqualTo(swapped.other());
            assertThat(winner == RollSide.ACTION).isEqualTo(one.total() > other.total());
        }
    }

    @Property
    @Verifies(EFFECT_UP)
    void fiveMoreInTheMarginIsOneStepMore(@ForAll @IntRange(max = 60) int margin) {
        assertThat(EffectDice.steps(margin + 5)).isEqualTo(EffectDice.steps(margin) + 1);
        assertThat(margin - 5 * EffectDice.steps(margin)).isBetween(0, 4);
    }

    @Property
    @Verifies(EFFECT_UP)
    void aHigherTotalOfTheWinnerNeverMakesAnEffectSmaller(
            @ForAll Intent intent,
            @ForAll("results") RollResult action,
            @ForAll("results") RollResult reaction,
            @ForAll @IntRange(max = 12) int more) {
        RollResult winning = new RollResult(action.total() + reaction.total(), action.effects());
        RollResult higher = new RollResult(winning.total() + more, action.effects());
        assertThat(first(Resolution.of(intent, higher, reaction)))
                .isGreaterThanOrEqualTo(first(Resolution.of(intent, winning, reaction)));
    }

    @Property
    @Verifies({EFFECT_UP, STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE})
    void withoutAnOpposingDieFiveMoreStepTheFirstEffectUpOnceAndNoOther(
            @ForAll("results") RollResult action, @ForAll("results") RollResult reaction) {
        RollResult winning = new RollResult(action.total() + reaction.total(), action.effects());
        RollResult five = new RollResult(winning.total() + 5, action.effects());
        Vector<DieSize> before = Resolution.of(Intent.HELP, winning, reaction).effects();
        Vector<DieSize> after = Resolution.of(Intent.HELP, five, reaction).effects();
        assertThat(after).isEqualTo(before.update(0, before.head().stepUp().getOrElse(DieSize.D12)));
    }

    @Property
    @Verifies({EFFECT_UP, EFFECT_STEPS_GO_TO_THE_WINNER})
    void aSecondEffectIsAllowedExactlyWhenAStepIsLost(
            @ForAll Intent intent, @ForAll("results") RollResult one, @ForAll("results") RollResult other) {
        Resolution resolution = Resolution.of(intent, one, other);
        int sides = resolution.winning().effect().sides() + 2 * (Math.abs(one.total() - other.total()) / 5);
        assertThat(resolution.allowsSecondEffect()).isEqualTo(sides > 12);
    }

    @Property
    @Verifies({EFFECT_UP, EFFECT_BACK, EFFECT_STEPS_GO_TO_THE_WINNER})
    void aSecondEffectIsTheSpareDieOrOneSizeSmaller(
            @ForAll Intent intent,
            @ForAll("results") RollResult one,
            @ForAll("results") RollResult other,
            @ForAll DieSize spare) {
        Resolution resolution = Resolution.of(intent, one, other);
        Option<DieSize> second = resolution.secondEffect(spare);
        boolean back = resolution.opposing().exists(die -> die.sides() > spare.sides());
        assertThat(second)
                .isEqualTo(
                        !resolution.allowsSecondEffect()
                                ? Option.none()
                                : back ? spare.stepBack() : Option.some(spare));
    }

    @Property
    @Verifies(EFFECT_BACK)
    void anAttackIsSteppedBackOnceByALargerDieAndHelpNever(
            @ForAll("results") RollResult action, @ForAll("results") RollResult reaction) {
        RollResult winning = new RollResult(action.total() + reaction.total(), action.effects());
        Vector<DieSize> helping = Resolution.of(Intent.HELP, winning, reaction).effects();
        Vector<DieSize> healing = Resolution.of(Intent.HEAL, winning, reaction).effects();
        Vector<DieSize> hurting = Resolution.of(Intent.HURT, winning, reaction).effects();
        assertThat(healing).isEqualTo(helping).hasSameSizeAs(action.effects());
        assertThat(hurting)
                .isEqualTo(helping.flatMap(
                        die -> die.sides() < reaction.effect().sides() ? die.stepBack() : Option.some(die)));
    }

    @Property
    @Verifies(EFFECT_BACK)
    void aLargerOpposingDieNeverLeavesMore(
            @ForAll("results") RollResult action,
            @ForAll DieSize one,
            @ForAll DieSize other,
            @ForAll @IntRange(max = 30) int total) {
        RollResult winning = new RollResult(action.total() + total, action.effects());
        int small =
                sides(Resolution.of(Intent.HURT, winning, RollResult.of(total, one.isAtLeast(other) ? other : one)));
        int large = sides(Resolution.of(Intent.HURT, winning, RollResult.of(total, one.max(other))));
        assertThat(large).isLessThanOrEqualTo(small);
    }

    @Property
    @Verifies(STEPS_UP_BEFORE_THE_STEP_BACK)
    void aDieThatStepsUpToTheOpposingSizeIsNotSteppedBack(
            @ForAll DieSize effect, @ForAll DieSize opposing, @ForAll @IntRange(max = 24) int margin) {
        int up = Math.min(12, effect.sides() + 2 * (margin / 5));
        int expected = up >= opposing.sides() ? up : up - 2;
        Resolution attack = Resolution.of(Intent.HURT, RollResult.of(margin + 3, effect), RollResult.of(3, opposing));
        assertThat(first(attack)).isEqualTo(expected < 4 ? 0 : expected);
    }

    @Property
    @Verifies(STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE)
    void furtherEffectDiceAreWhatTheyWouldBeWithoutAMargin(
            @ForAll Intent intent, @ForAll("results") RollResult one, @ForAll("results") RollResult other) {
        Resolution resolution = Resolution.of(intent, one, other);
        RollResult winning = resolution.winning();
        Resolution alone = new Resolution(
                resolution.winner(),
                resolution.margin(),
                RollResult.of(winning.total(), winning.effect()),
                resolution.opposing());
        Vector<DieSize> further = winning.effects()
                .tail()
                .flatMap(die -> new Resolution(
                                resolution.winner(), 0, RollResult.of(winning.total(), die), resolution.opposing())
                        .effects());
        assertThat(resolution.effects()).isEqualTo(alone.effects().appendAll(further));
    }

    @Property
    @Verifies({EFFECT_STEPS_GO_TO_THE_WINNER, COUNTER_ATTACK_NEEDS_A_WON_REACTION})
    void anAttackAndACounterAttackAreAdjustedAlike(
            @ForAll("results") RollResult one,
            @ForAll("results") RollResult other,
            @ForAll @IntRange(min = 1, max = 20) int more) {
        RollResult winning = new RollResult(other.total() + more, one.effects());
        Resolution attack = Resolution.of(Intent.HURT, winning, other);
        Resolution counter = Resolution.of(Intent.HURT, other, winning);
        assertThat(counter.winner()).isEqualTo(attack.winner().other());
        assertThat(counter.effects()).isEqualTo(attack.effects());
        assertThat(counter.allowsSecondEffect()).isEqualTo(attack.allowsSecondEffect());
        assertThat(counter.allowsCounterAttack()).isTrue();
        assertThat(attack.allowsCounterAttack()).isFalse();
    }

    @Property
    @Verifies(COUNTER_ATTACK_NEEDS_A_WON_REACTION)
    void aReactionThatOnlyTiesNeverStrikesBack(
            @ForAll Intent intent, @ForAll("results") RollResult action, @ForAll("results") RollResult reaction) {
        assertThat(Resolution.of(intent, action, reaction).allowsCounterAttack())
                .isEqualTo(reaction.total() > action.total());
    }

    @Property
    @Verifies(ACTION_WITHOUT_REACTION_SUCCEEDS)
    void anActionWithoutAReactionHasItsEffectDiceAsRolledWhateverItsTotal(@ForAll("results") RollResult action) {
        Resolution resolution = Resolution.unopposed(action);
        assertThat(resolution.winner()).isEqualTo(RollSide.ACTION);
        assertThat(resolution.effects()).isEqualTo(action.effects());
        assertThat(resolution.allowsSecondEffect()).isFalse();
        assertThat(resolution.allowsCounterAttack()).isFalse();
    }

    @Property
    @Verifies({USE, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    void aDieThatRemovesATraitRemovesEverySmallerTrait(
            @ForAll DieSize effect, @ForAll DieSize trait, @ForAll DieSize smaller) {
        assertThat(EffectDice.isEnoughFor(effect, trait) || EffectDice.isEnoughFor(trait, effect))
                .isTrue();
        assertThat(EffectDice.isEnoughFor(effect, trait) && EffectDice.isEnoughFor(trait, effect))
                .isEqualTo(effect == trait);
        if (EffectDice.isEnoughFor(effect, trait) && smaller.sides() <= trait.sides()) {
            assertThat(EffectDice.isEnoughFor(effect, smaller)).isTrue();
        }
        assertThat(EffectDice.isEnoughFor(DieSize.D12, trait)).isTrue();
    }

    /** Returns the sides of the only effect die, or 0 if it was lost. */
    private static int first(Resolution resolution) {
        Vector<DieSize> effects = new Resolution(
                        resolution.winner(),
                        resolution.margin(),
                        RollResult.of(
                                resolution.winning().total(),
                                resolution.winning().effect()),
                        resolution.opposing())
                .effects();
        return effects.headOption().map(DieSize::sides).getOrElse(0);
    }

    private static int sides(Resolution resolution) {
        return resolution.effects().map(DieSize::sides).sum().intValue();
    }

    @Provide
    Arbitrary<RollResult> results() {
        return ActionArbitraries.results();
    }
}
