package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.conduct.ConductLog;
import io.github.crisisrules.tournament.conduct.Incident;
import io.github.crisisrules.tournament.conduct.RulingLog;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalRound;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** What events write into a state; nobody else can. No decisions are taken here. */
final class Books {
    private Books() {}

    /** An event of which only the announcement exists. */
    static TournamentState announced(Announcement announcement, Seed seed) {
        return ImmutableTournamentState.builder()
                .announcement(announcement)
                .seed(seed)
                .phase(Phase.REGISTRATION)
                .nameBook(TournamentState.NameBook.EMPTY)
                .conduct(ConductLog.of(announcement.officials()))
                .rulings(RulingLog.of(announcement.officials()))
                .build();
    }

    /** The state, open for the pen. */
    static ImmutableTournamentState of(TournamentState state) {
        return (ImmutableTournamentState) state;
    }

    /** A command accepted with these events. */
    static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> accept(
            TournamentState state, Vector<TournamentEvent> events) {
        return Either.right(Transition.of(state, events));
    }

    /** A command accepted with one event. */
    static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> accept(
            TournamentState state, TournamentEvent event) {
        return accept(state, Vector.of(event));
    }

    /** Why something is refused after the event. */
    static RuleViolation over(String wanted) {
        return new TournamentViolation.WrongPhase(wanted, Phase.CLOSED, "Undo the closing to go on.");
    }

    static TournamentState entered(TournamentState state, Entrant entrant) {
        return of(state)
                .withEntries(state.entries().append(Entry.of(entrant)))
                .withNameBook(state.nameBook().with(entrant));
    }

    static TournamentState with(TournamentState state, PlayerId player, UnaryOperator<ImmutableEntry> change) {
        return of(state)
                .withEntries(
                        state.entries().update(player.number() - 1, entry -> change.apply((ImmutableEntry) entry)));
    }

    static TournamentState attending(TournamentState state, PlayerId player, Attendance attendance) {
        return with(state, player, entry -> entry.withAttendance(attendance));
    }

    /** What was told about the two from another desk counts no more. */
    static TournamentState withEnding(TournamentState state, int number, int table, MatchEnding ending) {
        return of(state)
                .withRounds(state.rounds()
                        .update(
                                number - 1,
                                round -> ((ImmutableSwissRound) round)
                                        .withEndings(round.endings().update(table, Option.of(ending)))
                                        .withTold(round.told()
                                                .reject(seat -> ending.pairing().has(seat.player())))));
    }

    static TournamentState takenOver(TournamentState state, int number, TakenRound taken) {
        RoundTables tables = taken.paired();
        SwissRound round = SwissRound.of(state, number, SwissDesk.seedOf(state), tables);
        return of(state)
                .withRounds(state.rounds()
                        .append(((ImmutableSwissRound) round)
                                .withEndings(taken.endings())
                                .withTold(taken.seats())));
    }

    static TournamentState onRecord(TournamentState state, Incident incident) {
        ConductLog log = state.conduct();
        return of(state)
                .withConduct(new ConductLog(log.officials(), log.incidents().append(incident)));
    }

    /** Whoever has lost in the bracket is out of the event; who has not, after a result was amended, is in it again. */
    static TournamentState withBracket(TournamentState state, Bracket bracket) {
        TournamentState after = of(state).withBracket(Option.of(bracket));
        Vector<PlayerId> losers = bracket.rounds().flatMap(FinalRound::losers);
        for (PlayerId finalist : bracket.seeds().players()) {
            boolean lost = losers.contains(finalist);
            Attendance before = lost ? Attendance.ACTIVE : Attendance.ELIMINATED;
            Attendance now = lost ? Attendance.ELIMINATED : Attendance.ACTIVE;
            after = with(after, finalist, entry -> entry.attendance() == before ? entry.withAttendance(now) : entry);
        }
        return after;
    }
}
