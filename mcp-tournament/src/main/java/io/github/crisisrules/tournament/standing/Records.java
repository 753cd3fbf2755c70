package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.StandingsKernel;
import io.github.crisisrules.tournament.kernel.order.NumberIndex;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The records of all players who have played, one for each player; every opponent listed has a record with at least
 * one round.
 */
public final class Records {
    private final PlayerRecord[] records;
    private final NumberIndex index;
    private final Meetings opponents;

    private Records(PlayerRecord[] records, NumberIndex index, Meetings opponents) {
        this.records = records;
        this.index = index;
        this.opponents = opponents;
    }

    /** Creates the records of all players, see {@link #of(Iterable)}. */
    public static Records of(PlayerRecord... records) {
        return of(List.of(records));
    }

    /**
     * Creates the records of all players, including those who are no longer ranked: they count for their opponents.
     *
     * @throws IllegalArgumentException if a player has two records, or an opponent has no record with a round
     */
    public static Records of(Iterable<PlayerRecord> records) {
        List<PlayerRecord> list = new ArrayList<>();
        records.forEach(list::add);
        list.sort(Comparator.comparing(PlayerRecord::player));
        PlayerRecord[] sorted = list.toArray(PlayerRecord[]::new);
        int[] numbers =
                Arrays.stream(sorted).mapToInt(one -> one.player().number()).toArray();
        int entries = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (i > 0 && numbers[i] == numbers[i - 1]) {
                throw new IllegalArgumentException(
                        "Player " + sorted[i].player() + " has two records. Give one record for each player.");
            }
            entries += sorted[i].opponents().size();
        }
        NumberIndex index = NumberIndex.of(numbers);
        return new Records(sorted, index, opponents(sorted, index, entries));
    }

    private static Meetings opponents(PlayerRecord[] records, NumberIndex index, int entries) {
        int[] start = new int[records.length + 1];
        int[] others = new int[entries];
        int count = 0;
        for (int i = 0; i < records.length; i++) {
            for (PlayerId opponent : records[i].opponents()) {
                int place = index.of(opponent.number());
                if (place < 0 || records[place].rounds() == 0) {
                    throw new IllegalArgumentException("Player " + records[i].player() + " met " + opponent
                            + ", who has no round on record. Add a record for every opponent.");
                }
                others[count++] = place;
            }
            start[i + 1] = count;
        }
        return Meetings.flat(start, others);
    }

    /**
     * Returns the record of a player.
     *
     * @throws IllegalArgumentException if the player has no record
     */
    public PlayerRecord of(PlayerId player) {
        return records[placeOf(player)];
    }

    private int placeOf(PlayerId player) {
        int place = index.of(player.number());
        if (place < 0) {
            throw new IllegalArgumentException("Player " + player + " has no record. Name a player who has one.");
        }
        return place;
    }

    /** Returns all players with a record, by registration number. */
    public Vector<PlayerId> players() {
        return Vector.of(records).map(PlayerRecord::player);
    }

    /**
     * Returns the records of the given players, best first by event points, Strength of Schedule and victory
     * points, then by number. The strengths are computed once, for the order and for the values.
     */
    List<Placed> bestFirst(Iterable<PlayerId> some) {
        boolean[] wanted = new boolean[records.length];
        some.forEach(player -> wanted[placeOf(player)] = true);
        int[] numberOrder = new int[records.length];
        Arrays.setAll(numberOrder, i -> i);
        int[] points = Arrays.stream(records).mapToInt(PlayerRecord::points).toArray();
        int[] rounds = Arrays.stream(records).mapToInt(PlayerRecord::rounds).toArray();
        int[] vps = Arrays.stream(records).mapToInt(PlayerRecord::vps).toArray();
        if (!StandingsKernel.strengthsFit(points, rounds, opponents)) {
            return placed(
                    StandingsKernel.rank(points, rounds, opponents, vps, numberOrder),
                    wanted,
                    place -> StrengthOfSchedule.of(this, records[place].player()));
        }
        long[] scaled = StandingsKernel.scaledStrengths(points, rounds, opponents);
        long unit = StandingsKernel.denominator(rounds, opponents).longValueExact();
        int[] order = StandingsKernel.rank(points, scaled, vps, numberOrder);
        Ratio[] strengths = strengths(order, scaled, unit);
        return placed(order, wanted, place -> strengths[place]);
    }

    /**
     * Returns the strengths as ratios. Players ranked next to each other often have equal strengths, which are then
     * reduced to lowest terms only once.
     */
    private static Ratio[] strengths(int[] order, long[] scaled, long unit) {
        Ratio[] strengths = new Ratio[order.length];
        Ratio last = Ratio.ZERO;
        long numerator = 0;
        for (int place : order) {
            if (scaled[place] != numerator) {
                numerator = scaled[place];
                last = Ratio.of(numerator, unit);
            }
            strengths[place] = last;
        }
        return strengths;
    }

    private List<Placed> placed(int[] order, boolean[] wanted, IntFunction<Ratio> strength) {
        return Arrays.stream(order)
                .filter(place -> wanted[place])
                .mapToObj(place -> new Placed(records[place], strength.apply(place)))
                .toList();
    }

    /** Returns whether the records of all players are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Records that && Arrays.equals(records, that.records);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(records);
    }

    /** Returns a description such as {@code Records of 12 players}. */
    @Override
    public String toString() {
        return "Records of " + records.length + (records.length == 1 ? " player" : " players");
    }

    /** A record and its Strength of Schedule. */
    record Placed(PlayerRecord record, Ratio strength) {
        /** Returns whether only the lot can rank the two apart. */
        boolean ties(Placed other) {
            return record.points() == other.record.points()
                    && record.vps() == other.record.vps()
                    && strength.equals(other.strength);
        }
    }
}
