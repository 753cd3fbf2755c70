package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.matching.HeaviestMatching;

/**
 * Pairing systems that minimize a sum over pairs by weighted matching: cubic in the number of players, for pools of
 * up to a few hundred. The result is read in twos and is always optimal; ties between optimal pairings depend on a
 * shuffle of the players beforehand, which gives no particular law.
 */
public final class CostKernel {
    /** The largest absolute cost of a pair that is summed without loss. */
    public static final long LARGEST = 1L << 40;

    private CostKernel() {}

    /** The cost of a pair of players, which must not depend on their order. */
    @FunctionalInterface
    public interface PairCost {
        /** Returns the cost of a pair, between {@link #LARGEST} and its negative. */
        long of(int one, int other);
    }

    /** Returns a pairing of least total cost. */
    public static int[] least(int players, PairCost cost, RandomSource random) {
        return solve(players, 1, random, (one, other, into) -> into[1] = -checked(cost.of(one, other)));
    }

    /**
     * Returns a pairing with the least sum of squared point gaps among those with the fewest forbidden pairs and,
     * among these, the fewest repeated meetings.
     */
    public static int[] leastSquaredGaps(int[] points, Meetings met, Meetings forbidden, RandomSource random) {
        return solve(points.length, 3, random, (one, other, into) -> {
            long gap = (long) points[one] - points[other];
            into[1] = forbidden.any(one, other) ? -1 : 0;
            into[2] = -met.count(one, other);
            into[3] = -checked(gap * gap);
        });
    }

    private interface Pricing {
        void price(int one, int other, long[] into);
    }

    private static long checked(long cost) {
        if (cost > LARGEST || cost < -LARGEST) {
            throw new IllegalArgumentException("The cost of a pair must be between -2^40 and 2^40, not " + cost + ".");
        }
        return cost;
    }

    private static int[] solve(int n, int components, RandomSource random, Pricing pricing) {
        if (n % 2 != 0) {
            throw new IllegalArgumentException(
                    "Pairing needs an even number of players, not " + n + ". Assign a bye first.");
        }
        int[] order = new int[n];
        for (int p = 0; p < n; p++) {
            order[p] = p;
        }
        random.shuffle(order);
        HeaviestMatching matching = new HeaviestMatching(n, components + 1);
        long[] weight = new long[components + 1];
        // Every pair counts one before anything else, so the heaviest matching pairs all players.
        weight[0] = 1;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                pricing.price(order[i], order[j], weight);
                matching.edge(i, j, weight, 0);
            }
        }
        matching.solve();
        int[] pairs = new int[n];
        int at = 0;
        for (int i = 0; i < n; i++) {
            int j = matching.partner(i);
            if (j > i) {
                pairs[at++] = order[i];
                pairs[at++] = order[j];
            }
        }
        return pairs;
    }
}
