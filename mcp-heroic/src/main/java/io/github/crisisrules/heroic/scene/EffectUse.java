package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.rulebook.Cited;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** What an effect die is used for. Which uses an action allows follows from its intent. */
@Rule(USE)
public sealed interface EffectUse extends Cited, Worded {
    /** What the next effect die does if it is used like this, or why the rules refuse. */
    Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state);

    /** Stress for the one attacked. */
    static EffectUse stress(StressType type) {
        return new Inflict(type);
    }

    /** A complication for the one attacked. */
    static EffectUse complication(String name) {
        return new Complicate(name);
    }

    /** An asset for somebody. */
    static EffectUse asset(String name, String holder) {
        return new MakeAsset(name, new CastId(holder));
    }

    /** A trait of the target one step up. */
    static EffectUse stepUp(Trait trait) {
        return new StepTrait(trait, true);
    }

    /** A trait of the target one step back. */
    static EffectUse stepBack(Trait trait) {
        return new StepTrait(trait, false);
    }

    /** Stress for the one attacked. */
    record Inflict(StressType type) implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, effect -> EffectRules.inflict(effect, this));
        }

        @Override
        public String words() {
            return type.words() + " stress";
        }
    }

    /** A complication for the one attacked, for the scene. */
    record Complicate(String name) implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, effect -> EffectRules.complicate(effect, this));
        }

        @Override
        public String words() {
            return "the complication " + name;
        }
    }

    /** An asset, for oneself or somebody else. */
    record MakeAsset(String name, CastId holder) implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, effect -> EffectRules.make(effect, this));
        }

        @Override
        public String words() {
            return "the asset " + name + " for " + holder;
        }
    }

    /** A trait of the target, or a distinction of the scene, one step up or back. */
    record StepTrait(Trait trait, boolean up) implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, effect -> EffectRules.step(effect, this));
        }

        @Override
        public String words() {
            return "a step " + (up ? "up" : "back") + " of " + trait.words();
        }
    }

    /** A trait of the target or a distinction of the scene shut down, or removed for good if it was created in play. */
    record RemoveTrait(Trait trait) implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, effect -> EffectRules.remove(effect, this));
        }

        @Override
        public String words() {
            return "the end of " + trait.words();
        }
    }

    /** A changed or shut-down trait of the target is as on the datafile again. */
    @Rule(CHANGED_TRAITS_RETURN_NEXT_SCENE)
    record RestoreTrait(Trait trait) implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, effect -> EffectRules.restore(effect, this));
        }

        @Override
        public String words() {
            return trait.words() + " as printed again";
        }
    }

    /** A villain's effect die joins the doom pool. */
    @Rule({USE, RECOVERY_ALONE_REMOVES_STRESS})
    record FeedDoom() implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, EffectRules::feed);
        }

        @Override
        public String words() {
            return "one more die in the doom pool";
        }
    }

    /** The ailment that the action is about. */
    @Rule({RECOVER_TRANSITION, RECOVER_ACTION})
    record Recover() implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, effect -> EffectRules.recover(effect, this));
        }

        @Override
        public String words() {
            return "recovery";
        }
    }
}
