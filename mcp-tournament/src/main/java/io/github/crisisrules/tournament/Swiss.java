package io.github.crisisrules.tournament;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.ByeAssignment;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingReasons;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Ranking;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The next Swiss round for an app that keeps its own players, results and points. No event is needed: the app passes
 * one row for each player, with ids of its own, and gets the tables and the bye.
 *
 * <pre>{@code
 * List<Swiss.Row<String>> rows = List.of( // id, points, opponents met
 *         Swiss.Row.of("ada", 6, "bruno", "chidi"),
 *         Swiss.Row.of("bruno", 3, "ada").withByes(1),
 *         Swiss.Row.of("chidi", 3, "dana", "ada"),
 *         Swiss.Row.of("dana", 3, "chidi", "emil"),
 *         Swiss.Row.of("emil", 3, "dana").withByes(1));
 * Swiss.Round<String> round = Swiss.nextRound(rows, Seed.ofWords("league night 3"));
 * round.tables().forEach(table -> System.out.println(table.first() + " – " + table.second()));
 * round.bye().forEach(player -> System.out.println(player + " has the bye"));
 * System.out.println(round.why("ada"));
 * }</pre>
 */
public final class Swiss {
    private Swiss() {}

    /**
     * Pairs the next round by the rules of an event. Players meet within their score groups and not twice, where
     * that is possible; {@code seed} chooses among the best pairings. If the number of players is odd, the
     * lowest-ranked player with the fewest byes has the bye. Rank is by points, Strength of Schedule, VPs and lots;
     * in the first round the bye is random.
     *
     * <p>The outcome depends on the rows, their order and the seed alone. Use another seed for each round.
     *
     * @throws IllegalArgumentException if two rows have the same id, if an opponent has no row, or if two players
     *     disagree on how often they met
     */
    @Rule({
        EventRuleId.R1,
        EventRuleId.GROUPS,
        EventRuleId.REMATCH,
        EventRuleId.BYE,
        EventRuleId.BYE_COMES_BEFORE_THE_PAIRING,
        EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS
    })
    public static <P> Round<P> nextRound(Iterable<Row<P>> rows, Seed seed) {
        Directory<P> directory = new Directory<>(Vector.ofAll(rows));
        Vector<PlayerRecord> playing = directory.records(directory.rows.filter(Row::isPlaying));
        Option<ByeChoice> bye = Option.when(playing.size() % 2 == 1, () -> bye(directory, playing, seed));
        PairingPool pool = PairingPool.of(playing.reject(
                        record -> bye.exists(choice -> choice.player().equals(record.player())))
                .map(record -> PoolPlayer.of(record.player(), record.points(), record.opponents())));
        Vector<Pairing> pairs =
                PairingSystem.swiss().pair(pool, seed.split("pairing")).pairs();
        return new Round<>(directory, bye, pairs, PairingReasons.of(pool, pairs));
    }

    private static <P> ByeChoice bye(Directory<P> directory, Vector<PlayerRecord> playing, Seed seed) {
        Vector<PlayerId> players = playing.map(PlayerRecord::player);
        if (directory.rows.forAll(row -> row.rounds() == 0)) {
            return ByeAssignment.firstRound(players, seed.split("bye"));
        }
        Records all = Records.of(directory.records(directory.rows));
        Vector<Standing> ranked =
                Ranking.of(all, players, RandomTiebreak.of(seed, 1)).rows();
        return ByeAssignment.laterRound(ranked);
    }

    /**
     * A player as the app knows it.
     *
     * @param id the app's own id, with {@code equals} and {@code hashCode}; its {@code toString} is used in sentences
     * @param points the points so far, in the scale of the app
     * @param opponents the players met, once for each match
     * @param byes the number of byes
     * @param vps the victory points, which rank players with equal points and Strength of Schedule
     * @param isPlaying whether the player takes part in the next round
     */
    public record Row<P>(P id, int points, Vector<P> opponents, int byes, int vps, boolean isPlaying) {
        /**
         * Creates a row.
         *
         * @throws IllegalArgumentException if a number is negative, or the player is among the opponents
         */
        public Row {
            if (points < 0 || byes < 0 || vps < 0) {
                throw new IllegalArgumentException("The row of " + id + " has " + points + " points, " + byes
                        + " byes and " + vps + " VPs. Each must be 0 or more.");
            }
            if (opponents.contains(id)) {
                throw new IllegalArgumentException(
                        "Player " + id + " is listed among their own opponents. List other players only.");
            }
        }

        /** Creates the row of a player without byes and VPs who takes part in the next round. */
        @SafeVarargs
        public static <P> Row<P> of(P id, int points, P... opponents) {
            return new Row<>(id, points, Vector.of(opponents), 0, 0, true);
        }

        /** Creates the row of a player without byes and VPs who takes part in the next round. */
        public static <P> Row<P> of(P id, int points, Iterable<P> opponents) {
            return new Row<>(id, points, Vector.ofAll(opponents), 0, 0, true);
        }

        /** Returns this row with the given number of byes. */
        public Row<P> withByes(int count) {
            return new Row<>(id, points, opponents, count, vps, isPlaying);
        }

        /** Returns this row with the given victory points. */
        public Row<P> withVps(int count) {
            return new Row<>(id, points, opponents, byes, count, isPlaying);
        }

        /** Returns this row for a player who has left: not paired, but counted as an opponent of the others. */
        public Row<P> left() {
            return new Row<>(id, points, opponents, byes, vps, false);
        }

        private int rounds() {
            return opponents.size() + byes;
        }
    }

    /**
     * Two players who meet.
     *
     * @param number the number of the table, from 1; pairs with the highest points sit first
     * @param first one of the two players
     * @param second the other player
     */
    public record Table<P>(int number, P first, P second) {}

    /** A paired round: tables in order, the bye, and the reasons for both. */
    public static final class Round<P> {
        private final Directory<P> directory;
        private final Option<ByeChoice> bye;
        private final Vector<Pairing> pairs;
        private final PairingReasons reasons;

        private Round(Directory<P> directory, Option<ByeChoice> bye, Vector<Pairing> pairs, PairingReasons reasons) {
            this.directory = directory;
            this.bye = bye;
            this.pairs = pairs;
            this.reasons = reasons;
        }

        /** Returns the pairs in table order. */
        public Vector<Table<P>> tables() {
            return pairs.zipWithIndex(
                    (pair, index) -> new Table<>(index + 1, directory.id(pair.first()), directory.id(pair.second())));
        }

        /** Returns the player with the bye, or none if the number of players is even. */
        public Option<P> bye() {
            return bye.map(choice -> directory.id(choice.player()));
        }

        /**
         * Explains in English why a player has this opponent, or the bye.
         *
         * @throws IllegalArgumentException if the player does not take part in the round
         */
        public String why(P player) {
            return why(player, Wording.ENGLISH);
        }

        /**
         * Explains why a player has this opponent, or the bye, in the language of {@code wording}.
         *
         * @throws IllegalArgumentException if the player does not take part in the round
         */
        public String why(P player, Wording wording) {
            Wording named = wording.with(
                    id -> id instanceof PlayerId one ? directory.id(one).toString() : id.toString());
            PlayerId asked = directory.number(player);
            return bye.filter(choice -> choice.player().equals(asked))
                    .map(choice -> choice.describe(named))
                    .orElse(() -> reasons.of(asked).map(reason -> reason.describe(named)))
                    .getOrElseThrow(() -> new IllegalArgumentException(
                            "Player " + player + " does not take part in the round. Ask about another player."));
        }

        /** Returns the tables and the bye on one line. */
        @Override
        public String toString() {
            return tables().map(table -> table.first() + " – " + table.second())
                    .appendAll(bye().map(player -> player + " – bye"))
                    .mkString(", ");
        }
    }

    /** The rows by registration number, from 1, and the numbers by id. */
    private static final class Directory<P> {
        private final Vector<Row<P>> rows;
        private final Map<P, PlayerId> numbers = new LinkedHashMap<>();

        Directory(Vector<Row<P>> rows) {
            this.rows = rows;
            for (Row<P> row : rows) {
                if (numbers.put(row.id(), PlayerId.of(numbers.size() + 1)) != null) {
                    throw new IllegalArgumentException(
                            "Player " + row.id() + " has two rows. Give one row for each player.");
                }
            }
            for (Row<P> row : rows) {
                for (P opponent : row.opponents()) {
                    requireSameMeetings(row, opponent);
                }
            }
        }

        private void requireSameMeetings(Row<P> row, P opponent) {
            Row<P> other = rows.get(number(opponent).number() - 1);
            int here = row.opponents().count(opponent::equals);
            int there = other.opponents().count(row.id()::equals);
            if (here != there) {
                throw new IllegalArgumentException("Player " + row.id() + " met " + opponent + " " + times(here)
                        + ", but " + opponent + " met " + row.id() + " " + times(there)
                        + ". List every match in both rows.");
            }
        }

        private static String times(int count) {
            return count == 1 ? "once" : count + " times";
        }

        P id(PlayerId player) {
            return rows.get(player.number() - 1).id();
        }

        PlayerId number(P id) {
            PlayerId number = numbers.get(id);
            if (number == null) {
                throw new IllegalArgumentException(
                        "Player " + id + " has no row. Add one, with left() for a player who does not play any more.");
            }
            return number;
        }

        Vector<PlayerRecord> records(Vector<Row<P>> some) {
            return some.map(row -> PlayerRecord.builder()
                    .player(number(row.id()))
                    .points(row.points())
                    .rounds(row.rounds())
                    .opponents(row.opponents().map(this::number))
                    .vps(row.vps())
                    .byes(row.byes())
                    .build());
        }
    }
}
