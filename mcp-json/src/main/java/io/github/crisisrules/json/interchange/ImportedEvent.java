package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.game.ImportedRound;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Ranking;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.standing.Standings;
import io.github.crisisrules.tournament.standing.StrengthOfSchedule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * An event that another program ran: the tables of its Swiss rounds with their results. A round does not count for a player who sat
 * at none of its tables.
 *
 * @param name the name of the event
 * @param players in the order of their numbers
 * @param rounds the tables of each round
 * @param penalties the negative scores of the file, which count as 0
 */
public record ImportedEvent(
        String name,
        Vector<ImportedPlayer> players,
        Vector<Vector<ImportedTable>> rounds,
        Vector<Discrepancy> penalties) {
    /** The maximum number of rounds of an event. */
    public static final int MAX_ROUNDS = 1000;

    /**
     * Creates an event.
     *
     * @throws IllegalArgumentException if the name cannot be printed, if players are not numbered from 1 in order, if there are more than
     *     {@link #MAX_ROUNDS} rounds, if a round has no table, or if a round seats an unknown player or a player twice
     */
    public ImportedEvent {
        PlainName.checked("the event", name);
        for (int i = 0; i < players.size(); i++) {
            if (players.get(i).id().number() != i + 1) {
                throw new IllegalArgumentException("Player " + players.get(i).id() + " is at position " + (i + 1)
                        + ". List the players in the order of their numbers, from 1.");
            }
        }
        fault(rounds).forEach(fault -> {
            throw new IllegalArgumentException(fault.describe());
        });
        for (int round = 1; round <= rounds.size(); round++) {
            checkRound(round, rounds.get(round - 1), players.size());
        }
    }

    /** Creates an event without penalties. */
    public ImportedEvent(String name, Vector<ImportedPlayer> players, Vector<Vector<ImportedTable>> rounds) {
        this(name, players, rounds, Vector.empty());
    }

    /**
     * Returns the Swiss rounds of an event of this library whose matches all have results. Missed rounds are those in
     * which a player sits at no table.
     */
    public static ImportedEvent of(TournamentState state) {
        return new ImportedEvent(
                state.announcement().name(),
                state.entries()
                        .map(entry ->
                                new ImportedPlayer(entry.id(), entry.entrant().name())),
                state.rounds()
                        .filter(SwissRound::isComplete)
                        .filter(round -> !round.tables().paired().isEmpty()
                                || !round.tables().byes().isEmpty())
                        .map(round -> tables(state, round)));
    }

    private static Vector<ImportedTable> tables(TournamentState state, SwissRound round) {
        Records before = state.recordsAfter(round.number() - 1);
        Records after = state.recordsAfter(round.number());
        Function<PlayerId, ImportedTable.Seat> seat = player -> new ImportedTable.Seat(
                player,
                after.of(player).points() - before.of(player).points(),
                after.of(player).vps() - before.of(player).vps());
        return round.tables()
                .pairs()
                .map(pair -> new ImportedTable(pair.players().map(seat)))
                .appendAll(round.tables().byes().map(bye -> new ImportedTable(Vector.of(seat.apply(bye.player())))));
    }

    private static void checkRound(int round, Vector<ImportedTable> tables, int players) {
        if (tables.isEmpty()) {
            throw new IllegalArgumentException("Round " + round + " has no tables. Leave the round out.");
        }
        seated(tables).filter(player -> player.number() > players).forEach(player -> {
            throw new IllegalArgumentException("Player " + player + " of round " + round + " is not one of the "
                    + players + " players. List the player.");
        });
    }

    /** Throws the refusal of a file with these rounds, if they are too many or seat a player twice. */
    static void requireRounds(Vector<Vector<ImportedTable>> rounds) {
        fault(rounds).forEach(fault -> {
            throw new ImportRefusedException("", fault);
        });
    }

    private static Option<ImportFault> fault(Vector<Vector<ImportedTable>> rounds) {
        return rounds.size() > MAX_ROUNDS
                ? Option.some(new ImportFault.TooManyRounds(rounds.size(), MAX_ROUNDS))
                : rounds.zipWithIndex()
                        .flatMap(round -> seatedTwice(round._1)
                                .<ImportFault>map(player -> new ImportFault.TwoTables(player, round._2 + 1)))
                        .headOption();
    }

    private static Option<PlayerId> seatedTwice(Vector<ImportedTable> tables) {
        Set<PlayerId> seated = new TreeSet<>();
        return seated(tables).find(player -> !seated.add(player));
    }

    private static Vector<PlayerId> seated(Vector<ImportedTable> tables) {
        return tables.flatMap(ImportedTable::seats).map(ImportedTable.Seat::player);
    }

    /** Returns the record of every player. A bye is a round with points and without an opponent. */
    public Records records() {
        TreeMap<PlayerId, PlayerRecord> all = TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(),
                players.map(player -> io.vavr.Tuple.of(player.id(), PlayerRecord.start(player.id()))));
        for (ImportedTable table : rounds.flatMap(tables -> tables)) {
            for (ImportedTable.Seat seat : table.seats()) {
                PlayerRecord before = all.get(seat.player()).get();
                all = all.put(
                        seat.player(),
                        before.withPoints(Math.addExact(before.points(), seat.points()))
                                .withVps(Math.addExact(before.vps(), seat.vps()))
                                .withRounds(before.rounds() + 1)
                                .withByes(before.byes() + (table.isBye() ? 1 : 0))
                                .withOpponents(before.opponents().appendAll(table.opponentsOf(seat.player()))));
            }
        }
        return Records.of(all.values());
    }

    /** Returns who had the first seat in each match of a player. */
    Vector<PlayerId> firstSeats(PlayerId player) {
        return rounds.flatMap(tables -> tables)
                .filter(table -> !table.isBye())
                .map(table -> table.seats().map(ImportedTable.Seat::player))
                .filter(seats -> seats.contains(player))
                .map(Vector::head);
    }

    /**
     * Returns the command with which a desk continues the event: {@code Desk.of(announcement, seed).apply(event.takeOver())}. The
     * announcement must have at least as many Swiss rounds. Points and VPs are taken from this event.
     */
    public TournamentCommand.ImportEvent takeOver() {
        return new TournamentCommand.ImportEvent(
                players.map(ImportedPlayer::name),
                rounds.map(tables -> new ImportedRound(tables.map(table -> new ImportedRound.ImportedTable(
                        taken(table.seats().head()),
                        table.seats().tail().headOption().map(ImportedEvent::taken))))));
    }

    private static ImportedRound.ImportedSeat taken(ImportedTable.Seat seat) {
        return new ImportedRound.ImportedSeat(seat.player(), seat.points(), seat.vps());
    }

    /** Returns the standings by the rules of the library, with exact tiebreakers; {@code lots} decide the remaining ties. */
    public Standings standings(RandomTiebreak lots) {
        return Ranking.of(records(), lots);
    }

    /**
     * Returns the convention by which the other program computed its Strengths of Schedule: the first one that gives all
     * published values within {@code tolerance}. Returns none if there is no such convention.
     */
    public Option<StrengthConvention> convention(Ratio tolerance) {
        Records records = records();
        return Vector.of(StrengthConvention.values())
                .find(convention -> players.forAll(player -> player.publishedStrength()
                        .forAll(text -> new Discrepancy(
                                                player.id(),
                                                "strength",
                                                exact(text),
                                                convention.strength(this, records, player.id()))
                                        .size()
                                        .compareTo(tolerance)
                                <= 0)));
    }

    /**
     * Returns the published points and Strengths of Schedule that differ from the exact ones by more than {@code tolerance},
     * which should be the largest rounding error of the other program, and the {@link #penalties}.
     */
    public Vector<Discrepancy> discrepancies(Ratio tolerance) {
        Records records = records();
        return players.flatMap(player -> {
                    PlayerRecord own = records.of(player.id());
                    return player.publishedPoints()
                            .toVector()
                            .map(points ->
                                    new Discrepancy(player.id(), "points", Ratio.of(points), Ratio.of(own.points())))
                            .appendAll(player.publishedStrength()
                                    .map(text -> new Discrepancy(
                                            player.id(),
                                            "strength",
                                            exact(text),
                                            StrengthOfSchedule.of(records, player.id()))));
                })
                .filter(each -> each.size().compareTo(tolerance) > 0)
                .prependAll(penalties);
    }

    /**
     * Returns the published ranks that a player cannot have by the rules, with the nearest rank that the player can have: players
     * who are equal in points, Strength of Schedule and VPs share their ranks, because only lots decide between them.
     */
    public Vector<Discrepancy> rankDiscrepancies() {
        Vector<Standing> rows = standings(RandomTiebreak.of(Seed.of(0), 1)).rows();
        Vector<Discrepancy> found = Vector.empty();
        int first = 0;
        for (int end = 1; end <= rows.size(); end++) {
            if (end < rows.size() && isEqual(rows.get(first), rows.get(end))) {
                continue;
            }
            for (Standing row : rows.subSequence(first, end)) {
                int best = first + 1;
                int last = end;
                found = found.appendAll(players.get(row.player().number() - 1)
                        .publishedRank()
                        .filter(rank -> rank < best || rank > last)
                        .map(rank -> new Discrepancy(
                                row.player(), "rank", Ratio.of(rank), Ratio.of(rank < best ? best : last))));
            }
            first = end;
        }
        return found;
    }

    private static boolean isEqual(Standing one, Standing other) {
        return one.points() == other.points()
                && one.vps() == other.vps()
                && one.strengthOfSchedule().equals(other.strengthOfSchedule());
    }

    private static Ratio exact(String decimal) {
        BigDecimal number = new BigDecimal(decimal);
        return Ratio.of(number.unscaledValue(), java.math.BigInteger.TEN.pow(Math.max(0, number.scale())))
                .times(Ratio.of(java.math.BigInteger.TEN.pow(Math.max(0, -number.scale())), java.math.BigInteger.ONE));
    }

    /** Returns the name of a player. */
    public String name(PlayerId player) {
        return players.get(player.number() - 1).name();
    }

    /** Returns the standings as lines of text: rank, name, points, exact Strength of Schedule. */
    public Vector<String> lines(RandomTiebreak lots) {
        return standings(lots).rows().map(this::line);
    }

    private String line(Standing row) {
        return row.rank() + ". " + name(row.player()) + ", " + row.points() + (row.points() == 1 ? " point" : " points")
                + ", strength " + row.strengthOfSchedule();
    }

    /**
     * A published number that differs from the exact one.
     *
     * @param player the player
     * @param what {@code points}, {@code strength} or {@code rank}, or {@code score} for a penalty
     * @param published the published number
     * @param exact the exact number; 0 for a penalty
     */
    public record Discrepancy(PlayerId player, String what, Ratio published, Ratio exact) {
        /** Returns the absolute difference. */
        public Ratio size() {
            Ratio off = published.minus(exact);
            return off.signum() < 0 ? off.negate() : off;
        }
    }
}
