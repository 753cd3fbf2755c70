package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.Recovery;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** Step 13: what effect dice do. */
final class EffectRules {
    private EffectRules() {}

    /** The next effect die is used, as the intent allows. */
    @Rule({USE, RECOVERY_ALONE_REMOVES_STRESS})
    static Either<RuleViolation, Vector<SceneEvent>> using(
            SceneState state, EffectUse use, Function<Effect, Either<RuleViolation, Vector<SceneEvent>>> does) {
        return Checks.exchange(state)
                .flatMap(exchange -> exchange.effects()
                        .headOption()
                        .<RuleViolation>toEither(EffectViolation.NoEffectLeft::new)
                        .flatMap(die -> does.apply(new Effect(state, exchange, die))
                                .map(events -> Vector.<SceneEvent>of(new ActionEvent.EffectUsed(die, use))
                                        .appendAll(events))));
    }

    /** The stress just taken, taken as another type instead. */
    @Rule(PP_AFTER)
    static Either<RuleViolation, Vector<SceneEvent>> changeStress(
            SceneState state, ActionCommand.ChangeStress command) {
        return Checks.exchange(state).flatMap(exchange -> {
            Option<Exchange.StressJustTaken> taken =
                    exchange.justTaken().filter(one -> one.stress().type() != command.to());
            if (taken.isEmpty()) {
                return Either.left(new EffectViolation.NoStressToChange(exchange.affectedOne()));
            }
            CastId who = taken.get().who();
            Ailments other = taken.get().before().take(command.to(), taken.get().effect());
            return command.payment()
                    .by(state, who, PlotSpend.CHANGE_STRESS)
                    .map(paid -> paid.append(new CastEvent.HarmChanged(who, other))
                            .append(new ActionEvent.StressTypeChanged(who, Ailment.stress(command.to()))));
        });
    }

    @Rule({USE, STRESS})
    static Either<RuleViolation, Vector<SceneEvent>> inflict(Effect effect, EffectUse.Inflict use) {
        CastMember target = effect.target();
        if (effect.intent() != Intent.HURT || target.harm().isDead()) {
            return effect.wrong(use);
        }
        Ailments after = target.harm().take(use.type(), effect.die());
        return Either.right(Vector.of(
                new CastEvent.HarmChanged(target.id(), after),
                new ActionEvent.StressTaken(new Exchange.StressJustTaken(
                        target.id(), target.harm(), Ailment.stress(use.type()), effect.die()))));
    }

    @Rule(USE)
    static Either<RuleViolation, Vector<SceneEvent>> complicate(Effect effect, EffectUse.Complicate use) {
        if (effect.intent() != Intent.HURT) {
            return effect.wrong(use);
        }
        CastMember target = effect.target();
        return Either.right(Vector.of(target.created(Trait.complication(use.name()))
                .<SceneEvent>map(old -> new CastEvent.TraitChanged(target.id(), old, old.and(effect.die())))
                .getOrElse(() ->
                        new CastEvent.TraitCreated(target.id(), Temporary.complication(use.name(), effect.die())))));
    }

    @Rule(USE)
    static Either<RuleViolation, Vector<SceneEvent>> make(Effect effect, EffectUse.MakeAsset use) {
        if (effect.intent() != Intent.HELP) {
            return effect.wrong(use);
        }
        return Checks.member(effect.state(), use.holder())
                .filterOrElse(
                        holder -> holder.created(Trait.asset(use.name())).isEmpty(),
                        holder -> new SceneViolation.NameTaken(use.name()))
                .map(holder ->
                        Vector.of(new CastEvent.TraitCreated(use.holder(), Temporary.asset(use.name(), effect.die()))));
    }

    /** Against the target a trait steps back and a complication up; for it the other way round. */
    @Rule({USE, RECOVERY_ALONE_REMOVES_STRESS, CHANGED_TRAITS_RETURN_NEXT_SCENE, COMPLICATION_OUT})
    static Either<RuleViolation, Vector<SceneEvent>> step(Effect effect, EffectUse.StepTrait use) {
        boolean complication = use.trait().kind() == TraitKind.COMPLICATION;
        boolean harmful = complication == use.up();
        if (effect.intent() == Intent.HEAL || harmful != (effect.intent() == Intent.HURT)) {
            return effect.wrong(use, use.trait());
        }
        CastMember target = effect.target();
        return effect.present(use.trait())
                .map(size -> Vector.of(target.created(use.trait())
                        .map(old -> (use.up() ? Option.some(old.stepUp()) : old.stepBack())
                                .<SceneEvent>map(now -> new CastEvent.TraitChanged(target.id(), old, now))
                                .getOrElse(() -> new CastEvent.TraitEnded(target.id(), old)))
                        .getOrElse(() -> new CastEvent.DatafileTraitChanged(
                                target.id(),
                                use.trait(),
                                use.up() ? size.stepUp().orElse(Option.some(size)) : size.stepBack()))));
    }

    @Rule({USE, RECOVERY_ALONE_REMOVES_STRESS, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    static Either<RuleViolation, Vector<SceneEvent>> remove(Effect effect, EffectUse.RemoveTrait use) {
        boolean complication = use.trait().kind() == TraitKind.COMPLICATION;
        if (effect.intent() == Intent.HEAL || complication != (effect.intent() == Intent.HELP)) {
            return effect.wrong(use, use.trait());
        }
        return effect.present(use.trait())
                .flatMap(effect::enoughFor)
                .map(size -> Vector.of(removal(effect.target(), use.trait())));
    }

    @Rule({RECOVERY_ALONE_REMOVES_STRESS, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    static Either<RuleViolation, Vector<SceneEvent>> restore(Effect effect, EffectUse.RestoreTrait use) {
        if (effect.intent() != Intent.HELP) {
            return effect.wrong(use);
        }
        CastMember target = effect.target();
        return Option.when(target.changed().containsKey(use.trait()), use.trait())
                .flatMap(target.datafile()::die)
                .<RuleViolation>toEither(() -> new SceneViolation.NoSuchTrait(target.id(), use.trait()))
                .flatMap(effect::enoughFor)
                .map(size -> Vector.of(new CastEvent.DatafileTraitRestored(target.id(), use.trait())));
    }

    @Rule({USE, DOOM_GROW, RECOVERY_ALONE_REMOVES_STRESS})
    static Either<RuleViolation, Vector<SceneEvent>> feed(Effect effect) {
        boolean watcher =
                effect.exchange().user().flatMap(effect.state()::member).forAll(user -> !user.hero());
        return watcher
                ? Either.right(Vector.of(new TableEvent.DoomDieAdded(effect.die())))
                : Either.left(new EffectViolation.OnlyVillainsFeedDoom());
    }

    @Rule({RECOVER_TRANSITION, RECOVER_ACTION, RECOVER_TRAUMA})
    static Either<RuleViolation, Vector<SceneEvent>> recover(Effect effect, EffectUse.Recover use) {
        if (effect.intent() != Intent.HEAL) {
            return effect.wrong(use);
        }
        CastMember target = effect.target();
        Ailment ailment = effect.exchange().ailment().get();
        Ailments after = Recovery.won(
                target.harm(),
                ailment,
                effect.die(),
                effect.state().kind(),
                Comparison.likeStress(target, ailment),
                effect.state().traumaPolicy());
        return Either.right(Vector.of(new CastEvent.HarmChanged(target.id(), after)));
    }

    /** A created trait is gone; one of the datafile is shut down until the next scene. */
    @Rule(RECOVERY_ALONE_REMOVES_STRESS)
    static SceneEvent removal(CastMember owner, Trait trait) {
        return owner.created(trait)
                .<SceneEvent>map(old -> new CastEvent.TraitEnded(owner.id(), old))
                .getOrElse(() -> new CastEvent.DatafileTraitChanged(owner.id(), trait, Option.none()));
    }
}
