package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA_MET_IN_TRANSITION_IS_GONE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.vavr.control.Option;

/** The effect of a recovery roll on stress or trauma. */
public final class Recovery {
    private Recovery() {}

    /**
     * Applies one effect die of a successful recovery. In a transition scene an effect die at least as large as
     * the ailment removes it, and a smaller one steps stress back but leaves trauma unchanged, unless the trauma
     * is recovered like stress. In an action scene an effect die at least as large steps the ailment back, and a
     * smaller one does nothing.
     */
    @Rule({
        RECOVER_TRANSITION,
        RECOVER_ACTION,
        RECOVER_TRAUMA,
        TRAUMA_MET_IN_TRANSITION_IS_GONE,
        ONE_RECOVERY_TRY_A_SCENE
    })
    public static Ailments won(
            Ailments harm, Ailment ailment, DieSize effect, SceneKind scene, boolean likeStress, TraumaPolicy policy) {
        Option<Level> level = harm.level(ailment);
        if (level.isEmpty()) {
            return harm;
        }
        boolean enough = effect.isAtLeast(level.get().die());
        if (scene == SceneKind.ACTION) {
            return enough ? harm.stepBack(ailment) : harm;
        }
        if (!ailment.isTrauma() || likeStress) {
            return enough ? harm.remove(ailment) : harm.stepBack(ailment);
        }
        if (!enough) {
            return harm;
        }
        return policy == TraumaPolicy.GONE ? harm.remove(ailment) : harm.stepBack(ailment);
    }

    /**
     * Applies a failed recovery. It steps up any ailment in an action scene, but in a transition scene only trauma
     * that is not recovered like stress.
     */
    @Rule({RECOVER_ACTION, RECOVER_TRAUMA, ONE_RECOVERY_TRY_A_SCENE})
    public static Ailments failed(Ailments harm, Ailment ailment, SceneKind scene, boolean likeStress) {
        boolean worse = scene == SceneKind.ACTION || (ailment.isTrauma() && !likeStress);
        return worse ? harm.stepUp(ailment) : harm;
    }
}
