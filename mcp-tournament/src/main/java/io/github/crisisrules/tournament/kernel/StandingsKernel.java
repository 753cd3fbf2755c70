package io.github.crisisrules.tournament.kernel;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Ranks a field by points, Strength of Schedule, victory points and lot, exactly.
 *
 * <p>Strength of Schedule is a mean of fractions points / rounds. All fractions are brought to one denominator: with L the
 * least common multiple of the rounds played and M that of the numbers of opponents, {@code L * M} times the strength is a
 * whole number, and comparing those compares the strengths. They fit a long for any field of up to about 20 rounds;
 * otherwise big integers are used and replaced by their ranks.
 *
 * <p>Then points, strength and victory points are packed into one long, best first, and the players, already in the order of
 * their lots, are sorted by it with a stable radix sort. What would not fit is replaced by its rank first.
 *
 * <p>Cost: linear, about five passes over the field; the gathering of the opponents' shares misses the cache most.
 */
public final class StandingsKernel {
    private static final int DIGIT = 11;

    private StandingsKernel() {}

    /**
     * The players from the best to the last.
     *
     * @param rounds how many rounds each has played, as it counts for the opponents
     * @param lots a permutation of 0 to n - 1; between equals the lower goes first
     */
    public static int[] rank(int[] points, int[] rounds, Meetings opponents, int[] vps, int[] lots) {
        int n = points.length;
        if (rounds.length != n || opponents.players() != n || vps.length != n || lots.length != n) {
            throw new IllegalArgumentException(
                    "every player needs points, rounds, opponents, victory points and a lot");
        }
        return rank(points, sortable(points, rounds, opponents), vps, lots);
    }

    /** The same where the strengths, or anything that rises with them, are known already. */
    public static int[] rank(int[] points, long[] strengths, int[] vps, int[] lots) {
        int n = points.length;
        if (strengths.length != n || vps.length != n || lots.length != n) {
            throw new IllegalArgumentException("every player needs points, a strength, victory points and a lot");
        }
        int[] order = byLot(lots);
        long[] strength = strengths;
        long[] first = widen(points);
        long[] third = widen(vps);
        BigInteger room = room(first).multiply(room(strength)).multiply(room(third));
        if (room.bitLength() >= Long.SIZE) {
            first = ranks(first);
            strength = ranks(strength);
            third = ranks(third);
        }
        long strengthRoom = most(strength) + 1;
        long vpRoom = most(third) + 1;
        long best = most(first);
        long[] keys = new long[n];
        long span = (best + 1) * strengthRoom * vpRoom;
        for (int i = 0; i < n; i++) {
            int p = order[i];
            keys[i] = ((best - first[p]) * strengthRoom + (strengthRoom - 1 - strength[p])) * vpRoom
                    + (vpRoom - 1 - third[p]);
        }
        return sorted(order, keys, span);
    }

    /** Whether {@link #scaledStrengths} can be had: they do for any field of up to about 20 rounds. */
    public static boolean strengthsFit(int[] points, int[] rounds, Meetings opponents) {
        return fits(denominator(rounds, opponents), points);
    }

    /** Every player's Strength of Schedule times {@link #denominator}; the product must fit a long. */
    public static long[] scaledStrengths(int[] points, int[] rounds, Meetings opponents) {
        BigInteger unit = denominator(rounds, opponents);
        if (!fits(unit, points)) {
            throw new IllegalArgumentException("the strengths of this field do not fit: their denominator is " + unit);
        }
        return scaled(points, rounds, opponents);
    }

    /** What {@link #scaledStrengths} are counted in. */
    public static BigInteger denominator(int[] rounds, Meetings opponents) {
        return roundsMultiple(rounds).multiply(opponentsMultiple(opponents));
    }

    private static boolean fits(BigInteger unit, int[] points) {
        return unit.multiply(BigInteger.valueOf(1L + mostOf(points))).bitLength() < Long.SIZE - 1;
    }

    private static int mostOf(int[] values) {
        int most = 0;
        for (int v : values) {
            most = Math.max(most, v);
        }
        return most;
    }

    private static long[] sortable(int[] points, int[] rounds, Meetings opponents) {
        BigInteger unit = denominator(rounds, opponents);
        return fits(unit, points) ? scaled(points, rounds, opponents) : rankedStrengths(points, rounds, opponents);
    }

    private static long[] scaled(int[] points, int[] rounds, Meetings opponents) {
        int n = points.length;
        long perRound = roundsMultiple(rounds).longValueExact();
        long perOpponent = opponentsMultiple(opponents).longValueExact();
        long[] share = new long[n];
        for (int p = 0; p < n; p++) {
            share[p] = rounds[p] == 0 ? 0 : points[p] * (perRound / rounds[p]);
        }
        long[] strength = new long[n];
        int[] others = opponents.others;
        for (int p = 0; p < n; p++) {
            int from = opponents.start[p];
            int to = opponents.start[p + 1];
            long sum = 0;
            for (int k = from; k < to; k++) {
                sum += share[others[k]];
            }
            strength[p] = from == to ? 0 : sum * (perOpponent / (to - from));
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
            for (int k = opponents.start[p]; k < opponents.start[p + 1]; k++) {
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
        return multiple(rounds, 0, false);
    }

    private static BigInteger opponentsMultiple(Meetings opponents) {
        return multiple(opponents.start, 1, true);
    }

    /** The least common multiple of the values, or of their differences; zeros do not count. */
    private static BigInteger multiple(int[] values, int from, boolean differences) {
        long small = 1;
        BigInteger result = BigInteger.ONE;
        int last = 1;
        for (int i = from; i < values.length; i++) {
            int value = differences ? values[i] - values[i - 1] : values[i];
            if (value != last && value != 0 && small % value != 0) {
                BigInteger factor = BigInteger.valueOf(value);
                result = result.divide(result.gcd(factor)).multiply(factor);
                small = result.bitLength() < Long.SIZE ? result.longValueExact() : 1;
            }
            last = value;
        }
        return result;
    }

    private static int[] byLot(int[] lots) {
        int[] order = new int[lots.length];
        Arrays.fill(order, -1);
        for (int p = 0; p < lots.length; p++) {
            if (lots[p] < 0 || lots[p] >= lots.length || order[lots[p]] >= 0) {
                throw new IllegalArgumentException(
                        "lots are a permutation, but lot " + lots[p] + " of player " + p + " is not");
            }
            order[lots[p]] = p;
        }
        return order;
    }

    private static long[] widen(int[] values) {
        long[] wide = new long[values.length];
        for (int i = 0; i < values.length; i++) {
            if (values[i] < 0) {
                throw new IllegalArgumentException("points and victory points are not below 0: " + values[i]);
            }
            wide[i] = values[i];
        }
        return wide;
    }

    private static long[] ranks(long[] values) {
        long[] distinct = Arrays.stream(values).sorted().distinct().toArray();
        return Arrays.stream(values).map(v -> Arrays.binarySearch(distinct, v)).toArray();
    }

    private static BigInteger room(long[] values) {
        return BigInteger.valueOf(most(values)).add(BigInteger.ONE);
    }

    private static long most(long[] values) {
        long most = 0;
        for (long v : values) {
            most = Math.max(most, v);
        }
        return most;
    }

    /** Stable radix sort of the order by its keys, all below {@code span}. */
    private static int[] sorted(int[] order, long[] keys, long span) {
        int n = order.length;
        int[] from = order;
        long[] by = keys;
        int[] to = new int[n];
        long[] next = new long[n];
        int bits = Long.SIZE - Long.numberOfLeadingZeros(span - 1);
        int passes = (bits + DIGIT - 1) / DIGIT;
        int width = passes == 0 ? 0 : (bits + passes - 1) / passes;
        for (int pass = 0; pass < passes; pass++) {
            int shift = pass * width;
            int mask = (1 << width) - 1;
            int[] place = new int[mask + 2];
            for (int i = 0; i < n; i++) {
                place[(int) (by[i] >>> shift) & mask]++;
            }
            int sum = 0;
            for (int d = 0; d <= mask; d++) {
                int count = place[d];
                place[d] = sum;
                sum += count;
            }
            for (int i = 0; i < n; i++) {
                int at = place[(int) (by[i] >>> shift) & mask]++;
                to[at] = from[i];
                next[at] = by[i];
            }
            int[] swap = from;
            from = to;
            to = swap;
            long[] swapKeys = by;
            by = next;
            next = swapKeys;
        }
        return from;
    }
}
