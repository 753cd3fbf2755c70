package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.ACTIVATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.DURATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.FEWER_THAN_THREE_ACTIVATE_AS_ARE;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.FIRST;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.FLIPPED_MAY_ADVANCE;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.PARTIAL;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.POWER;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SIDES_PASS_BY_THEMSELVES;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TOKEN;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TRACKER;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TURNS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** The automatic events that lead from one decision of the players to the next. */
final class RoundFlow {
    private RoundFlow() {}

    /** Returns the next automatic events, or none if the frame waits for a decision. */
    static Vector<RoundEvent> next(RoundState state) {
        if (state.isOver() || state.step() == Step.SETUP) {
            return Vector.empty();
        }
        if (state.step().isForPlayers()) {
            return state.floor().map(side -> word(state, side)).getOrElse(() -> following(state));
        }
        if (state.step().isForEncounter()) {
            return state.pending().nonEmpty() ? byTheGame(state) : following(state);
        }
        return state.step() == Step.TURNS ? turns(state) : advances(state);
    }

    /**
     * Returns the automatic events of a side that may act in a step: the single effect that the game can resolve
     * for it, or a pass if nothing is pending. There are none if the mission asks the sides in this step.
     */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    private static Vector<RoundEvent> word(RoundState state, Side side) {
        if (state.mission().stops().contains(state.step())) {
            return Vector.empty();
        }
        return state.pending().isEmpty() ? Vector.of(new RoundEvent.Passed(side)) : byTheGame(state);
    }

    /**
     * Returns the resolution of the only pending effect if the encounter carries it out itself. If several effects
     * are pending, a player chooses the order.
     */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    private static Vector<RoundEvent> byTheGame(RoundState state) {
        Vector<String> pending = state.pending();
        return pending.size() == 1
                        && state.mission()
                                .effects()
                                .exists(effect ->
                                        effect.byTheGame() && effect.name().equals(pending.head()))
                ? Vector.of(new RoundEvent.EffectResolved(pending.head()))
                : Vector.empty();
    }

    /** Returns the beginning of a round and its Power Phase, in which each character gains 1 Power. */
    @Rule(POWER)
    static Vector<RoundEvent> beginRound(RoundState state) {
        Vector<RoundEvent> began = Vector.of(new RoundEvent.RoundBegan(state.round() + 1));
        return began.appendAll(state.combatants().flatMap(combatant -> Harm.power(combatant, 1)))
                .append(new RoundEvent.StepBegan(Step.POWER_PLAYERS));
    }

    /** Returns the beginning of the next step. Before characters may advance in Cleanup, Dazed ones are flipped. */
    @Rule({ACTIVATION, CLEANUP, FLIPPED_MAY_ADVANCE})
    private static Vector<RoundEvent> following(RoundState state) {
        Step next = state.step().next();
        Vector<RoundEvent> flips = next == Step.CLEANUP_ADVANCE
                ? state.combatants()
                        .filter(combatant -> combatant.health() == Combatant.Health.DAZED)
                        .<RoundEvent>map(combatant -> new RoundEvent.Flipped(combatant.id()))
                : Vector.empty();
        return flips.append(new RoundEvent.StepBegan(next));
    }

    private static Vector<RoundEvent> turns(RoundState state) {
        return state.turn().map(turn -> during(state, turn)).getOrElse(() -> betweenTurns(state));
    }

    /**
     * Returns the next Crisis Team turn, or the next step once the third token is on the tracker. The Crisis Team
     * has the first turn of a round.
     */
    @Rule({FIRST, TRACKER})
    private static Vector<RoundEvent> betweenTurns(RoundState state) {
        return state.trackerTokens() >= state.mission().trackerSpaces()
                ? following(state)
                : Vector.of(new RoundEvent.TurnBegan(Side.CRISIS_TEAM));
    }

    /**
     * Returns the automatic events of a turn. An activation ends when its character is Dazed or KO'd. The Crisis
     * Team's turn ends after three activations, or when no character is left to activate; the Cosmic Threat's turn
     * follows.
     */
    @Rule({TURNS, PARTIAL, FEWER_THAN_THREE_ACTIVATE_AS_ARE})
    private static Vector<RoundEvent> during(RoundState state, Turn turn) {
        if (turn.active().isDefined()) {
            return turn.active()
                    .filter(active -> !state.combatant(active).isStanding())
                    .<RoundEvent>map(RoundEvent.ActivationEnded::new)
                    .toVector();
        }
        if (turn.side() == Side.COSMIC_THREAT) {
            return cosmic(state, turn);
        }
        boolean over = turn.begun().size() >= Turn.CRISIS_ACTIVATIONS
                || !state.standing(Side.CRISIS_TEAM).exists(combatant -> !combatant.isActivated());
        return over
                ? Vector.<RoundEvent>of(
                                new RoundEvent.TurnEnded(Side.CRISIS_TEAM),
                                new RoundEvent.TurnBegan(Side.COSMIC_THREAT))
                        .appendAll(ended(state, LastingEffect.Duration.UNTIL_COSMIC_TURN, 0))
                : Vector.empty();
    }

    /**
     * Returns the automatic events of a Cosmic Threat turn. If exactly one character can act and must act, it is
     * activated; if no character is left to activate, the turn ends.
     */
    @Rule({COSMIC_TURN, SIDES_PASS_BY_THEMSELVES})
    private static Vector<RoundEvent> cosmic(RoundState state, Turn turn) {
        Vector<CombatantId> able = RoundChoices.mayActivate(state);
        boolean mayEnd = Activation.refusalToEndTurn(state).isEmpty();
        if (able.size() == 1 && !mayEnd) {
            return Vector.of(new RoundEvent.ActivationBegan(able.head()));
        }
        // A turn in which no character could act waits for a command, because rounds without any activation would
        // never stop.
        return able.isEmpty() && mayEnd && turn.begun().nonEmpty() ? endCosmicTurn(state) : Vector.empty();
    }

    /**
     * Returns the end of a Cosmic Threat turn: a token for the tracker, and the end of the "this round" effects
     * that began before the turn.
     */
    @Rule({TOKEN, DURATION})
    static Vector<RoundEvent> endCosmicTurn(RoundState state) {
        return Vector.<RoundEvent>of(
                        new RoundEvent.TurnEnded(Side.COSMIC_THREAT),
                        new RoundEvent.TrackerTokenAdded(state.trackerTokens() + 1))
                .appendAll(ended(state, LastingEffect.Duration.THIS_ROUND, 1));
    }

    private static Vector<RoundEvent> ended(RoundState state, LastingEffect.Duration duration, int turnEnds) {
        return state.effects()
                .filter(running -> running.effect().duration() == duration && running.turnEnds() == turnEnds)
                .map(running -> new RoundEvent.EffectEnded(running.effect().name()));
    }

    /**
     * Returns the end of the round once no more characters advance: Activated tokens are removed and the next
     * round begins.
     */
    @Rule(CLEANUP)
    private static Vector<RoundEvent> advances(RoundState state) {
        boolean waiting =
                state.floor().isDefined() && RoundChoices.mayAdvance(state).nonEmpty();
        return waiting
                ? Vector.empty()
                : Vector.<RoundEvent>of(new RoundEvent.TokensCleared()).appendAll(beginRound(state));
    }
}
