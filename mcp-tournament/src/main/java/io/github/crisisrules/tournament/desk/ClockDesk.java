package io.github.crisisrules.tournament.desk;

import static io.github.crisisrules.tournament.desk.Evolution.accept;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.clock.RoundTime;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.control.Either;
import java.time.Instant;

/** The clock of the current round, Swiss or final. */
public final class ClockDesk {
    private ClockDesk() {}

    /** Starts the clock once most players of the round are seated; its dice are rolled from the event's seed. */
    @Rule({EventRules.CLOCK_START, EventRules.CLOCK, EventRules.RULING_15})
    public static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> start(
            TournamentState state, int seated, Instant now) {
        int round = state.roundNumber();
        int players = players(state);
        if (state.phase() == Phase.CLOSED) {
            return Either.left(new TournamentViolation.WrongPhase("start a clock", state.phase()));
        }
        if (players == 0) {
            return Either.left(new TournamentViolation.NoRound());
        }
        if (state.clock().exists(running -> running.round() == round)) {
            return Either.left(new TournamentViolation.ClockRunning(round));
        }
        return RoundClock.start(
                        RoundTime.PRINTED,
                        RoundTime.PRINTED.roll(state.seed(), round),
                        Math.min(seated, players),
                        players,
                        now)
                .<TournamentViolation>mapLeft(TournamentViolation.ClockWaits::new)
                .flatMap(clock -> accept(state, new TournamentEvent.ClockStarted(round, clock)));
    }

    /** How many players the matches of the current round have. */
    private static int players(TournamentState state) {
        return state.bracket()
                .map(finals -> finals.round()
                        .matches()
                        .map(match -> match.present().size())
                        .sum()
                        .intValue())
                .getOrElse(() -> state.round()
                        .map(round -> 2 * round.tables().pairs().size())
                        .getOrElse(0));
    }
}
