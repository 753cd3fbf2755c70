package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.CutRace;
import io.github.crisisrules.tournament.desk.Entry;
import io.github.crisisrules.tournament.desk.SwissRound;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.github.crisisrules.tournament.event.EventKind;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.roster.TimelineEdition;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** What an organizer posts on the wall, as tables. */
public final class EventViews {
    private EventViews() {}

    /** What must be told before the event: kind, structure by number of players, Timeline, special rules. */
    @Rule(EventRules.ANNOUNCE)
    public static TextTable announcement(Announcement event) {
        Vector<Vector<String>> rows = Vector.of(
                Vector.of("Event", event.format().kind().title() + (event.isOfficial() ? "" : " (unofficial)")),
                Vector.of("Rules", event.format().edition().toString()));
        rows = event.structure().isDefined()
                ? rows.append(Vector.of("Structure", event.structure().get().toString()))
                : rows.appendAll(event.format()
                        .table()
                        .map(row -> Vector.of(
                                row.atMost() == Integer.MAX_VALUE
                                        ? row.atLeast() + " players or more"
                                        : row.atLeast() == row.atMost()
                                                ? row.atLeast() + " players"
                                                : row.atLeast() + " to " + row.atMost() + " players",
                                row.structure().toString())));
        Option<String> played = event.timeline().orElse(event.playedIn().map(Timeline::toString));
        rows = rows.appendAll(played.map(timeline -> Vector.of("Timeline", timeline)))
                .appendAll(event.specialRules().map(rule -> Vector.of("Special rule", rule)))
                .appendAll(event.commitment().map(seed -> Vector.of("Seed (SHA-256)", seed.sha256())));
        return new TextTable(event.name(), Vector.of("What", "How"), rows);
    }

    /**
     * The pairings of a Swiss round by table, the bye last, or of a final round by match; nothing for a round that was not
     * paired. Final rounds are numbered on after the Swiss rounds.
     */
    public static Option<TextTable> pairings(TournamentState state, int round) {
        return state.round(round)
                .map(found -> new TextTable(
                        "Round " + round + roster(state, round)
                                + (found.tables().byHand() ? " (paired by hand)" : ""),
                        Vector.of("Table", "Player", "Points", "Opponent", "Points", "Result"),
                        tables(state, found)
                                .appendAll(found.tables()
                                        .bye()
                                        .map(bye -> Vector.of("", state.name(bye.player()), "", "bye", "", "")))))
                .orElse(() -> finalRound(state, round - state.rounds().size()));
    }

    private static Option<TextTable> finalRound(TournamentState state, int round) {
        return bracket(state)
                .map(finals -> new TextTable(
                        "Final round " + round,
                        finals.headings().tail(),
                        finals.rows()
                                .filter(row -> row.head().equals(Integer.toString(round)))
                                .map(Vector::tail)))
                .filter(finals -> !finals.rows().isEmpty());
    }

    /** How the matches of a Swiss round ended, the winner first; for a final round its matches; nothing before the pairing. */
    public static Option<TextTable> results(TournamentState state, int round) {
        return state.round(round)
                .map(found -> new TextTable(
                        "Results of round " + round,
                        Vector.of("Table", "Winner", "VPs", "Loser", "VPs", "As reported"),
                        found.endings()
                                .zipWithIndex()
                                .flatMap(table -> table._1.map(ending -> result(state, table._2 + 1, ending)))))
                .orElse(() -> finalRound(state, round - state.rounds().size()));
    }

    private static Vector<String> result(TournamentState state, int table, MatchEnding ending) {
        MatchResult result = ending.result();
        boolean secondWon = result.second().outcome() == Outcome.WIN;
        Score better = secondWon ? result.second() : result.first();
        Score other = secondWon ? result.first() : result.second();
        return Vector.of(
                Integer.toString(table),
                state.name(better.player()) + (result.isDraw() ? " (draw)" : ""),
                Integer.toString(better.vps()),
                state.name(other.player()),
                Integer.toString(other.vps()),
                ending.words(state.names()));
    }

    /** In a Timeline Event every Swiss round is played with the roster that the document prints for it. */
    @Rule({TimelineRules.ROSTER_ROUND, EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1})
    private static String roster(TournamentState state, int round) {
        return state.announcement().format().kind() == EventKind.TIMELINE
                ? ", Roster " + TimelineEdition.OF_2025_12_19.schedule().inSwissRound(round)
                : "";
    }

    private static Vector<Vector<String>> tables(TournamentState state, SwissRound round) {
        return round.tables().pairs().zipWithIndex().map(table -> {
            Pairing pairing = table._1;
            PlayerId higher =
                    round.field().points(pairing.second()) > round.field().points(pairing.first())
                            ? pairing.second()
                            : pairing.first();
            PlayerId lower = pairing.opponentOf(higher);
            return Vector.of(
                    Integer.toString(table._2 + 1),
                    state.name(higher),
                    Integer.toString(round.field().points(higher)),
                    state.name(lower),
                    Integer.toString(round.field().points(lower)),
                    round.endings()
                            .get(table._2)
                            .map(ending -> result(ending, higher))
                            .getOrElse(""));
        });
    }

    /** Such as {@code 16–11 won}, from the player's side. */
    private static String result(MatchEnding ending, PlayerId player) {
        MatchResult result = ending.result();
        PlayerId opponent = result.pairing().opponentOf(player);
        String words = switch (result.of(player).outcome()) {
            case WIN -> "won";
            case DRAW -> "drew";
            case LOSS -> "lost";
        };
        return result.of(player).vps() + "–" + result.of(opponent).vps() + " " + words;
    }

    /** Where everybody sits, by name: the list for the door. */
    public static Option<TextTable> seating(TournamentState state, int round) {
        return state.round(round)
                .map(found -> new TextTable(
                        "Round " + round + ", seats",
                        Vector.of("Player", "Table", "Opponent"),
                        state.entries()
                                .map(Entry::id)
                                .filter(found::includes)
                                .sortBy(player -> state.name(player).toLowerCase(Locale.ROOT))
                                .map(player -> found.tableOf(player)
                                        .map(table -> Vector.of(
                                                state.name(player),
                                                Integer.toString(table + 1),
                                                state.name(found.tables()
                                                        .pairs()
                                                        .get(table)
                                                        .opponentOf(player))))
                                        .getOrElse(Vector.of(state.name(player), "", "bye")))));
    }

    /** The standings after a Swiss round, best first; who has left is marked. */
    @Rule(EventRules.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    public static TextTable standings(TournamentState state, int round) {
        return new TextTable(
                "Standings after round " + round,
                Vector.of("Rank", "Player", "Points", "SoS", "VPs", ""),
                state.standingsAfter(round).rows().map(row -> row(state, row)));
    }

    private static Vector<String> row(TournamentState state, Standing row) {
        return Vector.of(
                Integer.toString(row.rank()),
                state.name(row.player()),
                Integer.toString(row.points()),
                row.strength().toDecimal(4),
                Integer.toString(row.vps()),
                state.entry(row.player()).get().attendance().mark());
    }

    /** The final rounds so far; nothing before they are paired. */
    public static Option<TextTable> bracket(TournamentState state) {
        return state.bracket()
                .map(finals -> new TextTable(
                        "Final rounds",
                        Vector.of("Round", "Match", "Player", "Opponent", "Goes on"),
                        finals.rounds()
                                .flatMap(round -> round.matches()
                                        .map(match -> Vector.of(
                                                Integer.toString(round.number()),
                                                Integer.toString(match.number()),
                                                seeded(state, finals, match, 0),
                                                seeded(state, finals, match, 1),
                                                match.winner().map(state::name).getOrElse("")
                                                        + (match.isBye() ? " (bye)" : ""))))));
    }

    private static String seeded(TournamentState state, Bracket finals, FinalMatch match, int place) {
        return Option.when(match.players().size() > place, () -> match.players().get(place))
                .map(player -> state.name(player) + " (" + finals.seeds().seedOf(player) + ")")
                .getOrElse("–");
    }

    /** The places in the whole event, best first. */
    public static TextTable ranks(TournamentState state) {
        return new TextTable(
                "Final ranking",
                Vector.of("Rank", "Player"),
                state.finalRanks().map(rank -> Vector.of(Integer.toString(rank.rank()), state.name(rank.player()))));
    }

    /** Who is in, who is out and who is in with a win, by rank; nothing where there is no cut to come. */
    public static Option<TextTable> race(TournamentState state) {
        return CutRace.of(state)
                .map(prospects -> new TextTable(
                        "Race for the top " + state.structure().get().cut(),
                        Vector.of("Player", "Points", "Prospect"),
                        state.activeStandings()
                                .map(row -> Vector.of(
                                        state.name(row.player()),
                                        Integer.toString(row.points()),
                                        prospects.get(row.player()).get().words()))));
    }
}
