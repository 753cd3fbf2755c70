package io.github.crisisrules.tournament.game.rule;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The answers that the rules of an event have in common. */
public final class Decisions {
    private Decisions() {}

    /** Accepts a command with the events that it causes. */
    static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> accept(
            TournamentState state, Vector<TournamentEvent> events) {
        return Either.right(Transition.of(state, events));
    }

    /** Accepts a command with a single event. */
    static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> accept(
            TournamentState state, TournamentEvent event) {
        return accept(state, Vector.of(event));
    }

    /** Returns the refusal of a command that comes after the event is closed. */
    public static RuleViolation over(String wanted) {
        return new TournamentViolation.WrongPhase(wanted, Phase.CLOSED, "Undo the closing to go on.");
    }
}
