package io.github.crisisrules.tournament.game.query;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.ImportedRound;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.MatchHistory;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Ranking;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standings;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Records, standings and the players to be paired, all derived from the rounds of an event and stored nowhere. */
public final class EventRecords {
    private EventRecords() {}

    /**
     * Returns the records of all players after the first {@code rounds} Swiss rounds, including players who are no
     * longer ranked.
     */
    @Rule({
        EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED,
        EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES,
        EventRuleId.REJOIN,
        EventRuleId.BYE
    })
    public static Records of(TournamentState state, int rounds) {
        Scoring scoring = state.announcement().scoring();
        PlayerRecord[] records = new PlayerRecord[state.entries().size()];
        for (Entry entry : state.entries()) {
            PlayerRecord own = PlayerRecord.start(entry.id());
            for (int missed : entry.unpairedLosses()) {
                own = missed <= rounds
                        ? own.unpairedLoss(scoring, state.announcement().unpairedLossPolicy())
                        : own;
            }
            records[entry.id().number() - 1] = own;
        }
        for (SwissRound round : state.rounds().take(rounds)) {
            for (MatchResult result : round.results(scoring)) {
                count(records, result.first(), result.second(), scoring);
                count(records, result.second(), result.first(), scoring);
            }
            round.tables().byes().forEach(bye -> {
                int place = bye.player().number() - 1;
                records[place] = records[place].bye(scoring);
            });
            round.importedSeats().forEach(seat -> countImported(records, round, seat, scoring));
        }
        return Records.of(Arrays.asList(records));
    }

    /**
     * Returns the standings after the first {@code rounds} Swiss rounds. Dropped players keep their ranks, ejected
     * players have none.
     */
    @Rule(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    public static Standings standings(TournamentState state, int rounds) {
        RandomTiebreak lots = lots(state, rounds);
        Seq<PlayerId> ranked =
                state.entries().filter(entry -> entry.attendance().isRanked()).map(Entry::id);
        TiebreakChain chain = state.announcement().houseRules().tiebreakers();
        return chain.isPrinted()
                ? Ranking.of(state.recordsAfter(rounds), ranked, lots)
                : Ranking.of(state.recordsAfter(rounds), matches(state, rounds), ranked, chain, lots);
    }

    /**
     * Returns the random tiebreak order of the stage to which the last of these rounds belongs, so that standings
     * posted before a cut do not change.
     */
    @Rule(EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE)
    private static RandomTiebreak lots(TournamentState state, int rounds) {
        boolean isCurrent = state.cut().isEmpty() || state.round(rounds).exists(last -> last.stage() == state.stage());
        return isCurrent ? state.lotsOrFirst() : RandomTiebreak.of(state.seed(), 1);
    }

    /** Returns all matches of the first {@code rounds} Swiss rounds that have a result. */
    public static MatchHistory matches(TournamentState state, int rounds) {
        Scoring scoring = state.announcement().scoring();
        return MatchHistory.of(state.rounds().take(rounds).flatMap(round -> round.results(scoring)));
    }

    /** Returns the players to be paired in the next round, with their points and their opponents in this stage. */
    @Rule({EventRuleId.REMATCH, EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES})
    public static PairingPool pool(TournamentState state, Iterable<PlayerId> players) {
        Vector<PlayerId> listed = Vector.ofAll(players);
        return PairingPool.of(poolPlayers(state, state.rounds(), state.records(), listed), excluded(state, listed));
    }

    /** Returns the pairs that are avoided: those that the organizer excluded, and players of one club among the given ones. */
    public static Set<Pairing> excluded(TournamentState state, Vector<PlayerId> players) {
        return state.excluded().addAll(clubmates(state, players));
    }

    /** Returns players as they were before the given round, with the results of earlier rounds as they are known now. */
    public static Vector<PoolPlayer> poolBefore(TournamentState state, int round, Vector<PlayerId> players) {
        return poolPlayers(state, state.rounds().take(round - 1), of(state, round - 1), players);
    }

    /** Returns the pairs of players with the same club or team. */
    @Rule(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    private static Vector<Pairing> clubmates(TournamentState state, Vector<PlayerId> players) {
        return players.filter(player -> state.entry(player).flatMap(Entry::club).isDefined())
                .groupBy(player ->
                        PlainName.key(state.entry(player).flatMap(Entry::club).get()))
                .values()
                .flatMap(club -> club.combinations(2))
                .map(two -> Pairing.of(two.get(0), two.get(1)))
                .toVector();
    }

    private static Vector<PoolPlayer> poolPlayers(
            TournamentState state, Vector<SwissRound> rounds, Records records, Vector<PlayerId> players) {
        List<List<PlayerId>> met = Stream.<List<PlayerId>>generate(ArrayList::new)
                .limit(state.entries().size())
                .toList();
        for (SwissRound round : rounds.filter(round -> round.stage() == state.stage())) {
            for (Pairing pairing : round.tables().pairs()) {
                met.get(pairing.first().number() - 1).add(pairing.second());
                met.get(pairing.second().number() - 1).add(pairing.first());
            }
        }
        return players.map(player -> PoolPlayer.of(player, records.of(player).points(), met.get(player.number() - 1)));
    }

    /** Replaces the worth of a round by the points and VPs that were taken over for it. */
    private static void countImported(
            PlayerRecord[] records, SwissRound round, ImportedRound.ImportedSeat seat, Scoring scoring) {
        int place = seat.player().number() - 1;
        PlayerRecord counted = records[place];
        Option<MatchResult> match = round.tableOf(seat.player())
                .flatMap(table -> round.endings().get(table))
                .map(ending -> ending.result(scoring));
        int points = match.map(result -> scoring.points()
                        .points(
                                result.of(seat.player()),
                                result.of(result.pairing().opponentOf(seat.player()))))
                .getOrElse(scoring.points().bye());
        int vps = match.map(result -> result.of(seat.player()).vps()).getOrElse(scoring.byeVps());
        records[place] =
                counted.withPoints(counted.points() - points + seat.points()).withVps(counted.vps() - vps + seat.vps());
    }

    private static void count(PlayerRecord[] records, Score own, Score opponent, Scoring scoring) {
        int place = own.player().number() - 1;
        records[place] = records[place].played(own, opponent, scoring);
    }
}
