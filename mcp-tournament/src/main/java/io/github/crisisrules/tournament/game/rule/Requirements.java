package io.github.crisisrules.tournament.game.rule;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.Incident;
import io.vavr.control.Option;

/** The requirements that several rules of an event have in common. */
final class Requirements {
    /** Requires a result of every match of the Swiss round paired last. */
    static final Decision.Requirement<TournamentState> RESULTS_COMPLETE = state -> state.round()
            .filter(round -> !round.isComplete())
            .map(round -> new TournamentViolation.ResultsMissing(round.number(), round.open()));

    private Requirements() {}

    /** Requires an event that is not closed. */
    static Decision.Requirement<TournamentState> notClosed(OrganizerTask attempted) {
        return state -> Option.when(
                state.phase() == Phase.CLOSED, () -> new TournamentViolation.WrongPhase(attempted, Phase.CLOSED));
    }

    /** Requires a player who is or was registered. */
    static Decision.Requirement<TournamentState> known(PlayerId player) {
        return state -> Option.when(state.entry(player).isEmpty(), () -> new TournamentViolation.UnknownPlayer(player));
    }

    /** Requires an incident that can be put on record. */
    static Decision.Requirement<TournamentState> recordable(Incident incident) {
        return state -> state.conduct().record(incident).swap().toOption();
    }
}
