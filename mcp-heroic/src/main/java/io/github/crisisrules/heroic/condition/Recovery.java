package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_PAST_D12_GOES_IN_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA_MET_IN_TRANSITION_IS_GONE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;

/**
 * The rules for recovery rolls in a scene.
 *
 * <pre>{@code
 * Ailments better = Recovery.in(SceneKind.TRANSITION).won(harm, Ailment.stress(StressType.MENTAL), DieSize.D8);
 * }</pre>
 *
 * @param scene the kind of scene
 * @param policy the reading of the rules for trauma
 * @param likeStress the types of trauma that are recovered like stress in this scene
 */
@Rule({RECOVER_TRANSITION, RECOVER_ACTION, RECOVER_TRAUMA})
public record Recovery(SceneKind scene, TraumaPolicy policy, Vector<StressType> likeStress) {
    /** Returns the rules in a scene of the given kind, with the usual policy and no trauma recovered like stress. */
    public static Recovery in(SceneKind scene) {
        return new Recovery(scene, TraumaPolicy.REMOVED, Vector.empty());
    }

    /**
     * Returns whether such a recovery may be rolled. In an action scene an ally treats the character, or a power or SFX
     * of the character's own does; in a transition scene characters recover by themselves.
     */
    public boolean isAllowed(boolean onOneself, boolean byPower) {
        return scene == SceneKind.ACTION ? onOneself == byPower : onOneself && !byPower;
    }

    /**
     * Applies one effect die of a successful recovery. In a transition scene an effect die at least as large as
     * the ailment removes it, and a smaller one steps stress back but leaves trauma unchanged, unless the trauma
     * is recovered like stress. In an action scene an effect die at least as large steps the ailment back, and a
     * smaller one does nothing.
     */
    @Rule({TRAUMA_MET_IN_TRANSITION_IS_GONE, ONE_RECOVERY_TRY_A_SCENE})
    public Ailments won(Ailments harm, Ailment ailment, DieSize effect) {
        boolean enough = harm.level(ailment).exists(level -> effect.isAtLeast(level.die()));
        if (scene == SceneKind.ACTION) {
            return enough ? harm.stepBack(ailment) : harm;
        }
        if (!isStubborn(ailment)) {
            return enough ? harm.remove(ailment) : harm.stepBack(ailment);
        }
        if (!enough) {
            return harm;
        }
        return policy == TraumaPolicy.REMOVED ? harm.remove(ailment) : harm.stepBack(ailment);
    }

    /**
     * Applies a failed recovery. It steps up any ailment in an action scene, but in a transition scene only trauma
     * that is not recovered like stress.
     */
    @Rule(ONE_RECOVERY_TRY_A_SCENE)
    public Ailments failed(Ailments harm, Ailment ailment) {
        return scene == SceneKind.ACTION || isStubborn(ailment) ? harm.stepUp(ailment) : harm;
    }

    /** Returns the traits that are left when a transition scene begins: complications past D12 end. */
    @Rule(COMPLICATION_PAST_D12_GOES_IN_TRANSITION)
    public static Vector<CreatedTrait> traitsAfterTransition(Vector<CreatedTrait> traits) {
        return traits.reject(CreatedTrait::stopsBearer);
    }

    private boolean isStubborn(Ailment ailment) {
        return ailment.isTrauma() && !likeStress.contains(ailment.type());
    }
}
