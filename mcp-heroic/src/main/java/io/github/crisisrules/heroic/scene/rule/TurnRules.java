package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATIONS_ARE_NOT_GIVEN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.able;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.actor;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.die;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.member;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.noActionInProgress;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.sceneIsAction;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.sceneIsOpen;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.validSentence;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.villain;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;

/** The rules for the order of turns and for turns without a roll. */
public final class TurnRules {
    private TurnRules() {}

    /**
     * Decides on naming the next to act. The Watcher names the first hero, and the last to act names the next. When
     * all have acted, the last to act may go first again; if that character declines or cannot, the Watcher names the
     * hero who starts.
     */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    public static Decision<SceneState, SceneEvent> nameNext(SceneState state, StoryCommand.NameNext command) {
        boolean newRound = state.waiting().isEmpty();
        boolean first = newRound || state.order().acted().isEmpty();
        boolean heroStarts = first && command.by().isEmpty() && state.heroes().exists(CastMember::isAble);
        return betweenTurns(state)
                .require(
                        able(state, command.character()),
                        (now, character) -> now.require(
                                        state.acting().isEmpty()
                                                && command.by().equals(state.namer())
                                                && state.mayStart().forAll(last -> last.equals(command.character())),
                                        () -> new OrderViolation.MayNotNameNext(command.by()))
                                .require(
                                        newRound || state.waiting().contains(command.character()),
                                        () -> new OrderViolation.AlreadyActed(command.character()))
                                .require(
                                        character.isHero() || !heroStarts,
                                        () -> new OrderViolation.HeroGoesFirst(command.character())))
                .then(new StoryEvent.NextNamed(command.character()));
    }

    /** Decides on leaving the start of the next round to the Watcher, on behalf of the last to act. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    public static Decision<SceneState, SceneEvent> decline(SceneState state, StoryCommand.DeclineToStart command) {
        return betweenTurns(state)
                .require(member(state, command.character()))
                .require(
                        state.acting().isEmpty() && state.mayStart().contains(command.character()),
                        () -> new OrderViolation.NothingToDecline(command.character()))
                .then(new StoryEvent.StartDeclined(command.character()));
    }

    /**
     * Decides on an interrupt: a villain who has not acted goes next, or first, for a doom die, and the character
     * already named waits.
     */
    @Rule({INTERRUPT, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    public static Decision<SceneState, SceneEvent> interrupt(SceneState state, StoryCommand.Interrupt command) {
        return betweenTurns(state)
                .require(villain(state, command.villain()))
                .require(able(state, command.villain()))
                .require(
                        state.waiting().isEmpty() || state.waiting().contains(command.villain()),
                        () -> new OrderViolation.AlreadyActed(command.villain()))
                .require(
                        !state.order().current().contains(command.villain()),
                        () -> new OrderViolation.AlreadyHasTurn(command.villain()))
                .and(now -> DoomRules.spend(now, command.die(), DoomSpend.INTERRUPT_ORDER, state.interruptPrice()))
                .then(new StoryEvent.OrderInterrupted(command.villain()));
    }

    /** Decides on a villain's action without a roll, which gives one of its traits to a character as an asset. */
    @Rule({VILLAIN_HELP, AFFILIATIONS_ARE_NOT_GIVEN})
    public static Decision<SceneState, SceneEvent> help(SceneState state, StoryCommand.HelpAsVillain command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(villain(state, command.villain()))
                .require(sceneIsOpen())
                .require(noActionInProgress())
                .require(command.trait().kind().canBeGiven(), () -> new SceneViolation.TraitNotGiven(command.trait()))
                .require(
                        actor(state, command.villain()).flatMap(villain -> die(villain, command.trait())),
                        (now, die) ->
                                EffectRules.give(now, command.receiver(), CreatedTrait.helpOf(command.trait(), die)))
                .and(now -> endTurn(now, command.villain()));
    }

    /** Decides on an unopposed action, which needs no roll but takes the turn. */
    @Rule({ORDER, SEQUENCE})
    public static Decision<SceneState, SceneEvent> act(SceneState state, StoryCommand.ActUnopposed command) {
        return betweenTurns(state)
                .require(actor(state, command.character()))
                .require(validSentence(SceneViolation.Part.ACTION, command.description()))
                .then(new StoryEvent.ActedUnopposed(command.character(), command.description()))
                .and(now -> endTurn(now, command.character()));
    }

    /** Ends the character's turn, in an action scene. */
    static Decision<SceneState, SceneEvent> endTurn(Decision<SceneState, SceneEvent> now, CastId character) {
        return now.thenIf(now.state().sceneKind() == SceneKind.ACTION, new StoryEvent.TurnTaken(character));
    }

    private static Decision<SceneState, SceneEvent> betweenTurns(SceneState state) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(noActionInProgress())
                .require(sceneIsAction());
    }
}
