package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.rule.EffectRules;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.control.Option;

/** A use of an effect die. The intent of the action determines which uses are allowed. */
@Rule(USE)
public sealed interface EffectUse extends HasRules, Describable {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Adds what this use of an effect die does to a decision, or refuses it. */
    Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now, DieSize die);

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
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now, DieSize die) {
            return now.require(EffectRules.intentIs(Intent.HURT, this))
                    .require(
                            EffectRules.target(now.state()), (ok, target) -> EffectRules.stress(ok, target, type, die));
        }
    }

    /** Gives the character attacked a complication for the scene. */
    record CreateComplication(String name) implements EffectUse {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now, DieSize die) {
            return now.require(EffectRules.intentIs(Intent.HURT, this))
                    .require(
                            EffectRules.target(now.state()),
                            (ok, target) -> EffectRules.complicate(ok, target, name, die));
        }
    }

    /** Creates an asset for the actor or another character. */
    record CreateAsset(String name, CastId holder) implements EffectUse {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now, DieSize die) {
            return now.require(EffectRules.intentIs(Intent.HELP, this))
                    .and(ok -> EffectRules.give(ok, holder, name, die));
        }
    }

    /** Steps a trait of the target, or a scene distinction, up or back. */
    record StepTrait(Trait trait, boolean isUp) implements EffectUse {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now, DieSize die) {
            return now.require(EffectRules.canStep(trait, isUp, this))
                    .require(
                            EffectRules.traitDie(now.state(), trait),
                            (ok, size) -> ok.then(EffectRules.stepped(ok.state(), this, size)));
        }
    }

    /** Shuts down a datafile trait of the target, or ends a trait created in play or a scene distinction. */
    record RemoveTrait(Trait trait) implements EffectUse {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now, DieSize die) {
            SceneState state = now.state();
            Option<CastId> owner = Option.when(
                    trait.kind() != TraitKind.SCENE_DISTINCTION,
                    state.exchange().get().affectedCharacter());
            return now.require(EffectRules.canStep(trait, false, this))
                    .require(
                            EffectRules.traitDie(state, trait),
                            (ok, size) -> ok.require(EffectRules.isEnough(die, size)))
                    .require(EffectRules.removal(state, owner, trait), Decision::then);
        }
    }

    /** Restores a changed or shut-down datafile trait of the target to its printed die. */
    @Rule(CHANGED_TRAITS_RETURN_NEXT_SCENE)
    record RestoreTrait(Trait trait) implements EffectUse {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now, DieSize die) {
            return now.require(EffectRules.intentIs(Intent.HELP, this))
                    .require(
                            EffectRules.target(now.state()),
                            (ok, target) -> ok.require(
                                            EffectRules.printedDie(target, trait),
                                            (changed, size) -> changed.require(EffectRules.isEnough(die, size)))
                                    .then(new CastEvent.DatafileTraitRestored(target.id(), trait)));
        }
    }

    /** Adds a villain's effect die to the doom pool. */
    @Rule({USE, RECOVERY_ALONE_REMOVES_STRESS})
    record FeedDoom() implements EffectUse {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now, DieSize die) {
            Exchange exchange = now.state().exchange().get();
            return now.require(
                            exchange.user().flatMap(now.state()::member).forAll(user -> !user.isHero()),
                            EffectViolation.OnlyVillainsFeedDoom::new)
                    .then(new StoryEvent.DoomDieAdded(die, false));
        }
    }

    /** Recovers the stress or trauma that the action treats. */
    @Rule({RECOVER_TRANSITION, RECOVER_ACTION})
    record Recover() implements EffectUse {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now, DieSize die) {
            SceneState state = now.state();
            return now.require(EffectRules.intentIs(Intent.HEAL, this))
                    .require(EffectRules.target(state), (ok, target) -> {
                        Ailment ailment =
                                state.exchange().flatMap(Exchange::ailment).get();
                        return ok.then(new CastEvent.HarmChanged(
                                target.id(), state.recovery(target).won(target.harm(), ailment, die)));
                    });
        }
    }
}
