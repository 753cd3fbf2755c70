package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION_IS_NOBODYS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Recovery;
import io.github.crisisrules.heroic.condition.TakenStress;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** The rules for the use of effect dice (step 13). */
public final class EffectRules {
    private EffectRules() {}

    /** Decides on a use of the next effect die. {@code does} decides whether the intent allows it and what it does. */
    @Rule({USE, RECOVERY_ALONE_REMOVES_STRESS})
    public static Either<RuleViolation, Vector<SceneEvent>> using(
            SceneState state, EffectUse use, Function<Effect, Either<RuleViolation, Vector<SceneEvent>>> does) {
        return Preconditions.exchange(state)
                .flatMap(exchange -> exchange.effects()
                        .headOption()
                        .<RuleViolation>toEither(EffectViolation.NoEffectLeft::new)
                        .flatMap(die -> does.apply(new Effect(state, exchange, die))
                                .map(events -> OpportunityRules.passed(state)
                                        .append(new ActionEvent.EffectUsed(die, use))
                                        .appendAll(events))));
    }

    /** Decides on changing the type of the stress taken last. */
    @Rule(PP_AFTER)
    public static Either<RuleViolation, Vector<SceneEvent>> changeStress(
            SceneState state, ActionCommand.ChangeStress command) {
        return state.justTaken()
                .filter(one -> one.stress().type() != command.to())
                .<RuleViolation>toEither(EffectViolation.NoStressToChange::new)
                .flatMap(taken -> command.payment()
                        .by(state, taken.who(), PlotSpend.CHANGE_STRESS)
                        .map(paid -> paid.append(new CastEvent.HarmChanged(
                                        taken.who(), taken.before().take(command.to(), taken.effect())))
                                .append(new ActionEvent.StressTypeChanged(taken.who(), Ailment.stress(command.to())))));
    }

    @Rule({USE, STRESS, TRAUMA})
    public static Either<RuleViolation, Vector<SceneEvent>> inflict(Effect effect, EffectUse.InflictStress use) {
        if (effect.intent() != Intent.HURT) {
            return effect.wrong(use);
        }
        return effect.living().map(target -> stress(target, use.type(), effect.die()));
    }

    /** Returns the events of a character taking stress. The type may still be changed afterwards. */
    @Rule(STRESS)
    public static Vector<SceneEvent> stress(CastMember target, StressType type, DieSize die) {
        return Vector.of(
                new CastEvent.HarmChanged(target.id(), target.harm().take(type, die)),
                new ActionEvent.StressTaken(new TakenStress(target.id(), target.harm(), Ailment.stress(type), die)));
    }

    @Rule(USE)
    public static Either<RuleViolation, Vector<SceneEvent>> complicate(
            Effect effect, EffectUse.CreateComplication use) {
        if (effect.intent() != Intent.HURT) {
            return effect.wrong(use);
        }
        return Preconditions.written("the complication", use.name())
                .flatMap(name -> effect.living().map(target -> Vector.of(complication(target, name, effect.die()))));
    }

    /** Returns the event of a new complication, or of an increase of an existing one with the same name. */
    @Rule(USE)
    public static SceneEvent complication(CastMember target, String name, DieSize die) {
        return target.created(Trait.complication(name))
                .<SceneEvent>map(old -> new CastEvent.TraitChanged(target.id(), old, old.and(die)))
                .getOrElse(() -> new CastEvent.TraitCreated(target.id(), CreatedTrait.complication(name, die)));
    }

    @Rule(USE)
    public static Either<RuleViolation, Vector<SceneEvent>> make(Effect effect, EffectUse.CreateAsset use) {
        if (effect.intent() != Intent.HELP) {
            return effect.wrong(use);
        }
        return asset(effect.state(), use.holder(), use.name(), effect.die());
    }

    /** Decides on an asset for a living character in the scene who has none of that name. */
    @Rule(USE)
    public static Either<RuleViolation, Vector<SceneEvent>> asset(
            SceneState state, CastId who, String name, DieSize die) {
        return Preconditions.written("the asset", name)
                .flatMap(named -> Preconditions.alive(state, who))
                .filterOrElse(
                        holder -> holder.created(Trait.asset(name)).isEmpty(),
                        holder -> new SceneViolation.NameTaken(name))
                .map(holder -> Vector.of(new CastEvent.TraitCreated(who, CreatedTrait.asset(name, die))));
    }

    /**
     * Decides on stepping a trait. An attack steps a trait back and a complication up; help does the opposite. A
     * scene distinction belongs to no side, so either direction is allowed.
     */
    @Rule({
        USE,
        SCENE_DISTINCTION_IS_NOBODYS,
        RECOVERY_ALONE_REMOVES_STRESS,
        CHANGED_TRAITS_RETURN_NEXT_SCENE,
        COMPLICATION_OUT
    })
    public static Either<RuleViolation, Vector<SceneEvent>> step(Effect effect, EffectUse.StepTrait use) {
        boolean complication = use.trait().kind() == TraitKind.COMPLICATION;
        boolean harmful = complication == use.up();
        boolean scene = use.trait().kind() == TraitKind.SCENE_DISTINCTION;
        boolean fits = scene || harmful == (effect.intent() == Intent.HURT);
        if (effect.intent() == Intent.HEAL || !fits) {
            return effect.wrong(use, use.trait());
        }
        if (scene) {
            return effect.present(use.trait())
                    .map(size -> Vector.of(stepped(use.trait().name(), size, use.up())));
        }
        CastMember target = effect.target();
        return effect.living()
                .flatMap(living -> effect.present(use.trait()))
                .map(size -> Vector.of(target.created(use.trait())
                        .map(old -> (use.up() ? Option.some(old.stepUp()) : old.stepBack())
                                .<SceneEvent>map(now -> new CastEvent.TraitChanged(target.id(), old, now))
                                .getOrElse(() -> new CastEvent.TraitEnded(target.id(), old)))
                        .getOrElse(() -> new CastEvent.DatafileTraitChanged(
                                target.id(),
                                use.trait(),
                                use.up() ? size.stepUp().orElse(Option.some(size)) : size.stepBack()))));
    }

    // A step up stops at D12, and a step back from D4 ends the distinction.
    private static SceneEvent stepped(String distinction, DieSize size, boolean up) {
        return (up ? size.stepUp().orElse(Option.some(size)) : size.stepBack())
                .<SceneEvent>map(die -> new StoryEvent.SceneDistinctionStepped(distinction, die))
                .getOrElse(() -> new StoryEvent.SceneDistinctionEnded(distinction));
    }

    @Rule({USE, SCENE_DISTINCTION_IS_NOBODYS, RECOVERY_ALONE_REMOVES_STRESS, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    public static Either<RuleViolation, Vector<SceneEvent>> remove(Effect effect, EffectUse.RemoveTrait use) {
        boolean complication = use.trait().kind() == TraitKind.COMPLICATION;
        boolean scene = use.trait().kind() == TraitKind.SCENE_DISTINCTION;
        boolean fits = scene || complication == (effect.intent() == Intent.HELP);
        if (effect.intent() == Intent.HEAL || !fits) {
            return effect.wrong(use, use.trait());
        }
        Either<RuleViolation, DieSize> present = effect.present(use.trait());
        return (scene ? present : effect.living().flatMap(living -> present))
                .flatMap(effect::enoughFor)
                .flatMap(size -> removal(
                        effect.state(), Option.when(!scene, effect.target().id()), use.trait()))
                .map(Vector::of);
    }

    @Rule({RECOVERY_ALONE_REMOVES_STRESS, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    public static Either<RuleViolation, Vector<SceneEvent>> restore(Effect effect, EffectUse.RestoreTrait use) {
        if (effect.intent() != Intent.HELP) {
            return effect.wrong(use);
        }
        return effect.living()
                .flatMap(target -> Option.when(target.changed().containsKey(use.trait()), use.trait())
                        .flatMap(target.datafile()::die)
                        .<RuleViolation>toEither(() -> new SceneViolation.NoSuchTrait(target.id(), use.trait()))
                        .flatMap(effect::enoughFor)
                        .map(size -> Vector.of(new CastEvent.DatafileTraitRestored(target.id(), use.trait()))));
    }

    @Rule({USE, DOOM_GROW, RECOVERY_ALONE_REMOVES_STRESS})
    public static Either<RuleViolation, Vector<SceneEvent>> feed(Effect effect) {
        boolean watcher =
                effect.exchange().user().flatMap(effect.state()::member).forAll(user -> !user.hero());
        return watcher
                ? Either.right(Vector.of(new StoryEvent.DoomDieAdded(effect.die())))
                : Either.left(new EffectViolation.OnlyVillainsFeedDoom());
    }

    @Rule({RECOVER_TRANSITION, RECOVER_ACTION, RECOVER_TRAUMA})
    public static Either<RuleViolation, Vector<SceneEvent>> recover(Effect effect, EffectUse.Recover use) {
        if (effect.intent() != Intent.HEAL) {
            return effect.wrong(use);
        }
        Ailment ailment = effect.exchange().ailment().get();
        return effect.living()
                .map(target -> Recovery.won(
                        target.harm(),
                        ailment,
                        effect.die(),
                        effect.state().kind(),
                        Comparison.likeStress(target, ailment),
                        effect.state().traumaPolicy()))
                .map(after ->
                        Vector.of(new CastEvent.HarmChanged(effect.target().id(), after)));
    }

    /**
     * Decides on removing a trait: a created trait ends, a datafile trait is shut down until the next scene, and a
     * scene distinction, which has no owner, ends.
     */
    @Rule({USE, SCENE_DISTINCTION, RECOVERY_ALONE_REMOVES_STRESS})
    public static Either<RuleViolation, SceneEvent> removal(SceneState state, Option<CastId> owner, Trait trait) {
        if (owner.isEmpty()) {
            return trait.kind() == TraitKind.SCENE_DISTINCTION
                            && state.distinctions().contains(trait.name())
                    ? Either.right(new StoryEvent.SceneDistinctionEnded(trait.name()))
                    : Either.left(new SceneViolation.NoSuchDistinction(trait));
        }
        CastId who = owner.get();
        return Preconditions.here(state, who)
                .filterOrElse(one -> !Effect.isHarm(trait), one -> new EffectViolation.NotRemovableByEffect(trait))
                .flatMap(one -> one.created(trait)
                        .<SceneEvent>map(old -> new CastEvent.TraitEnded(who, old))
                        .orElse(() -> one.die(trait)
                                .map(die -> new CastEvent.DatafileTraitChanged(who, trait, Option.none())))
                        .toEither(() -> new SceneViolation.NoSuchTrait(who, trait)));
    }
}
