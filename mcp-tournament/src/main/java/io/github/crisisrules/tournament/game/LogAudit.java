package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.clock.RoundTime;
import io.github.crisisrules.tournament.game.rule.FinalsRules;
import io.github.crisisrules.tournament.game.rule.SwissRules;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * An audit of everything random at an event against the seed that was committed to before it: every pairing and
 * bye that was not made by hand, the clocks, and the random tiebreak order. Once seed and salt are revealed, it
 * can be repeated with the published log.
 */
public final class LogAudit {
    private LogAudit() {}

    /**
     * Verifies a log against a seed, and returns the final state or the first fault.
     *
     * @param announcement the announcement published before the event, including the commitment
     */
    public static Either<AuditFault, TournamentState> verify(
            Tournament tournament, Announcement announcement, Seed seed, String salt, Iterable<TournamentEvent> log) {
        if (announcement.seedCommitment().exists(commitment -> !commitment.matches(seed, salt))) {
            return Either.left(new AuditFault.CommitmentBroken());
        }
        TournamentState state = StateEdits.announced(announcement, seed);
        int place = 0;
        for (TournamentEvent event : log) {
            place++;
            Option<TournamentEvent> due = fromSeed(tournament, state, event);
            if (due.exists(expected -> !expected.equals(event))) {
                return Either.left(new AuditFault.NotFromSeed(place, event, due.get()));
            }
            state = event.applyTo(state);
        }
        return Either.right(state);
    }

    /** Returns the event that the seed gives in place of a logged one, or none if chance has no part in it. */
    private static Option<TournamentEvent> fromSeed(
            Tournament tournament, TournamentState state, TournamentEvent event) {
        if (event instanceof TournamentEvent.EventOpened) {
            return Option.of(new TournamentEvent.EventOpened(RandomTiebreak.of(state.seed(), 1)));
        }
        if (event instanceof TournamentEvent.RoundPaired paired
                && !paired.tables().byHand()) {
            return Option.of(new TournamentEvent.RoundPaired(
                    state.rounds().size() + 1,
                    SwissRules.seedOf(state),
                    SwissRules.tables(state, tournament.system())));
        }
        if (event instanceof TournamentEvent.ClockStarted started) {
            return clock(state, started);
        }
        return event instanceof TournamentEvent.CutMade made
                ? Option.of(new TournamentEvent.CutMade(made.cut(), FinalsRules.lotsAfterTheCut(state)))
                : Option.none();
    }

    private static Option<TournamentEvent> clock(TournamentState state, TournamentEvent.ClockStarted started) {
        RoundTime time = state.announcement().edition().roundTime();
        return RoundClock.start(
                        time,
                        time.roll(state.seed(), started.round()),
                        1,
                        1,
                        started.clock().started())
                .toOption()
                .map(clock -> new TournamentEvent.ClockStarted(started.round(), clock));
    }

    /** A reason why a log does not follow from a seed. */
    public sealed interface AuditFault extends Describable {
        /** Seed and salt do not match the commitment. */
        record CommitmentBroken() implements AuditFault {
            @Override
            public String describe(Wording wording) {
                return Sentences.of(this, wording);
            }
        }

        /**
         * A logged event does not follow from the seed.
         *
         * @param index the place in the log, from 1
         */
        record NotFromSeed(int index, TournamentEvent found, TournamentEvent expected) implements AuditFault {
            @Override
            public String describe(Wording wording) {
                return Sentences.of(this, wording);
            }
        }
    }
}
