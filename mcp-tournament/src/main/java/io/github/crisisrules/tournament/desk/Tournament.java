package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.tournament.finals.AfterTheCut;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.vavr.control.Either;

/**
 * A whole event as a decider: each command is refused or gives events, and the events alone make the state.
 *
 * <p>What is drawn follows from the event's seed, split by purpose: {@code lots/1} for the last tiebreaker ({@code lots/2}
 * where Swiss rounds go on after the cut), {@code round/n} and in it {@code bye} and {@code pairing} for Swiss round n,
 * {@code clock/n} for the clock of round n. The log holds the seeds of rounds already paired, never the event's own.
 */
public final class Tournament
        implements Decider<TournamentState, TournamentCommand, TournamentEvent, TournamentViolation> {
    private final PairingSystem system;

    private Tournament(PairingSystem system) {
        this.system = system;
    }

    /** An event with the Swiss pairing of the documents. */
    public static Tournament swiss() {
        return of(PairingSystem.swiss());
    }

    /** An event with another pairing system. */
    public static Tournament of(PairingSystem system) {
        return new Tournament(system);
    }

    /** How its Swiss rounds are paired. */
    public PairingSystem system() {
        return system;
    }

    @Override
    public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> decide(
            TournamentState state, TournamentCommand command) {
        return command.match(new Decision(state, system));
    }

    @Override
    public TournamentState evolve(TournamentState state, TournamentEvent event) {
        return Evolution.evolve(state, event);
    }

    private record Decision(TournamentState state, PairingSystem system)
            implements TournamentCommand.Cases<
                    Either<TournamentViolation, Transition<TournamentState, TournamentEvent>>> {
        private boolean isBracket() {
            return state.phase() == Phase.FINALS && state.announcement().afterTheCut() == AfterTheCut.BRACKET;
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> registerPlayer(
                TournamentCommand.RegisterPlayer command) {
            return RegistrationDesk.register(state, command.name());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> submitList(
                TournamentCommand.SubmitList command) {
            return RegistrationDesk.submit(state, command.player(), command.list());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> excludePairing(
                TournamentCommand.ExcludePairing command) {
            return RegistrationDesk.exclude(state, command.pairing());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> openEvent(
                TournamentCommand.OpenEvent command) {
            return RegistrationDesk.open(state);
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> pairRound(
                TournamentCommand.PairRound command) {
            return isBracket() ? FinalsDesk.pair(state) : SwissDesk.pair(state, system);
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> pairByHand(
                TournamentCommand.PairByHand command) {
            return isBracket()
                    ? Either.left(new TournamentViolation.WrongPhase("pair a Swiss round", state.phase()))
                    : SwissDesk.pairByHand(state, command.pairs(), command.bye());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> startClock(
                TournamentCommand.StartClock command) {
            return ClockDesk.start(state, command.seated(), command.now());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> reportResult(
                TournamentCommand.ReportResult command) {
            return isBracket() ? FinalsDesk.report(state, command.ending()) : SwissDesk.report(state, command.ending());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> amendResult(
                TournamentCommand.AmendResult command) {
            return SwissDesk.amend(state, command.round(), command.ending());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> dropPlayer(
                TournamentCommand.DropPlayer command) {
            return AttendanceDesk.drop(state, command.player(), command.reason());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> rejoinPlayer(
                TournamentCommand.RejoinPlayer command) {
            return AttendanceDesk.rejoin(state, command.player());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> enterLate(
                TournamentCommand.EnterLate command) {
            return AttendanceDesk.enterLate(state, command.name());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> warnPlayer(
                TournamentCommand.WarnPlayer command) {
            return AttendanceDesk.warn(state, command.player(), command.offence(), command.by());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> ejectPlayer(
                TournamentCommand.EjectPlayer command) {
            return AttendanceDesk.eject(state, command.player(), command.offence(), command.by());
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> makeCut(
                TournamentCommand.MakeCut command) {
            return FinalsDesk.cut(state);
        }

        @Override
        public Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> closeEvent(
                TournamentCommand.CloseEvent command) {
            return FinalsDesk.close(state);
        }
    }
}
