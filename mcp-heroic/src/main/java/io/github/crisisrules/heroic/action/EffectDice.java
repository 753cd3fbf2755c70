package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;

/** The calculations with a single effect die. {@link Resolution} combines them. */
public final class EffectDice {
    /** The margin between the totals that is worth one step. */
    public static final int MARGIN_OF_A_STEP = 5;

    private EffectDice() {}

    /** Returns the number of steps up: one for each full 5 by which the winning total exceeds the losing one. */
    @Rule(EFFECT_UP)
    public static int steps(int margin) {
        return margin / MARGIN_OF_A_STEP;
    }

    /** Returns whether {@code steps} steps take the die past D12, where the remaining steps are lost. */
    @Rule({EFFECT_UP, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static boolean isPastD12(DieSize effect, int steps) {
        return effect.rank() + steps > DieSize.D12.rank();
    }

    /** Returns whether the opposing effect die is larger than this one and therefore steps it back. */
    @Rule({EFFECT_BACK, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static boolean isSteppedBack(DieSize effect, DieSize opposing) {
        return !effect.isAtLeast(opposing);
    }

    /** Returns whether the effect die is large enough to remove a trait, to shut it down or to restore it. */
    @Rule({USE, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    public static boolean isEnoughFor(DieSize effect, DieSize trait) {
        return effect.isAtLeast(trait);
    }
}
