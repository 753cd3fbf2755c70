package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.clock.RoundTime;
import io.github.crisisrules.tournament.standing.TieLots;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Whether everything that was drawn at an event follows from the seed that was committed to before it: every pairing and
 * bye that was not made by hand, and the lots of the last tiebreaker. Anybody can do this with the published log once
 * seed and salt are revealed.
 */
public final class LogAudit {
    private LogAudit() {}

    /**
     * The final state if the log follows from the seed; else where it does not.
     *
     * @param announcement as published before the event, with the commitment in it
     */
    public static Either<AuditFault, TournamentState> verify(
            Tournament tournament, Announcement announcement, Seed seed, String salt, Seq<TournamentEvent> log) {
        if (announcement.commitment().exists(commitment -> !commitment.isKeptBy(seed, salt))) {
            return Either.left(new AuditFault.CommitmentBroken());
        }
        TournamentState state = TournamentState.announced(announcement, seed);
        int place = 0;
        for (TournamentEvent event : log) {
            place++;
            Option<TournamentEvent> due = drawn(tournament, state, event);
            if (due.exists(expected -> !expected.equals(event))) {
                return Either.left(new AuditFault.NotFromTheSeed(place, event, due.get()));
            }
            state = tournament.evolve(state, event);
        }
        return Either.right(state);
    }

    /** What the seed gives in place of this event, where chance has a part in it. */
    private static Option<TournamentEvent> drawn(Tournament tournament, TournamentState state, TournamentEvent event) {
        return event.match(new Drawn(tournament, state));
    }

    /** Why a log does not follow from a seed. */
    public sealed interface AuditFault {
        /** Seed and salt are not what was committed to. */
        record CommitmentBroken() implements AuditFault {}

        /**
         * An event was not drawn from the seed.
         *
         * @param place in the log, from 1
         */
        record NotFromTheSeed(int place, TournamentEvent found, TournamentEvent due) implements AuditFault {}
    }

    private record Drawn(Tournament tournament, TournamentState state)
            implements TournamentEvent.Cases<Option<TournamentEvent>> {

        @Override
        public Option<TournamentEvent> playerRegistered(TournamentEvent.PlayerRegistered event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> listAccepted(TournamentEvent.ListAccepted event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> pairingExcluded(TournamentEvent.PairingExcluded event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> eventOpened(TournamentEvent.EventOpened event) {
            return Option.of(new TournamentEvent.EventOpened(TieLots.of(state.seed(), 1)));
        }

        @Override
        public Option<TournamentEvent> structureFixed(TournamentEvent.StructureFixed event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> roundPaired(TournamentEvent.RoundPaired event) {
            return event.tables().byHand()
                    ? Option.none()
                    : Option.of(new TournamentEvent.RoundPaired(
                            state.rounds().size() + 1,
                            SwissDesk.seedOf(state),
                            SwissDesk.drawn(state, tournament.system())));
        }

        @Override
        public Option<TournamentEvent> clockStarted(TournamentEvent.ClockStarted event) {
            return RoundClock.start(
                            RoundTime.PRINTED,
                            RoundTime.PRINTED.roll(state.seed(), event.round()),
                            1,
                            1,
                            event.clock().started())
                    .toOption()
                    .map(clock -> new TournamentEvent.ClockStarted(event.round(), clock));
        }

        @Override
        public Option<TournamentEvent> resultReported(TournamentEvent.ResultReported event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> resultAmended(TournamentEvent.ResultAmended event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> playerDropped(TournamentEvent.PlayerDropped event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> playerRejoined(TournamentEvent.PlayerRejoined event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> unpairedLossGiven(TournamentEvent.UnpairedLossGiven event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> playerEnteredLate(TournamentEvent.PlayerEnteredLate event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> playerWarned(TournamentEvent.PlayerWarned event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> playerEjected(TournamentEvent.PlayerEjected event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> cutMade(TournamentEvent.CutMade event) {
            return Option.of(new TournamentEvent.CutMade(event.cut(), FinalsDesk.lotsAfterTheCut(state)));
        }

        @Override
        public Option<TournamentEvent> qualifierReplaced(TournamentEvent.QualifierReplaced event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> cutLeft(TournamentEvent.CutLeft event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> finalsPaired(TournamentEvent.FinalsPaired event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> finalReported(TournamentEvent.FinalReported event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> finalistLeft(TournamentEvent.FinalistLeft event) {
            return Option.none();
        }

        @Override
        public Option<TournamentEvent> eventClosed(TournamentEvent.EventClosed event) {
            return Option.none();
        }
    }
}
