package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.tournament.kernel.order.RadixOrder;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The exact ranking of players by points, Strength of Schedule, victory points and lot.
 *
 * <p>Strength of Schedule is a mean of fractions points / rounds. All fractions are brought to one denominator:
 * with L the least common multiple of the rounds played and M that of the numbers of opponents, {@code L * M} times
 * the strength is an integer, and comparing these integers compares the strengths. They fit into a long for any
 * event of up to about 20 rounds; otherwise big integers are used and replaced by their ranks.
 *
 * <p>Points, strength and victory points are then packed into one long, best first, and the players, already in the
 * order of their lots, are sorted by it with a stable radix sort ({@link RadixOrder}). Values that would not fit
 * are first replaced by their ranks.
 *
 * <p>Cost: linear, about five passes over the players; most cache misses occur while the opponents' shares are
 * gathered.
 */
public final class StandingsKernel {
    private StandingsKernel() {}

    /**
     * Returns the players from the best to the last.
     *
     * @param rounds the number of rounds each player has played, as it counts for the opponents
     * @param lots a permutation of 0 to n - 1; among equal players the lower lot goes first
     * @throws IllegalArgumentException if the lengths differ, points or victory points are negative, or
     *     {@code lots} is not a permutation
     */
    public static int[] rank(int[] points, int[] rounds, Meetings opponents, int[] vps, int[] lots) {
        int n = points.length;
        if (rounds.length != n || opponents.players() != n || vps.length != n || lots.length != n) {
            throw new IllegalArgumentException(
                    "Every player needs points, rounds, opponents, victory points and a lot. Give arrays of equal"
                            + " length.");
        }
        return rank(points, sortable(points, rounds, opponents), vps, lots);
    }

    /**
     * Returns the players from the best to the last before lots are assigned: among equal players the lower index
     * goes first.
     *
     * @param tied filled with whether the player at each rank is equal in all values to the next
     * @throws IllegalArgumentException if the lengths differ, or points or victory points are negative
     */
    public static int[] rank(int[] points, int[] rounds, Meetings opponents, int[] vps, boolean[] tied) {
        int n = points.length;
        if (rounds.length != n || opponents.players() != n || vps.length != n || tied.length != n) {
            throw new IllegalArgumentException(
                    "Every player needs points, rounds, opponents and victory points. Give arrays of equal length.");
        }
        return ranked(points, sortable(points, rounds, opponents), vps, null, tied);
    }

    /** Returns the players from the best to the last, given their strengths or any numbers in the same order. */
    public static int[] rank(int[] points, long[] strengths, int[] vps, int[] lots) {
        int n = points.length;
        if (strengths.length != n || vps.length != n || lots.length != n) {
            throw new IllegalArgumentException(
                    "Every player needs points, a strength, victory points and a lot. Give arrays of equal length.");
        }
        return ranked(points, strengths, vps, byLot(lots), null);
    }

    /**
     * Returns the players from the best to the last; {@code order} decides among equal players, or the index if it
     * is null.
     */
    private static int[] ranked(
            int[] points, long[] strengths, int[] vps, int @Nullable [] order, boolean @Nullable [] tied) {
        int n = points.length;
        int[] first = points;
        long[] second = strengths;
        int[] third = vps;
        long pointRoom = room(first);
        long strengthRoom = most(second) + 1;
        long vpRoom = room(third);
        if (!isRoom(pointRoom, vpRoom, strengthRoom)) {
            first = ranks(first);
            second = ranks(second);
            third = ranks(third);
            pointRoom = room(first);
            strengthRoom = most(second) + 1;
            vpRoom = room(third);
        }
        long[] keys = new long[n];
        for (int i = 0; i < n; i++) {
            int p = order == null ? i : order[i];
            long byStrength = (pointRoom - 1 - first[p]) * strengthRoom + (strengthRoom - 1 - second[p]);
            keys[i] = byStrength * vpRoom + (vpRoom - 1 - third[p]);
        }
        int[] places = RadixOrder.of(keys, pointRoom * strengthRoom * vpRoom, tied);
        for (int i = 0; order != null && i < n; i++) {
            places[i] = order[places[i]];
        }
        return places;
    }

    /** Returns whether {@link #scaledStrengths} fit into a long, as they do for any event of up to about 20 rounds. */
    public static boolean strengthsFit(int[] points, int[] rounds, Meetings opponents) {
        return fits(denominator(rounds, opponents), points);
    }

    /**
     * Returns every player's Strength of Schedule times {@link #denominator}.
     *
     * @throws IllegalArgumentException if the products do not fit into a long, see {@link #strengthsFit}
     */
    public static long[] scaledStrengths(int[] points, int[] rounds, Meetings opponents) {
        BigInteger unit = denominator(rounds, opponents);
        if (!fits(unit, points)) {
            throw new IllegalArgumentException("The strengths of these players, in units of 1/" + unit
                    + ", do not fit into a long. Check strengthsFit first.");
        }
        return scaled(
                points,
                rounds,
                opponents,
                roundsMultiple(rounds).longValueExact(),
                opponentsMultiple(opponents).longValueExact());
    }

    /** Returns the common denominator of {@link #scaledStrengths}. */
    public static BigInteger denominator(int[] rounds, Meetings opponents) {
        return roundsMultiple(rounds).multiply(opponentsMultiple(opponents));
    }

    private static boolean fits(BigInteger unit, int[] points) {
        return unit.multiply(BigInteger.valueOf(room(points))).bitLength() < Long.SIZE - 1;
    }

    private static long[] sortable(int[] points, int[] rounds, Meetings opponents) {
        if (opponents.isLevel() && isSame(rounds)) {
            return pointsMet(points, opponents);
        }
        long perRound = multiple(rounds, 0, false);
        long perOpponent = opponents.isLevel() ? Math.max(1, opponents.degree(0)) : multiple(opponents.start, 1, true);
        return isRoom(room(points), perRound, perOpponent)
                ? scaled(points, rounds, opponents, perRound, perOpponent)
                : rankedStrengths(points, rounds, opponents);
    }

    /** Returns whether all players have played the same number of rounds, and at least one. */
    private static boolean isSame(int[] rounds) {
        // Compares each entry with the next; the array comparison is vectorized.
        int last = rounds.length - 1;
        return last >= 0 && rounds[last] > 0 && Arrays.equals(rounds, 0, last, rounds, 1, rounds.length);
    }

    /**
     * Returns the sum of the opponents' points of each player. Where all players have played the same number of
     * rounds against the same number of opponents, these sums alone order the strengths.
     */
    private static long[] pointsMet(int[] points, Meetings opponents) {
        long[] met = new long[points.length];
        int[] others = opponents.others;
        for (int p = 0; p < met.length; p++) {
            long sum = 0;
            for (int k = opponents.start[p], end = opponents.end(p); k < end; k++) {
                sum += points[others[k]];
            }
            met[p] = sum;
        }
        return met;
    }

    private static long[] scaled(int[] points, int[] rounds, Meetings opponents, long perRound, long perOpponent) {
        int n = points.length;
        long[] share = new long[n];
        // Usually all players have played the same number of rounds, and a division costs more than everything else
        // here.
        int last = 1;
        long unit = perRound;
        for (int p = 0; p < n; p++) {
            if (rounds[p] != last) {
                last = rounds[p];
                unit = last == 0 ? 0 : perRound / last;
            }
            share[p] = points[p] * unit;
        }
        long[] strength = new long[n];
        int[] others = opponents.others;
        last = 1;
        unit = perOpponent;
        for (int p = 0; p < n; p++) {
            int from = opponents.start[p];
            int to = opponents.end(p);
            long sum = 0;
            for (int k = from; k < to; k++) {
                sum += share[others[k]];
            }
            if (to - from != last) {
                last = to - from;
                unit = last == 0 ? 0 : perOpponent / last;
            }
            strength[p] = sum * unit;
        }
        return strength;
    }

    private static long[] rankedStrengths(int[] points, int[] rounds, Meetings opponents) {
        int n = points.length;
        BigInteger perRound = roundsMultiple(rounds);
        BigInteger perOpponent = opponentsMultiple(opponents);
        BigInteger[] strength = new BigInteger[n];
        for (int p = 0; p < n; p++) {
            BigInteger sum = BigInteger.ZERO;
            for (int k = opponents.start[p]; k < opponents.end(p); k++) {
                int other = opponents.others[k];
                if (rounds[other] > 0) {
                    sum = sum.add(perRound.divide(BigInteger.valueOf(rounds[other]))
                            .multiply(BigInteger.valueOf(points[other])));
                }
            }
            int count = opponents.degree(p);
            strength[p] = count == 0 ? sum : sum.multiply(perOpponent.divide(BigInteger.valueOf(count)));
        }
        BigInteger[] distinct = Arrays.stream(strength).sorted().distinct().toArray(BigInteger[]::new);
        return Arrays.stream(strength)
                .mapToLong(s -> Arrays.binarySearch(distinct, s))
                .toArray();
    }

    private static BigInteger roundsMultiple(int[] rounds) {
        return wideMultiple(rounds, 0, false);
    }

    private static BigInteger opponentsMultiple(Meetings opponents) {
        return opponents.isLevel()
                ? BigInteger.valueOf(Math.max(1, opponents.degree(0)))
                : wideMultiple(opponents.start, 1, true);
    }

    /** Returns the least common multiple of the values, or of their differences; zeros are ignored. */
    private static BigInteger wideMultiple(int[] values, int from, boolean differences) {
        long small = multiple(values, from, differences);
        if (small > 0) {
            return BigInteger.valueOf(small);
        }
        BigInteger result = BigInteger.ONE;
        for (int i = from; i < values.length; i++) {
            int value = differences ? values[i] - values[i - 1] : values[i];
            if (value != 0) {
                BigInteger factor = BigInteger.valueOf(value);
                result = result.divide(result.gcd(factor)).multiply(factor);
            }
        }
        return result;
    }

    /**
     * Returns the least common multiple of the values, or of their differences, or 0 if it does not fit into a long.
     */
    private static long multiple(int[] values, int from, boolean differences) {
        long result = 1;
        int last = 1;
        for (int i = from; i < values.length; i++) {
            int value = differences ? values[i] - values[i - 1] : values[i];
            if (value != last && value != 0 && result % value != 0) {
                long factor = value / greatestDivisor(result, value);
                if (!isRoom(1, result, factor)) {
                    return 0;
                }
                result *= factor;
            }
            last = value;
        }
        return result;
    }

    private static long greatestDivisor(long one, long other) {
        long a = one;
        long b = other;
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    /** Returns whether the three numbers are positive and their product is below 2^62. */
    private static boolean isRoom(long one, long two, long three) {
        long largest = (1L << (Long.SIZE - 2)) - 1;
        return one > 0 && two > 0 && three > 0 && two <= largest / one && three <= largest / (one * two);
    }

    private static int[] byLot(int[] lots) {
        int[] order = new int[lots.length];
        Arrays.fill(order, -1);
        for (int p = 0; p < lots.length; p++) {
            if (lots[p] < 0 || lots[p] >= lots.length || order[lots[p]] >= 0) {
                throw new IllegalArgumentException("Lot " + lots[p] + " of player " + p
                        + " is out of range or given twice. Lots must be a permutation.");
            }
            order[lots[p]] = p;
        }
        return order;
    }

    private static int[] ranks(int[] values) {
        int[] distinct = Arrays.stream(values).sorted().distinct().toArray();
        return Arrays.stream(values).map(v -> Arrays.binarySearch(distinct, v)).toArray();
    }

    private static long[] ranks(long[] values) {
        long[] distinct = Arrays.stream(values).sorted().distinct().toArray();
        return Arrays.stream(values).map(v -> Arrays.binarySearch(distinct, v)).toArray();
    }

    /** Returns the largest value plus one. */
    private static long room(int[] values) {
        int most = 0;
        int least = 0;
        for (int value : values) {
            most = Math.max(most, value);
            least = Math.min(least, value);
        }
        if (least < 0) {
            throw new IllegalArgumentException("Points and victory points must be 0 or more, not " + least + ".");
        }
        return most + 1L;
    }

    private static long most(long[] values) {
        long most = 0;
        for (long v : values) {
            most = Math.max(most, v);
        }
        return most;
    }
}
