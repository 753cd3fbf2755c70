package io.github.crisisrules.encounter.frame.rule;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ACTIVATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.DURATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.FEWER_THAN_THREE_CAN_ACTIVATE;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.FIRST;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.FLIPPED_MAY_ADVANCE;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.PARTIAL;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.POWER;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SIDES_PASS_BY_THEMSELVES;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TOKEN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TRACKER;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TURNS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.EncounterTracker;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.Turn;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Power;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** The automatic events that lead from one decision of the players to the next. */
public final class RoundFlow {
    private RoundFlow() {}

    /** Returns the next automatic events, or none if the frame waits for a decision. */
    public static Vector<FrameEvent> next(FrameState state) {
        if (state.isOver() || state.step() == Step.SETUP) {
            return Vector.empty();
        }
        if (state.step().isForPlayers()) {
            return state.sideToAct().map(side -> automatic(state, side)).getOrElse(() -> following(state));
        }
        if (state.step().isForEncounter()) {
            return state.pendingEffects().nonEmpty() ? byTheGame(state) : following(state);
        }
        return state.step() == Step.TURNS ? turns(state) : advances(state);
    }

    /**
     * Returns the automatic events of a side that may act in a step: the single effect that the game can resolve
     * for it, or a pass if nothing is pending. There are none if the mission asks the sides in this step.
     */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    private static Vector<FrameEvent> automatic(FrameState state, Side side) {
        if (state.mission().askedSteps().contains(state.step())) {
            return Vector.empty();
        }
        return state.pendingEffects().isEmpty() ? Vector.of(new FrameEvent.Passed(side)) : byTheGame(state);
    }

    /**
     * Returns the resolution of the only pending effect if the encounter carries it out itself. If several effects
     * are pending, a player chooses the order.
     */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    private static Vector<FrameEvent> byTheGame(FrameState state) {
        Vector<String> pending = state.pendingEffects();
        return pending.size() == 1
                        && state.mission()
                                .effects()
                                .exists(effect ->
                                        effect.isAutomatic() && effect.name().equals(pending.head()))
                ? Vector.of(new FrameEvent.EffectResolved(pending.head()))
                : Vector.empty();
    }

    /** Returns the beginning of a round and its Power Phase, in which each character gains 1 Power. */
    @Rule(POWER)
    public static Vector<FrameEvent> beginRound(FrameState state) {
        Vector<FrameEvent> began = Vector.of(new FrameEvent.RoundBegan(state.round() + 1));
        return began.appendAll(state.combatants().flatMap(combatant -> Harm.power(combatant, Power.PER_ROUND)))
                .append(new FrameEvent.StepBegan(Step.POWER_PLAYERS));
    }

    /** Returns the beginning of the next step. Before characters may advance in Cleanup, Dazed ones are flipped. */
    @Rule({ACTIVATION, CLEANUP, FLIPPED_MAY_ADVANCE})
    private static Vector<FrameEvent> following(FrameState state) {
        Step next = state.step().next();
        Vector<FrameEvent> flips = next == Step.CLEANUP_ADVANCE
                ? state.combatants()
                        .filter(combatant -> combatant.health().afterCleanup() != combatant.health())
                        .<FrameEvent>map(combatant -> new FrameEvent.BecameInjured(combatant.id()))
                : Vector.empty();
        return flips.append(new FrameEvent.StepBegan(next));
    }

    private static Vector<FrameEvent> turns(FrameState state) {
        return state.turn().map(turn -> during(state, turn)).getOrElse(() -> betweenTurns(state));
    }

    /**
     * Returns the next Crisis Team turn, or the next step once the third token is on the tracker. The Crisis Team
     * has the first turn of a round.
     */
    @Rule({FIRST, TRACKER})
    private static Vector<FrameEvent> betweenTurns(FrameState state) {
        return EncounterTracker.isFull(state.trackerTokens())
                ? following(state)
                : Vector.of(new FrameEvent.TurnBegan(Side.CRISIS_TEAM));
    }

    /**
     * Returns the automatic events of a turn. An activation ends when its character is Dazed or KO'd. The Crisis
     * Team's turn ends after three activations, or when no character is left to activate; the Cosmic Threat's turn
     * follows.
     */
    @Rule({TURNS, PARTIAL, FEWER_THAN_THREE_CAN_ACTIVATE})
    private static Vector<FrameEvent> during(FrameState state, Turn turn) {
        if (turn.active().isDefined()) {
            return turn.active()
                    .filter(active -> !state.combatant(active).isStanding())
                    .<FrameEvent>map(FrameEvent.ActivationEnded::new)
                    .toVector();
        }
        if (turn.side() == Side.COSMIC_THREAT) {
            return cosmic(state, turn);
        }
        int able = state.standing(Side.CRISIS_TEAM).count(combatant -> !combatant.isActivated());
        return Turn.activationsLeft(turn.activated().size(), able) == 0
                ? Vector.<FrameEvent>of(
                                new FrameEvent.TurnEnded(Side.CRISIS_TEAM),
                                new FrameEvent.TurnBegan(Side.COSMIC_THREAT))
                        .appendAll(ended(state, LastingEffect.Duration.UNTIL_COSMIC_TURN, 0))
                : Vector.empty();
    }

    /**
     * Returns the automatic events of a Cosmic Threat turn. If exactly one character can act and must act, it is
     * activated; if no character is left to activate, the turn ends.
     */
    @Rule({COSMIC_TURN, SIDES_PASS_BY_THEMSELVES})
    private static Vector<FrameEvent> cosmic(FrameState state, Turn turn) {
        Vector<CombatantId> able = FrameChoices.mayActivate(state);
        boolean mayEnd = Activation.mayEndTurn().violation(state).isEmpty();
        if (able.size() == 1 && !mayEnd) {
            return Vector.of(new FrameEvent.ActivationBegan(able.head()));
        }
        // A turn in which no character could act waits for a command, because rounds without any activation would
        // never stop.
        return able.isEmpty() && mayEnd && turn.activated().nonEmpty() ? endCosmicTurn(state) : Vector.empty();
    }

    /**
     * Returns the end of a Cosmic Threat turn: a token for the tracker, and the end of the "this round" effects
     * that began before the turn.
     */
    @Rule({TOKEN, DURATION})
    public static Vector<FrameEvent> endCosmicTurn(FrameState state) {
        return Vector.<FrameEvent>of(
                        new FrameEvent.TurnEnded(Side.COSMIC_THREAT),
                        new FrameEvent.TrackerTokenAdded(state.trackerTokens() + 1))
                .appendAll(ended(state, LastingEffect.Duration.THIS_ROUND, 1));
    }

    private static Vector<FrameEvent> ended(FrameState state, LastingEffect.Duration duration, int turnEnds) {
        return state.runningEffects()
                .filter(running -> running.effect().duration() == duration && running.turnsLeft() == turnEnds)
                .map(running -> new FrameEvent.EffectEnded(running.effect().name()));
    }

    /**
     * Returns the end of the round once no more characters advance: Activated tokens are removed and the next
     * round begins.
     */
    @Rule(CLEANUP)
    private static Vector<FrameEvent> advances(FrameState state) {
        boolean waiting =
                state.sideToAct().isDefined() && FrameChoices.mayAdvance(state).nonEmpty();
        return waiting
                ? Vector.empty()
                : Vector.<FrameEvent>of(new FrameEvent.TokensCleared()).appendAll(beginRound(state));
    }
}
