package io.github.crisisrules.tournament.game.rule;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.ConductViolation;
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

    /** Requires a player who is still in the event. */
    static Decision.Requirement<TournamentState> active(PlayerId player) {
        return state -> state.entry(player)
                .filter(entry -> !entry.isActive())
                .map(entry -> new TournamentViolation.NotActive(player, entry.attendance()));
    }

    /** Requires a Swiss round that belongs to the current stage, before the event is closed. */
    static Decision.Requirement<TournamentState> stageUnderWay(OrganizerTask attempted) {
        return state -> {
            if (state.phase() == Phase.CLOSED || state.isBracketStage()) {
                return Option.some(new TournamentViolation.WrongPhase(attempted, state.phase()));
            }
            return Option.when(
                    !state.round().exists(round -> round.stage() == state.stage()),
                    TournamentViolation.NoRoundInProgress::new);
        };
    }

    /** Requires an incident that can be put on record, by an official who is on duty. */
    static Decision.Requirement<TournamentState> recordable(Incident incident) {
        return state -> state.officials().maySanction(incident.by())
                ? state.conduct().record(incident).swap().toOption()
                : Option.some(new ConductViolation.NotAnOfficial(incident.by()));
    }
}
