package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.scene.rule.EffectRules;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** A use of an effect die. The intent of the action determines which uses are allowed. */
@Rule(USE)
public sealed interface EffectUse extends HasRules, Describable {
    /** Returns the events of using the next effect die in this way, or the violation if the rules refuse it. */
    Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state);

    /** Creates a use that inflicts stress on the target. */
    static EffectUse stress(StressType type) {
        return new InflictStress(type);
    }

    /** Creates a use that gives the target a complication. */
    static EffectUse complication(String name) {
        return new CreateComplication(name);
    }

    /** Creates a use that gives a character an asset. */
    static EffectUse asset(String name, String holder) {
        return new CreateAsset(name, new CastId(holder));
    }

    /** Creates a use that steps a trait of the target up. */
    static EffectUse stepUp(Trait trait) {
        return new StepTrait(trait, true);
    }

    /** Creates a use that steps a trait of the target back. */
    static EffectUse stepBack(Trait trait) {
        return new StepTrait(trait, false);
    }

    /** Inflicts stress on the character attacked. */
    record InflictStress(StressType type) implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, effect -> EffectRules.inflict(effect, this));
        }

        @Override
        public String words() {
            return type.words() + " stress";
        }
    }

    /** Gives the character attacked a complication for the scene. */
    record CreateComplication(String name) implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, effect -> EffectRules.complicate(effect, this));
        }

        @Override
        public String words() {
            return "the complication " + name;
        }
    }

    /** Creates an asset for the actor or another character. */
    record CreateAsset(String name, CastId holder) implements EffectUse {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.using(state, this, effect -> EffectRules.make(effect, this));
        }

        @Override
        public String words() {
            return "the asset " + name + " for " + holder;
        }
    }

    /** Steps a trait of the target, or a scene distinction, up or back. */
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

    /** Shuts down a datafile trait of the target, or ends a trait created in play or a scene distinction. */
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

    /** Restores a changed or shut-down datafile trait of the target to its printed die. */
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

    /** Adds a villain's effect die to the doom pool. */
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

    /** Recovers the stress or trauma that the action treats. */
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
