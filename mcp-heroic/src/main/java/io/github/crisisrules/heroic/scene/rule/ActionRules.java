package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.actor;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.exchange;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.living;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.noActionInProgress;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.sceneIsOpen;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.Resolution;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.control.Option;

/**
 * The rules for declaring, comparing and ending an action. {@link Rolling} covers the dice, {@link EffectRules} the
 * use of effect dice.
 */
public final class ActionRules {
    private ActionRules() {}

    /** Decides on the intent and target of an action (step 1). */
    @Rule({SEQUENCE, ONE_RECOVERY_TRY_A_SCENE, RECOVER_ACTION, RECOVER_TRANSITION})
    public static Decision<SceneState, SceneEvent> declare(SceneState state, ActionCommand.DeclareAction command) {
        boolean self = command.actor().equals(command.target());
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(noActionInProgress())
                .require(actor(state, command.actor())
                        .filterOrElse(
                                actor -> actor.isHero() || command.intent().isRolledByVillains(self),
                                actor -> new ActionViolation.VillainsDoNotRollToHelp(command.actor())))
                .require(living(state, command.target()), (now, target) -> requireFit(now, command, target, self))
                .then(new ActionEvent.ActionDeclared(
                        command.actor(), command.intent(), command.target(), command.ailment(), command.affected()));
    }

    private static Decision<SceneState, SceneEvent> requireFit(
            Decision<SceneState, SceneEvent> now,
            ActionCommand.DeclareAction command,
            CastMember target,
            boolean self) {
        Intent intent = command.intent();
        boolean heals = intent == Intent.HEAL;
        return now.require(
                        heals
                                ? command.affected().isEmpty()
                                : command.ailment().isEmpty() && !command.byPower() && !(self && intent == Intent.HURT),
                        () -> new ActionViolation.WrongTarget(command.target(), intent))
                .andIf(heals, ok -> requireRecovery(ok, command, target, self))
                .andIf(
                        !heals,
                        ok -> ok.require(
                                command.affected()
                                        .forAll(trait -> intent == Intent.HELP
                                                && affectedDie(ok.state(), target, trait)
                                                        .isDefined()),
                                () -> new SceneViolation.NoSuchTrait(
                                        command.target(), command.affected().get())));
    }

    private static Decision<SceneState, SceneEvent> requireRecovery(
            Decision<SceneState, SceneEvent> now,
            ActionCommand.DeclareAction command,
            CastMember target,
            boolean self) {
        boolean inAction = now.state().sceneKind() == SceneKind.ACTION;
        return now.require(
                        command.ailment().flatMap(target.harm()::level).isDefined(),
                        () -> new ActionViolation.NothingToRecover(command.target(), command.ailment()))
                .require(
                        now.state().recovery(target).isAllowed(self, command.byPower()),
                        () -> inAction
                                ? new ActionViolation.NoRecoveryInAction(command.target())
                                : new ActionViolation.WrongTarget(command.target(), Intent.HEAL))
                .require(
                        !target.triedRecoveries().exists(command.ailment()::contains),
                        () -> new ActionViolation.RecoveryAlreadyTried(
                                command.target(), command.ailment().get()));
    }

    /**
     * Returns the die that stands against help with {@code trait}: of a complication, of a changed datafile trait at
     * its printed size, or of a scene distinction.
     */
    static Option<DieSize> affectedDie(SceneState state, CastMember target, Trait trait) {
        if (trait.kind() == TraitKind.SCENE_DISTINCTION) {
            return state.distinctionDie(trait.name());
        }
        return trait.kind() == TraitKind.COMPLICATION
                ? target.created(trait).map(one -> one.severity().die())
                : target.changedTraits().containsKey(trait) ? target.datafile().die(trait) : Option.none();
    }

    /**
     * Decides on an action that the players have rolled and added up themselves: compares the totals and leaves the
     * effect dice to be used.
     */
    @Rule(SEQUENCE)
    public static Decision<SceneState, SceneEvent> report(SceneState state, ActionCommand.ReportResult command) {
        return declare(state, command.action())
                .then(new ActionEvent.ResultReported(RollSide.ACTION, command.actionResult()))
                .and(now -> Rolling.answer(now, RollSide.ACTION))
                .and(now -> {
                    boolean awaited = now.state().exchange().get().winner().isEmpty();
                    return now.require(
                            awaited == command.reactionResult().isDefined(),
                            () -> new ActionViolation.WrongResultCount(awaited));
                })
                .and(now -> command.reactionResult()
                        .map(result -> now.then(new ActionEvent.ResultReported(RollSide.REACTION, result))
                                .and(both -> Rolling.answer(both, RollSide.REACTION)))
                        .getOrElse(now));
    }

    /** Decides on a second effect die from the winner's roll, which is allowed when the effect steps up past D12. */
    @Rule(EFFECT_UP)
    public static Decision<SceneState, SceneEvent> takeSecond(
            SceneState state, ActionCommand.TakeSecondEffect command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        exchange(state)
                                .filterOrElse(
                                        Exchange::canTakeSecondEffect, one -> new EffectViolation.NoSecondEffect()),
                        (now, exchange) -> {
                            Resolution resolution = Comparison.resolution(exchange);
                            DiceChoice choice = exchange.roll(resolution.winner())
                                    .flatMap(RollInProgress::choice)
                                    .get();
                            return now.require(
                                    choice.addEffect(command.dieIndex()),
                                    (ok, more) -> OpportunityRules.pass(ok)
                                            .then(new ActionEvent.SecondEffectTaken(
                                                    command.dieIndex(),
                                                    resolution.secondEffect(
                                                            more.effects().last()))));
                        });
    }

    /**
     * Decides on a counter-attack by the winner of the reaction. Its effect dice step up and back like those of an
     * attack.
     */
    @Rule({PP_AFTER, DOOM_SPEND})
    public static Decision<SceneState, SceneEvent> counter(SceneState state, ActionCommand.CounterAttack command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        exchange(state),
                        (now, exchange) -> now.require(
                                        Comparison.canStrikeBack(exchange), EffectViolation.NoCounterAttack::new)
                                .and(OpportunityRules::pass)
                                .and(open -> command.payment()
                                        .by(open, exchange.reactor(), PlotSpend.COUNTER_ATTACK, DieSize.D4))
                                .and(paid -> Comparison.strikeBack(paid, exchange)));
    }

    /** Decides on ending the action; everything that is still unused is lost. */
    @Rule({SEQUENCE, ORDER})
    public static Decision<SceneState, SceneEvent> end(SceneState state) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        exchange(state)
                                .filterOrElse(
                                        one -> one.winner().isDefined(), one -> new ActionViolation.ActionInProgress()),
                        ActionRules::end);
    }

    /** Ends the action and, in an action scene, the actor's turn. */
    @Rule({SEQUENCE, ORDER})
    static Decision<SceneState, SceneEvent> end(Decision<SceneState, SceneEvent> now, Exchange exchange) {
        return OpportunityRules.pass(now)
                .then(new ActionEvent.ActionEnded())
                .and(over -> TurnRules.endTurn(over, exchange.actor()));
    }
}
