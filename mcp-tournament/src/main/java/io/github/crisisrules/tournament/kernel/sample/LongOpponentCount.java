package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import java.util.Arrays;

/**
 * {@link OpponentCount} with counts in longs.
 *
 * <p>Layout: {@code ways[(i * (floats + 1) + f) * (steps + 1) + s]} is the number of sets of {@code f} players with
 * {@code s} steps from the i-th lower group on, or -1 if it was not computed yet. No count exceeds the number of
 * sets of the same size with any steps.
 */
final class LongOpponentCount implements OpponentCount {
    /** The largest array of counts: clearing a longer one would take more time than it saves. */
    private static final long LONGEST = 1 << 12;

    private final PairingState field;
    private final int group;
    private final int floats;
    private final int steps;
    private final int deepest;
    private final long[] ways;

    LongOpponentCount(PairingState field, int group, int floats, int steps, int deepest) {
        this.field = field;
        this.group = group;
        this.floats = floats;
        this.steps = steps;
        this.deepest = deepest;
        this.ways = new long[(int) entries(group, floats, steps, deepest)];
        Arrays.fill(ways, -1);
    }

    /** Returns whether a short array of longs holds every count. */
    static boolean fits(PairingState field, int group, int floats, int steps, int deepest) {
        int players = 0;
        for (int h = group + 1; h <= deepest; h++) {
            players += field.size(h);
        }
        return entries(group, floats, steps, deepest) <= LONGEST && choose(players, floats) < Long.MAX_VALUE;
    }

    private static long entries(int group, int floats, int steps, int deepest) {
        return (deepest - group) * (floats + 1L) * (steps + 1L);
    }

    /**
     * Returns the number of ways to take {@code count} of {@code from} players, or the largest long if there are
     * more than fit.
     */
    private static long choose(int from, int count) {
        long result = from < count ? 0 : 1;
        for (int i = 0; i < count && result > 0; i++) {
            if (result > Long.MAX_VALUE / (from - i)) {
                return Long.MAX_VALUE;
            }
            result = result * (from - i) / (i + 1);
        }
        return result;
    }

    @Override
    public int draw(RandomSource draw, int i, int f, int s) {
        long at = draw.below(ways(i, f, s));
        int k = 0;
        long part = choices(i, 0, f, s);
        while (at >= part) {
            at -= part;
            k++;
            part = choices(i, k, f, s);
        }
        return k;
    }

    private long ways(int i, int f, int s) {
        if (f == 0) {
            return s == 0 ? 1 : 0;
        }
        if (group + 1 + i > deepest || s < (long) f * (i + 1)) {
            return 0;
        }
        int place = (i * (floats + 1) + f) * (steps + 1) + s;
        if (ways[place] < 0) {
            long sum = 0;
            for (int k = 0; k <= f && k * (i + 1) <= s; k++) {
                sum += choices(i, k, f, s);
            }
            ways[place] = sum;
        }
        return ways[place];
    }

    private long choices(int i, int k, int f, int s) {
        int size = field.size(group + 1 + i);
        return k > size ? 0 : choose(size, k) * ways(i + 1, f - k, s - k * (i + 1));
    }
}
