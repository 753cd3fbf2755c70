package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.exchange;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.living;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.present;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.validName;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Decision.Requirement;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.RecentStress;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules for the use of effect dice (step 13). */
public final class EffectRules {
    private EffectRules() {}

    /** Decides on a use of the next effect die. Opportunities that were not bought before are lost. */
    @Rule(USE)
    public static Decision<SceneState, SceneEvent> use(Decision<SceneState, SceneEvent> now, EffectUse use) {
        return now.require(
                exchange(now.state()).flatMap(EffectRules::nextEffect),
                (ok, die) -> use.decide(OpportunityRules.pass(ok).then(new ActionEvent.EffectUsed(die, use)), die));
    }

    /** Returns the effect die that is used next. */
    public static Either<RuleViolation, DieSize> nextEffect(Exchange exchange) {
        return exchange.effects().headOption().toEither(EffectViolation.NoEffectLeft::new);
    }

    /** Decides on changing the type of the stress taken last. */
    @Rule(PP_AFTER)
    public static Decision<SceneState, SceneEvent> changeStress(SceneState state, ActionCommand.ChangeStress command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        state.recentStress()
                                .filter(one -> one.stress().type() != command.type())
                                .toEither(EffectViolation.NoStressToChange::new),
                        (now, taken) -> now.and(
                                        ok -> command.payment().by(ok, taken.character(), PlotSpend.CHANGE_STRESS))
                                .then(new ActionEvent.StressTypeChanged(
                                        taken.character(), Ailment.stress(command.type())))
                                .then(new CastEvent.HarmChanged(taken.character(), taken.as(command.type()))));
    }

    /** Inflicts stress on a character. The type may still be changed afterwards. */
    @Rule(STRESS)
    public static Decision<SceneState, SceneEvent> stress(
            Decision<SceneState, SceneEvent> now, CastMember target, StressType type, DieSize die) {
        RecentStress taken = new RecentStress(target.id(), target.harm(), Ailment.stress(type), die);
        return now.then(new ActionEvent.StressTaken(taken))
                .then(new CastEvent.HarmChanged(target.id(), taken.as(type)));
    }

    /** Gives a character a complication, or increases an existing one with the same name. */
    @Rule(USE)
    public static Decision<SceneState, SceneEvent> complicate(
            Decision<SceneState, SceneEvent> now, CastMember target, String name, DieSize die) {
        return now.require(validName(SceneViolation.Part.COMPLICATION, name))
                .and(ok -> ok.then(target.created(Trait.complication(name))
                        .<SceneEvent>map(old -> new CastEvent.TraitChanged(target.id(), old, old.and(die)))
                        .getOrElse(
                                () -> new CastEvent.TraitCreated(target.id(), CreatedTrait.complication(name, die)))));
    }

    /** Decides on an asset with a new name for a living character in the scene. */
    @Rule(USE)
    public static Decision<SceneState, SceneEvent> give(
            Decision<SceneState, SceneEvent> now, CastId character, String name, DieSize die) {
        return now.require(validName(SceneViolation.Part.ASSET, name))
                .and(ok -> give(ok, character, CreatedTrait.asset(name, die)));
    }

    static Decision<SceneState, SceneEvent> give(
            Decision<SceneState, SceneEvent> now, CastId character, CreatedTrait asset) {
        return now.require(living(now.state(), character)
                        .filterOrElse(
                                holder -> holder.created(asset.trait()).isEmpty(),
                                holder -> new SceneViolation.NameTaken(
                                        asset.trait().name())))
                .then(new CastEvent.TraitCreated(character, asset));
    }

    /** Returns the event of stepping a trait. A step up stops at D12, and a step back from D4 ends the trait. */
    @Rule({USE, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    public static SceneEvent stepped(SceneState state, EffectUse.StepTrait use, DieSize size) {
        Trait trait = use.trait();
        Option<DieSize> after = use.isUp() ? Option.some(size.up(1)) : size.stepBack();
        if (trait.kind() == TraitKind.SCENE_DISTINCTION) {
            String name = state.distinction(trait.name()).get();
            return after.<SceneEvent>map(die -> new StoryEvent.SceneDistinctionStepped(name, die))
                    .getOrElse(() -> new StoryEvent.SceneDistinctionEnded(name));
        }
        CastMember target = state.known(state.exchange().get().affectedCharacter());
        return target.created(trait)
                .map(old -> (use.isUp() ? Option.some(old.stepUp()) : old.stepBack())
                        .<SceneEvent>map(now -> new CastEvent.TraitChanged(target.id(), old, now))
                        .getOrElse(() -> new CastEvent.TraitEnded(target.id(), old)))
                .getOrElse(() -> new CastEvent.DatafileTraitChanged(target.id(), trait, after));
    }

    /** Requires that the effect dice have the given intent. */
    public static Requirement<SceneState> intentIs(Intent intent, EffectUse use) {
        return state -> {
            Intent actual = state.exchange().get().effectIntent();
            return Option.when(actual != intent, () -> new EffectViolation.WrongEffectUse(actual, use));
        };
    }

    /** Requires that the intent of the effect dice allows to step a trait up or back. */
    public static Requirement<SceneState> canStep(Trait trait, boolean up, EffectUse use) {
        return state -> {
            Intent actual = state.exchange().get().effectIntent();
            return trait.kind().isAilment()
                    ? Option.some(new EffectViolation.NotRemovableByEffect(trait))
                    : Option.when(
                            !actual.canStep(trait.kind(), up), () -> new EffectViolation.WrongEffectUse(actual, use));
        };
    }

    /** Requires that the effect die is at least as large as the trait it removes or restores. */
    public static Requirement<SceneState> isEnough(DieSize die, DieSize size) {
        return state ->
                Option.when(!EffectDice.isEnoughFor(die, size), () -> new EffectViolation.EffectTooSmall(die, size));
    }

    /** Finds the living character that the effect die is used on, because nothing affects the dead. */
    public static Either<RuleViolation, CastMember> target(SceneState state) {
        return living(state.known(state.exchange().get().affectedCharacter()));
    }

    /** Finds the die of a trait of the target, created in play or on the datafile, or of a scene distinction. */
    public static Either<RuleViolation, DieSize> traitDie(SceneState state, Trait trait) {
        return trait.kind() == TraitKind.SCENE_DISTINCTION
                ? state.distinctionDie(trait.name()).toEither(() -> new SceneViolation.NoSuchDistinction(trait))
                : target(state)
                        .flatMap(target -> target.created(trait)
                                .map(one -> one.severity().die())
                                .orElse(() -> target.die(trait))
                                .toEither(() -> new SceneViolation.NoSuchTrait(target.id(), trait)));
    }

    /** Finds the printed die of a datafile trait that was changed or shut down. */
    public static Either<RuleViolation, DieSize> printedDie(CastMember target, Trait trait) {
        return Option.when(target.changedTraits().containsKey(trait), trait)
                .flatMap(target.datafile()::die)
                .toEither(() -> new SceneViolation.NoSuchTrait(target.id(), trait));
    }

    /**
     * Returns the event of removing a trait: a created trait ends, a datafile trait is shut down until the next scene,
     * and a scene distinction, which has no owner, ends.
     */
    @Rule({USE, SCENE_DISTINCTION, RECOVERY_ALONE_REMOVES_STRESS})
    public static Either<RuleViolation, SceneEvent> removal(SceneState state, Option<CastId> owner, Trait trait) {
        if (owner.isEmpty()) {
            return Option.when(trait.kind() == TraitKind.SCENE_DISTINCTION, trait.name())
                    .flatMap(state::distinction)
                    .<SceneEvent>map(StoryEvent.SceneDistinctionEnded::new)
                    .toEither(() -> new SceneViolation.NoSuchDistinction(trait));
        }
        CastId character = owner.get();
        return present(state, character)
                .filterOrElse(one -> !trait.kind().isAilment(), one -> new EffectViolation.NotRemovableByEffect(trait))
                .flatMap(one -> one.created(trait)
                        .<SceneEvent>map(old -> new CastEvent.TraitEnded(character, old))
                        .orElse(() -> one.die(trait)
                                .map(die -> new CastEvent.DatafileTraitChanged(character, trait, Option.none())))
                        .toEither(() -> new SceneViolation.NoSuchTrait(character, trait)));
    }
}
