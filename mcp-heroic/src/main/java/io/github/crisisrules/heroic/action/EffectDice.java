package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STEPS_UP_BEFORE_THE_STEP_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.WIN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Who wins, and what becomes of the winner's effect dice. */
public final class EffectDice {
    /** A margin of this much is one step. */
    public static final int MARGIN_OF_A_STEP = 5;

    private EffectDice() {}

    /** The higher total wins; equal totals are the actor's. */
    @Rule(WIN)
    public static RollSide winner(int actionTotal, int reactionTotal) {
        return actionTotal >= reactionTotal ? RollSide.ACTION : RollSide.REACTION;
    }

    /** One step for each full 5 by which the winner's total is higher. */
    @Rule(EFFECT_UP)
    public static int steps(int winningTotal, int losingTotal) {
        return Math.max(0, winningTotal - losingTotal) / MARGIN_OF_A_STEP;
    }

    /** Whether this many steps take the die past D12, so that a second die of the roll may be used. */
    @Rule({EFFECT_UP, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static boolean isPastD12(DieSize effect, int steps) {
        return effect.rank() + steps > DieSize.D12.rank();
    }

    /** The die this many steps up, D12 at most; steps left over are lost. */
    @Rule({EFFECT_UP, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static DieSize steppedUp(DieSize effect, int steps) {
        return effect.up(steps);
    }

    /** When hurting, an effect smaller than the opponent's declared one steps back; a D4 is then no effect. */
    @Rule({EFFECT_BACK, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static Option<DieSize> against(DieSize effect, Option<DieSize> opposing) {
        return opposing.isDefined() && isSteppedBack(effect, opposing.get()) ? effect.stepBack() : Option.some(effect);
    }

    /** Whether an opposing effect die steps this one back: it is larger. */
    @Rule({EFFECT_BACK, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static boolean isSteppedBack(DieSize effect, DieSize opposing) {
        return !effect.isAtLeast(opposing);
    }

    /**
     * The winner's effect dice as they are used. The steps go to the first die; past D12 the {@code second} die of the
     * roll, if there is one, is used too. Only then each die is held against the opponent's effect, given when hurting.
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
