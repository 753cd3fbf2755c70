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

/** What follows by itself: the way from each point at which somebody decides to the next. */
final class RoundFlow {
    private RoundFlow() {}

    /** The next things that happen by themselves; none while the frame waits for somebody. */
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

    /** A side that has the word: what it must do and the game can do for it is done; with nothing more to do it passes. */
    @Rule(SIDES_PASS_BY_THEMSELVES)
    private static Vector<RoundEvent> word(RoundState state, Side side) {
        if (state.mission().stops().contains(state.step())) {
            return Vector.empty();
        }
        return state.pending().isEmpty() ? Vector.of(new RoundEvent.Passed(side)) : byTheGame(state);
    }

    /** The one effect that waits, if the encounter carries it out; among several, somebody chooses the order. */
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

    /** A round begins with its Power Phase, in which each character gains 1 Power. */
    @Rule(POWER)
    static Vector<RoundEvent> beginRound(RoundState state) {
        Vector<RoundEvent> began = Vector.of(new RoundEvent.RoundBegan(state.round() + 1));
        return began.appendAll(state.combatants().flatMap(combatant -> Harm.power(combatant, 1)))
                .append(new RoundEvent.StepBegan(Step.POWER_PLAYERS));
    }

    /** The next step; before characters may advance in Cleanup, Dazed ones are flipped. */
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

    /** The Crisis Team has the first turn; after the third token on the tracker there are no more. */
    @Rule({FIRST, TRACKER})
    private static Vector<RoundEvent> betweenTurns(RoundState state) {
        return state.trackerTokens() >= state.mission().trackerSpaces()
                ? following(state)
                : Vector.of(new RoundEvent.TurnBegan(Side.CRISIS_TEAM));
    }

    /**
     * An activation ends with the downfall of who has it. The Crisis Team's turn ends after three activations, or when
     * nobody is left who could be activated; then it is the Cosmic Threat's.
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

    /** A Cosmic Threat with one character that must act activates it; once nobody is left to activate, its turn is over. */
    @Rule({COSMIC_TURN, SIDES_PASS_BY_THEMSELVES})
    private static Vector<RoundEvent> cosmic(RoundState state, Turn turn) {
        Vector<CombatantId> able = RoundChoices.mayActivate(state);
        boolean mayEnd = Activation.refusalToEndTurn(state).isEmpty();
        if (able.size() == 1 && !mayEnd) {
            return Vector.of(new RoundEvent.ActivationBegan(able.head()));
        }
        // A turn in which nobody could act waits for the side: a round without anybody would never come to a stop.
        return able.isEmpty() && mayEnd && turn.begun().nonEmpty() ? endCosmicTurn(state) : Vector.empty();
    }

    /** The end of a Cosmic Threat turn: a token for the tracker, and "this round" is over for what began before it. */
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

    /** When nobody more advances, Activated tokens go and the next round begins. */
    @Rule(CLEANUP)
    private static Vector<RoundEvent> advances(RoundState state) {
        boolean waiting =
                state.floor().isDefined() && RoundChoices.mayAdvance(state).nonEmpty();
        return waiting
                ? Vector.empty()
                : Vector.<RoundEvent>of(new RoundEvent.TokensCleared()).appendAll(beginRound(state));
    }
}
