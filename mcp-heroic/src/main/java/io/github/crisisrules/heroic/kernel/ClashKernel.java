package io.github.crisisrules.heroic.kernel;

import java.math.BigInteger;

/*
 * Two pools against each other. Each side comes as weights by total and "hand" (whatever else matters of it); the
 * reaction may depend on the total it answers. Only the margin in full fives, up to five, matters of the totals.
 *
 * Layout. actor[a * hands + h]; reaction[a][b * hands + h]: the weights once the actor has declared a, or a single
 * row where the reaction does not depend on it. The result of one side winning is indexed by (winner's hand * 6 +
 * steps) * others + loser's mark, where the mark is all that matters of the loser. Each entry is a 128-bit number in
 * two longs, as weights of two sides multiply beyond 2^63; 12^32 (16 dice on each side) is below 2^127.
 *
 * Cost: totals^2 * marks additions to bucket the loser by margin, then hands * 6 * marks products for each total.
 */
/** Weights of margins and hands where two pools meet. */
public final class ClashKernel {
    /** Margins in full fives from 0 to 5; more makes no difference. */
    public static final int STEPS = 6;

    private ClashKernel() {}

    /** Exact sums of products, each in two longs. */
    public static final class Tally {
        private final long[] high;
        private final long[] low;

        Tally(int size) {
            high = new long[size];
            low = new long[size];
        }

        void add(int index, long a, long b) {
            long product = a * b;
            long sum = low[index] + product;
            high[index] += Math.multiplyHigh(a, b) + (Long.compareUnsigned(sum, product) < 0 ? 1 : 0);
            low[index] = sum;
        }

        /** Whether the weight is 0. */
        public boolean isZero(int index) {
            return (high[index] | low[index]) == 0;
        }

        /** The weight. */
        public BigInteger weight(int index) {
            BigInteger upper = BigInteger.valueOf(high[index]).shiftLeft(Long.SIZE);
            return upper.add(new BigInteger(Long.toUnsignedString(low[index])));
        }
    }

    /** Where the actor wins, with a total at least as high: by actor's hand, steps, and the reaction's mark. */
    public static Tally actorWins(
            long[] actor, int hands, long[][] reaction, int reactionHands, int[] marks, int markCount) {
        Tally tally = new Tally(hands * STEPS * markCount);
        long[] marked = {};
        for (int a = 0; a < actor.length / hands; a++) {
            if (a < reaction.length) {
                marked = byMark(reaction[a], reactionHands, marks, markCount);
            }
            long[] bucket = new long[STEPS * markCount];
            for (int b = 0; b <= a && b < marked.length / markCount; b++) {
                int steps = Math.min(STEPS - 1, (a - b) / 5);
                for (int m = 0; m < markCount; m++) {
                    bucket[steps * markCount + m] += marked[b * markCount + m];
                }
            }
            spread(tally, actor, a * hands, hands, bucket);
        }
        return tally;
    }

    /** Where the reaction wins, with a higher total: by reaction's hand, steps, and the actor's mark. */
    public static Tally reactionWins(
            long[] actor, int hands, int[] marks, int markCount, long[][] reaction, int reactionHands) {
        Tally tally = new Tally(reactionHands * STEPS * markCount);
        long[] marked = byMark(actor, hands, marks, markCount);
        for (int a = 0; a < actor.length / hands; a++) {
            long[] answer = reaction[Math.min(a, reaction.length - 1)];
            for (int b = a + 1; b < answer.length / reactionHands; b++) {
                long[] bucket = new long[STEPS * markCount];
                int steps = Math.min(STEPS - 1, (b - a) / 5);
                System.arraycopy(marked, a * markCount, bucket, steps * markCount, markCount);
                spread(tally, answer, b * reactionHands, reactionHands, bucket);
            }
        }
        return tally;
    }

    // weights by total and hand -> by total and mark
    private static long[] byMark(long[] weights, int hands, int[] marks, int markCount) {
        long[] marked = new long[weights.length / hands * markCount];
        for (int total = 0; total < weights.length / hands; total++) {
            for (int h = 0; h < hands; h++) {
                marked[total * markCount + marks[h]] += weights[total * hands + h];
            }
        }
        return marked;
    }

    private static void spread(Tally tally, long[] weights, int from, int hands, long[] bucket) {
        for (int h = 0; h < hands; h++) {
            long weight = weights[from + h];
            if (weight != 0) {
                for (int i = 0; i < bucket.length; i++) {
                    if (bucket[i] != 0) {
                        tally.add(h * bucket.length + i, weight, bucket[i]);
                    }
                }
            }
        }
    }
}
