package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Requirements.notClosed;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.clock.RoundTime;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import java.time.Instant;

/** Decisions on the clock of the current round, Swiss or final. */
public final class ClockRules {
    private ClockRules() {}

    /**
     * Starts the clock if more than half of the round's players are seated. Its dice are rolled from the event's
     * seed.
     */
    @Rule({EventRuleId.CLOCK_START, EventRuleId.CLOCK, EventRuleId.NAME_AND_ALTER_EGO_TELL_CHARACTERS_APART})
    public static Decision<TournamentState, TournamentEvent> start(TournamentState state, int seated, Instant now) {
        int round = state.roundNumber();
        int players = players(state);
        RoundTime time = state.announcement().edition().roundTime();
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.START_CLOCK))
                .require(players > 0, TournamentViolation.NoRoundInProgress::new)
                .require(!state.isClockRunning(), () -> new TournamentViolation.ClockRunning(round))
                .and(ready -> ready.require(
                        RoundClock.start(
                                time,
                                time.roll(state.seed(), round),
                                Math.max(0, Math.min(seated, players)),
                                players,
                                now),
                        (seatedEnough, clock) -> seatedEnough.then(new TournamentEvent.ClockStarted(round, clock))));
    }

    /** Returns the number of players in the matches of the current round. */
    static int players(TournamentState state) {
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
