package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;

/**
 * Pairing systems that minimise a sum over pairs, by weighted matching: cubic in the players, for fields of up to a few
 * hundred. The result is read in twos. It is always optimal; between optimal pairings the draw decides by shuffling the
 * players first, which gives no particular law.
 */
public final class CostKernel {
    /** The largest cost of a pair, in either direction, that is summed without loss. */
    public static final long LARGEST = 1L << 40;

    private CostKernel() {}

    /** What a pair of players costs; the same both ways round. */
    @FunctionalInterface
    public interface PairCost {
        /** At most {@link #LARGEST}, at least its negative. */
        long of(int one, int other);
    }

    /** A pairing of least total cost. */
    public static int[] least(int players, PairCost cost, Draw draw) {
        return solve(players, 1, draw, (one, other, into) -> into[1] = -checked(cost.of(one, other)));
    }

    /** Of the pairings with fewest forbidden pairs, of those with fewest meetings repeated: least squared gaps of points. */
    public static int[] leastSquaredGaps(int[] points, Meetings met, Meetings forbidden, Draw draw) {
        return solve(points.length, 3, draw, (one, other, into) -> {
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
            throw new IllegalArgumentException("the cost of a pair is out of range: " + cost);
        }
        return cost;
    }

    private static int[] solve(int n, int components, Draw draw, Pricing pricing) {
        if (n % 2 != 0) {
            throw new IllegalArgumentException("pairing needs an even number of players, not " + n);
        }
        int[] order = new int[n];
        for (int p = 0; p < n; p++) {
            order[p] = p;
        }
        draw.shuffle(order);
        HeaviestMatching matching = new HeaviestMatching(n, components + 1);
        matching.clear(n);
        long[] weight = new long[components + 1];
        // Every pair counts one before anything else: the heaviest matching is a pairing of everyone.
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
