package io.github.crisisrules.heroic.action;

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

/** The comparison of two totals and the adjustment of the winner's effect dice. */
public final class EffectDice {
    /** The margin between the totals that is worth one step. */
    public static final int MARGIN_OF_A_STEP = 5;

    private EffectDice() {}

    /** Returns the side with the higher total. The actor wins ties. */
    @Rule(WIN)
    public static RollSide winner(int actionTotal, int reactionTotal) {
        return actionTotal >= reactionTotal ? RollSide.ACTION : RollSide.REACTION;
    }

    /** Returns the number of steps up: one for each full 5 by which the winning total exceeds the losing one. */
    @Rule(EFFECT_UP)
    public static int steps(int winningTotal, int losingTotal) {
        return Math.max(0, winningTotal - losingTotal) / MARGIN_OF_A_STEP;
    }

    /** Returns whether {@code steps} steps take the die past D12, so that a second die of the roll may be used. */
    @Rule({EFFECT_UP, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static boolean isPastD12(DieSize effect, int steps) {
        return effect.rank() + steps > DieSize.D12.rank();
    }

    /** Returns the die {@code steps} sizes up, D12 at most. Remaining steps are lost. */
    @Rule({EFFECT_UP, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static DieSize steppedUp(DieSize effect, int steps) {
        return effect.up(steps);
    }

    /**
     * Returns a hurting effect die after the comparison with the opponent's declared effect die. A smaller die
     * steps back, and a D4 stepped back is no effect.
     */
    @Rule({EFFECT_BACK, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static Option<DieSize> against(DieSize effect, Option<DieSize> opposing) {
        return opposing.isDefined() && isSteppedBack(effect, opposing.get()) ? effect.stepBack() : Option.some(effect);
    }

    /** Returns whether the opposing effect die is larger than this one and therefore steps it back. */
    @Rule({EFFECT_BACK, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static boolean isSteppedBack(DieSize effect, DieSize opposing) {
        return !effect.isAtLeast(opposing);
    }

    /**
     * Returns the winner's effect dice after all adjustments. The steps up go to the first die. If they take it
     * past D12, the {@code second} die of the roll is used too, if there is one. Only then is each die compared
     * with the opponent's effect die, which is given only when hurting.
     */
    @Rule({
        EFFECT_UP,
        EFFECT_BACK,
        STEPS_UP_BEFORE_THE_STEP_BACK,
        EFFECT_STEPS_GO_TO_THE_WINNER,
        STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE
    })
    public static Vector<DieSize> adjust(
            Vector<DieSize> effects, Option<DieSize> second, int steps, Option<DieSize> opposing) {
        DieSize first = effects.head();
        Vector<DieSize> raised =
                effects.update(0, steppedUp(first, steps)).appendAll(isPastD12(first, steps) ? second : Option.none());
        return raised.flatMap(die -> against(die, opposing));
    }
}
