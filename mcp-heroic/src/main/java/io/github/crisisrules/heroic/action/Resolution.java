package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_BEFORE_THE_STEP_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The resolution of an action: the winner, the margin between the totals, and the winner's effect dice after all
 * steps.
 *
 * <pre>{@code
 * Resolution attack = Resolution.of(Intent.HURT, RollResult.of(16, DieSize.D8), RollResult.of(9, DieSize.D12));
 * // A margin of 7 steps the D8 up to D10; the larger D12 of the reaction steps it back.
 * System.out.println(attack.winner().describe() + " wins by " + attack.margin() + " with "
 *         + attack.effects().head());
 * }</pre>
 *
 * @param winner the side with the higher total
 * @param margin the difference between the totals, 0 or more
 * @param winning the result of the winner's roll
 * @param opposing the loser's effect die, if it can step the winner's effect dice back
 */
@Rule({EFFECT_STEPS_GO_TO_THE_WINNER, STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE})
public record Resolution(RollSide winner, int margin, RollResult winning, Option<DieSize> opposing) {
    /**
     * Creates a resolution. Use {@link #of} or {@link #unopposed}.
     *
     * @throws IllegalArgumentException if {@code margin} is negative
     */
    public Resolution {
        if (margin < 0) {
            throw new IllegalArgumentException("The winner exceeds the other total by 0 or more, not " + margin + ".");
        }
    }

    /**
     * Compares the results of an action and its reaction. The actor wins ties. The loser's effect die opposes an attack
     * and a counter-attack, but neither help nor recovery.
     */
    @Rule({WIN, EFFECT_BACK})
    public static Resolution of(Intent intent, RollResult action, RollResult reaction) {
        boolean won = action.total() >= reaction.total();
        RollResult winning = won ? action : reaction;
        RollResult losing = won ? reaction : action;
        return new Resolution(
                won ? RollSide.ACTION : RollSide.REACTION,
                winning.total() - losing.total(),
                winning,
                Option.when(intent == Intent.HURT || !won, losing::effect));
    }

    /** Returns the resolution of an action that meets no reaction: it succeeds with its effect dice as rolled. */
    @Rule(ACTION_WITHOUT_REACTION_SUCCEEDS)
    public static Resolution unopposed(RollResult action) {
        return new Resolution(RollSide.ACTION, 0, action, Option.none());
    }

    /** Returns the number of steps up for the first effect die: one for each full 5 of the margin. */
    @Rule(EFFECT_UP)
    public int steps() {
        return EffectDice.steps(margin);
    }

    /**
     * Returns the winner's effect dice. The first die steps up, D12 at most; then each die that is smaller than the
     * opposing effect die steps back, and a D4 that steps back is lost.
     */
    @Rule({EFFECT_UP, EFFECT_BACK, STEPS_UP_BEFORE_THE_STEP_BACK})
    public Vector<DieSize> effects() {
        return winning.effects().update(0, winning.effect().up(steps())).flatMap(this::against);
    }

    /** Returns whether the first effect die steps up past D12, so that the winner may use a second die of the roll. */
    @Rule(EFFECT_UP)
    public boolean allowsSecondEffect() {
        return EffectDice.isPastD12(winning.effect(), steps());
    }

    /** Returns the effect of the given spare die as a second effect die, or none if it is not allowed or is lost. */
    @Rule({EFFECT_UP, EFFECT_BACK})
    public Option<DieSize> secondEffect(DieSize spare) {
        return allowsSecondEffect() ? against(spare) : Option.none();
    }

    /** Returns whether the reaction won, so that its effect dice may be bought as a counter-attack. */
    @Rule(COUNTER_ATTACK_NEEDS_A_WON_REACTION)
    public boolean allowsCounterAttack() {
        return winner == RollSide.REACTION;
    }

    private Option<DieSize> against(DieSize effect) {
        return opposing.exists(other -> EffectDice.isSteppedBack(effect, other))
                ? effect.stepBack()
                : Option.some(effect);
    }
}
