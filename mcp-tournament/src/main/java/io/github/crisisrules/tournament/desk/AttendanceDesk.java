package io.github.crisisrules.tournament.desk;

import static io.github.crisisrules.tournament.desk.Evolution.accept;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.tournament.conduct.ConductLog;
import io.github.crisisrules.tournament.conduct.Incident;
import io.github.crisisrules.tournament.conduct.Offence;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.conduct.Sanction;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Who comes and goes: drops, rejoins, late entries, warnings and ejections. */
public final class AttendanceDesk {
    private AttendanceDesk() {}

    /** A player leaves: an open match is conceded, a qualifier replaced, a finalist's opponent has a bye. */
    @Rule({EventRules.DROP, EventRules.RULING_11})
    public static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> drop(
            TournamentState state, PlayerId player, DropReason reason) {
        return present(state, player, "drop a player")
                .flatMap(entry -> entry.isActive() || entry.attendance() == Attendance.CUT
                        ? leave(state, entry, new TournamentEvent.PlayerDropped(player, reason))
                        : Either.left(new TournamentViolation.NotActive(player, entry.attendance())));
    }

    /** A player is removed for good, also one who has dropped or is out already. */
    @Rule({EventRules.EJECT, EventRules.RULING_11})
    public static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> eject(
            TournamentState state, PlayerId player, Offence offence, Official by) {
        Incident incident = new Incident(player, offence, Sanction.EJECTION, by);
        return present(state, player, "eject a player")
                .flatMap(entry -> recorded(state, incident).flatMap(allowed -> {
                    TournamentEvent ejected = new TournamentEvent.PlayerEjected(incident);
                    return entry.isActive() || entry.attendance() == Attendance.CUT
                            ? leave(state, entry, ejected)
                            : accept(state, ejected);
                }));
    }

    /** A player is warned; {@link TournamentState#conduct} then tells whether there are grounds for ejection. */
    @Rule({EventRules.WARN, EventRules.WARN_GROUNDS})
    public static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> warn(
            TournamentState state, PlayerId player, Offence offence, Official by) {
        Incident incident = new Incident(player, offence, Sanction.WARNING, by);
        return present(state, player, "warn a player")
                .flatMap(entry -> recorded(state, incident)
                        .flatMap(allowed -> accept(state, new TournamentEvent.PlayerWarned(incident))));
    }

    private static Either<TournamentViolation, ConductLog> recorded(TournamentState state, Incident incident) {
        return state.conduct().record(incident).mapLeft(TournamentViolation.ConductRefused::new);
    }

    /** A dropped player is back, with an unpaired loss for each round missed; not after the cut. */
    @Rule({EventRules.REJOIN, EventRules.EJECT, EventRules.RULING_13})
    public static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> rejoin(
            TournamentState state, PlayerId player) {
        return present(state, player, "let a player rejoin").flatMap(entry -> {
            if (!entry.attendance().mayRejoin()) {
                return Either.left(new TournamentViolation.CannotRejoin(player, entry.attendance()));
            }
            return state.cut()
                    .<Either<TournamentViolation, Transition<TournamentState, TournamentEvent>>>map(
                            cut -> Either.left(new TournamentViolation.FinalsRefused(cut.whyNoRejoin(player))))
                    .getOrElse(() -> accept(
                            state,
                            Vector.<TournamentEvent>of(new TournamentEvent.PlayerRejoined(player))
                                    .appendAll(missed(state, player))));
        });
    }

    /** A player comes after the opening, with an unpaired loss for each round missed; not after the cut. */
    @Rule(EventRules.RULING_5)
    public static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> enterLate(
            TournamentState state, String name) {
        if (state.phase() != Phase.SWISS) {
            return Either.left(new TournamentViolation.WrongPhase("admit a late player", state.phase()));
        }
        Entrant entrant = RegistrationDesk.next(state, name);
        return state.names()
                .find(name)
                .<Either<TournamentViolation, Transition<TournamentState, TournamentEvent>>>map(
                        taken -> Either.left(new TournamentViolation.AlreadyRegistered(name, taken)))
                .getOrElse(() -> accept(
                        state,
                        Vector.<TournamentEvent>of(new TournamentEvent.PlayerEnteredLate(entrant))
                                .appendAll(missed(state, entrant.id()))));
    }

    /** Rounds paired without the player that do not count as losses yet. */
    private static Vector<TournamentEvent> missed(TournamentState state, PlayerId player) {
        Vector<Integer> known = state.entry(player).map(Entry::unpairedLosses).getOrElse(Vector.empty());
        return state.rounds()
                .filter(round -> !round.includes(player) && !known.contains(round.number()))
                .map(round -> new TournamentEvent.UnpairedLossGiven(player, round.number()));
    }

    private static Either<TournamentViolation, Entry> present(TournamentState state, PlayerId player, String wanted) {
        if (state.phase() == Phase.CLOSED) {
            return Either.left(new TournamentViolation.WrongPhase(wanted, state.phase()));
        }
        return state.entry(player).toEither(() -> new TournamentViolation.UnknownPlayer(player));
    }

    private static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> leave(
            TournamentState state, Entry entry, TournamentEvent departure) {
        if (state.phase() == Phase.FINALS) {
            return FinalsDesk.leave(state, entry.id(), departure);
        }
        return accept(state, conceded(state, entry.id()).append(departure));
    }

    /** Whoever leaves after the pairing concedes that match. */
    @Rule(EventRules.RULING_11)
    static Vector<TournamentEvent> conceded(TournamentState state, PlayerId player) {
        return state.round()
                .flatMap(round -> round.tableOf(player)
                        .filter(table -> round.endings().get(table).isEmpty())
                        .<TournamentEvent>map(table -> new TournamentEvent.ResultReported(
                                round.number(),
                                table + 1,
                                MatchEnding.concession(
                                        player,
                                        round.tables().pairs().get(table).opponentOf(player)))))
                .toVector();
    }
}
