package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.NumberIndex;
import io.github.crisisrules.tournament.kernel.StandingsKernel;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/** The records of everybody who played, one for each player; every opponent named has a record with a round in it. */
public final class Records {
    private final PlayerRecord[] records;
    private final NumberIndex index;
    private final Meetings opponents;

    private Records(PlayerRecord[] records, NumberIndex index, Meetings opponents) {
        this.records = records;
        this.index = index;
        this.opponents = opponents;
    }

    /** These players' records; also those who are no longer ranked are listed, for their opponents' sake. */
    public static Records of(PlayerRecord... records) {
        return of(List.of(records));
    }

    /** The records of all players; also of those who are no longer ranked, for their opponents' sake. */
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
                throw new IllegalArgumentException("player " + sorted[i].player() + " has two records");
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
                    throw new IllegalArgumentException(
                            "player " + records[i].player() + " met " + opponent + ", who has no round on record");
                }
                others[count++] = place;
            }
            start[i + 1] = count;
        }
        return Meetings.flat(start, others);
    }

    /** The record of a player, who must have one. */
    public PlayerRecord of(PlayerId player) {
        return records[placeOf(player)];
    }

    private int placeOf(PlayerId player) {
        int place = index.of(player.number());
        if (place < 0) {
            throw new IllegalArgumentException("player " + player + " has no record");
        }
        return place;
    }

    /** Everybody with a record, by registration number. */
    public Vector<PlayerId> players() {
        return Vector.of(records).map(PlayerRecord::player);
    }

    /**
     * These players' records, best first by event points, Strength of Schedule and victory points, then by number. The strengths
     * are computed once, for the order and for the values.
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

    /** Players next to each other often have the same strength: it is reduced to lowest terms once. */
    private static Ratio[] strengths(int[] order, long[] scaled, long unit) {
        Ratio[] strengths = new Ratio[order.length];
        Ratio last = Ratio.ZERO;
        long told = 0;
        for (int place : order) {
            if (scaled[place] != told) {
                told = scaled[place];
                last = Ratio.of(told, unit);
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

    /** Equal where the records of all players are. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Records that && Arrays.equals(records, that.records);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(records);
    }

    /** Such as {@code Records of 12 players}. */
    @Override
    public String toString() {
        return "Records of " + records.length + (records.length == 1 ? " player" : " players");
    }

    /** A record and its Strength of Schedule. */
    record Placed(PlayerRecord record, Ratio strength) {
        /** Whether only the lot can rank the two apart. */
        boolean ties(Placed other) {
            return record.points() == other.record.points()
                    && record.vps() == other.record.vps()
                    && strength.equals(other.strength);
        }
    }
}
