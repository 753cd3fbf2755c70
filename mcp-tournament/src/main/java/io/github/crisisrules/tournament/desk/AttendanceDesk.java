package io.github.crisisrules.tournament.desk;

import static io.github.crisisrules.tournament.desk.Books.accept;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.conduct.ConductLog;
import io.github.crisisrules.tournament.conduct.Incident;
import io.github.crisisrules.tournament.conduct.Offence;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.conduct.Sanction;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Who comes and goes: drops, rejoins, late entries, warnings and ejections. */
public final class AttendanceDesk {
    private AttendanceDesk() {}

    /** A player leaves: an open match is conceded, a qualifier replaced, a finalist's opponent has a bye. */
    @Rule({EventRules.DROP, EventRules.ABSENT_AFTER_PAIRING_CONCEDES})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> drop(
            TournamentState state, PlayerId player, DropReason reason) {
        return present(state, player, "drop a player")
                .flatMap(entry -> isThere(entry)
                        ? leave(state, entry, new TournamentEvent.PlayerDropped(player, reason))
                        : Either.left(new TournamentViolation.NotActive(player, entry.attendance())));
    }

    /** Whether the player could still play: is active, or waits outside the cut. */
    private static boolean isThere(Entry entry) {
        return entry.isActive() || entry.attendance() == Attendance.CUT;
    }

    /** Who can leave now: when the last final is decided, the finalists cannot any more. */
    static Vector<PlayerId> leavers(TournamentState state) {
        boolean over = state.phase() == Phase.CLOSED || state.bracket().exists(Bracket::isOver);
        return state.entries()
                .filter(entry -> isThere(entry) && !(over && entry.isActive()))
                .map(Entry::id);
    }

    /** A player is removed for good, also one who has dropped or is out already. */
    @Rule({EventRules.EJECT, EventRules.ABSENT_AFTER_PAIRING_CONCEDES})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> eject(
            TournamentState state, PlayerId player, Offence offence, Official by) {
        Incident incident = new Incident(player, offence, Sanction.EJECTION, by);
        return present(state, player, "eject a player")
                .flatMap(entry -> recorded(state, incident).flatMap(allowed -> {
                    TournamentEvent ejected = new TournamentEvent.PlayerEjected(incident);
                    return isThere(entry) ? leave(state, entry, ejected) : accept(state, ejected);
                }));
    }

    /** A player is warned; {@link TournamentState#conduct} then tells whether there are grounds for ejection. */
    @Rule({EventRules.WARN, EventRules.WARN_GROUNDS})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> warn(
            TournamentState state, PlayerId player, Offence offence, Official by) {
        Incident incident = new Incident(player, offence, Sanction.WARNING, by);
        return present(state, player, "warn a player")
                .flatMap(entry -> recorded(state, incident)
                        .flatMap(allowed -> accept(state, new TournamentEvent.PlayerWarned(incident))));
    }

    private static Either<RuleViolation, ConductLog> recorded(TournamentState state, Incident incident) {
        return Either.narrow(state.conduct().record(incident));
    }

    /** A dropped player is back, with an unpaired loss for each round missed; not after the cut. */
    @Rule({EventRules.REJOIN, EventRules.EJECT, EventRules.CUT_IS_NOT_WITHDRAWN})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> rejoin(
            TournamentState state, PlayerId player) {
        return present(state, player, "let a player rejoin").flatMap(entry -> {
            if (!entry.attendance().mayRejoin()) {
                return Either.left(new TournamentViolation.CannotRejoin(player, entry.attendance()));
            }
            return state.cut()
                    .<Either<RuleViolation, Transition<TournamentState, TournamentEvent>>>map(
                            cut -> Either.left(cut.whyNoRejoin(player)))
                    .getOrElse(() -> accept(
                            state,
                            Vector.<TournamentEvent>of(new TournamentEvent.PlayerRejoined(player))
                                    .appendAll(missed(state, player))));
        });
    }

    /** A player comes after the opening, with an unpaired loss for each round missed; not after the cut. */
    @Rule(EventRules.LATE_ENTRY_IS_A_REJOIN)
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> enterLate(
            TournamentState state, String name) {
        if (state.phase() != Phase.SWISS) {
            return Either.left(new TournamentViolation.WrongPhase(
                    "admit a late player",
                    state.phase(),
                    state.phase() == Phase.REGISTRATION ? "Register the player." : "Nobody comes in any more."));
        }
        return RegistrationDesk.unknown(state, name)
                .flatMap(entrant -> accept(
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

    private static Either<RuleViolation, Entry> present(TournamentState state, PlayerId player, String wanted) {
        if (state.phase() == Phase.CLOSED) {
            return Either.left(Books.over(wanted));
        }
        return state.entry(player).toEither(() -> new TournamentViolation.UnknownPlayer(player));
    }

    private static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> leave(
            TournamentState state, Entry entry, TournamentEvent departure) {
        if (state.phase() == Phase.FINALS) {
            return FinalsDesk.leave(state, entry.id(), departure);
        }
        return accept(state, conceded(state, entry.id()).append(departure));
    }

    /** Whoever leaves after the pairing concedes that match. */
    @Rule(EventRules.ABSENT_AFTER_PAIRING_CONCEDES)
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
