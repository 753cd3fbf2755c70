package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalRound;
import io.github.crisisrules.tournament.game.query.EventRecords;
import io.github.crisisrules.tournament.game.rule.SwissRules;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.ConductLog;
import io.github.crisisrules.tournament.ruling.Incident;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.ruling.RulingLog;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** The functions by which events change a state. They take no decisions. */
final class StateEdits {
    private StateEdits() {}

    /** Returns the state of an event that was just announced. */
    static TournamentState announced(Announcement announcement, Seed seed) {
        return ImmutableTournamentState.builder()
                .announcement(announcement)
                .seed(seed)
                .phase(Phase.REGISTRATION)
                .nameBook(TournamentState.NameIndex.EMPTY)
                .conduct(ConductLog.of(announcement.officials()))
                .rulings(RulingLog.of(announcement.officials()))
                .build();
    }

    /** Returns the state as its generated type, which has the {@code with} methods. */
    static ImmutableTournamentState of(TournamentState state) {
        return (ImmutableTournamentState) state;
    }

    static TournamentState entered(TournamentState state, Entrant entrant) {
        return of(state)
                .withEntries(state.entries().append(Entry.of(entrant)))
                .withNameBook(state.nameBook().with(entrant));
    }

    static TournamentState renamed(TournamentState state, Entrant entrant) {
        TournamentState after = with(state, entrant.id(), entry -> entry.withEntrant(entrant));
        return of(after).withNameBook(TournamentState.NameIndex.of(after.entries()));
    }

    static TournamentState with(TournamentState state, PlayerId player, UnaryOperator<ImmutableEntry> change) {
        return of(state)
                .withEntries(
                        state.entries().update(player.number() - 1, entry -> change.apply((ImmutableEntry) entry)));
    }

    static TournamentState attending(TournamentState state, PlayerId player, Attendance attendance) {
        return with(state, player, entry -> entry.withAttendance(attendance));
    }

    /** Sets the ending of a match. Points and VPs that were taken over for its two players no longer count. */
    static TournamentState withEnding(TournamentState state, int number, int table, MatchEnding ending) {
        return of(state)
                .withRounds(state.rounds()
                        .update(
                                number - 1,
                                round -> ((ImmutableSwissRound) round)
                                        .withEndings(round.endings().update(table, Option.of(ending)))
                                        .withImportedSeats(round.importedSeats()
                                                .reject(seat -> ending.pairing().has(seat.player())))));
    }

    static TournamentState withoutEnding(TournamentState state, int number, int table) {
        return withRound(
                state,
                number,
                round -> round.withEndings(round.endings().update(table, Option.none()))
                        .withImportedSeats(round.importedSeats()
                                .reject(seat ->
                                        round.tables().pairs().get(table).has(seat.player()))));
    }

    /** Takes back a player's bye, with the points and VPs that were taken over for it. */
    static TournamentState withoutBye(TournamentState state, int number, PlayerId player) {
        return withRound(
                state,
                number,
                round -> round.withTables(round.tables().withoutBye(player))
                        .withImportedSeats(round.importedSeats()
                                .reject(seat -> seat.player().equals(player))));
    }

    /** Adds a table for the player who had the bye and a late player, who has not missed the round after all. */
    static TournamentState pairedWithBye(TournamentState state, int number, Pairing pairing, PlayerId late) {
        Vector<PoolPlayer> seated = EventRecords.poolBefore(state, number, pairing.players());
        TournamentState after = withRound(state, number, round -> {
            RoundTables tables = round.tables().withLatePair(pairing, late);
            return round.withTables(tables)
                    .withEndings(round.endings().append(Option.none()))
                    .withSeats(SwissRound.Seats.of(tables.pairs()))
                    .withLatePlayers(round.latePlayers().appendAll(seated));
        });
        return with(
                after,
                late,
                entry -> entry.withUnpairedLosses(entry.unpairedLosses().reject(missed -> missed == number)));
    }

    private static TournamentState withRound(
            TournamentState state, int number, UnaryOperator<ImmutableSwissRound> change) {
        return of(state)
                .withRounds(state.rounds().update(number - 1, round -> change.apply((ImmutableSwissRound) round)));
    }

    /** Puts a substitute on duty. The logs list all who ever were, because their entries stay. */
    static TournamentState watcherReplaced(TournamentState state, Official watcher, Official substitute) {
        Officials before = state.rulings().officials();
        Officials all = new Officials(
                before.organizer(), before.watchers().remove(substitute).append(substitute), before.headWatcher());
        return of(state)
                .withRulings(state.rulings().withOfficials(all))
                .withConduct(new ConductLog(all, state.conduct().incidents()))
                .withReplacedWatchers(
                        state.replacedWatchers().remove(substitute).append(watcher));
    }

    static TournamentState takenOver(TournamentState state, int number, ImportedRound taken) {
        RoundTables tables = taken.paired();
        SwissRound round = SwissRound.of(state, number, SwissRules.seedOf(state), tables);
        return of(state)
                .withRounds(state.rounds()
                        .append(((ImmutableSwissRound) round)
                                .withEndings(taken.endings())
                                .withImportedSeats(taken.seats())));
    }

    static TournamentState onRecord(TournamentState state, Incident incident) {
        ConductLog log = state.conduct();
        return of(state)
                .withConduct(new ConductLog(log.officials(), log.incidents().append(incident)));
    }

    /**
     * Sets the bracket. Players who have lost in it are eliminated; players who have not, after a result was
     * amended, are active again.
     */
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
