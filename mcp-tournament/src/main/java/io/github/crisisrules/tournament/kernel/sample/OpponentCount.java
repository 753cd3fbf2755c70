package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;

/**
 * The numbers of opponents that the floats of one group meet in each lower group, sampled such that every set of
 * unpaired lower players with the given size and total steps is equally likely.
 *
 * <p>It serves events with a home club and leagues, in which several players of a group float at once: without it, no
 * proposal for such a group would be uniform.
 *
 * <p>It counts the sets of {@code f} players with {@code s} steps from the i-th lower group on, and samples the
 * number of opponents in each group in proportion to these counts. Counts are computed on demand, and none where the
 * steps are too few or too many for the players available.
 */
final class OpponentCount {
    private static final BigInteger[] ONE = {BigInteger.ONE};
    private static final BigInteger[] NONE = {BigInteger.ZERO};

    private final PairingState pool;
    private final int group;
    private final int floats;
    private final int steps;
    private final int deepest;
    private final Map<Long, BigInteger[]> sums = new TreeMap<>();

    OpponentCount(PairingState pool, int group, int floats, int steps, int deepest) {
        this.pool = pool;
        this.group = group;
        this.floats = floats;
        this.steps = steps;
        this.deepest = deepest;
    }

    /**
     * Returns the number of opponents in the i-th lower group, where {@code f} floats and {@code s} steps are left
     * for it and the groups below.
     */
    int sample(RandomSource random, int i, int f, int s) {
        BigInteger[] sum = sums(i, f, s);
        BigInteger at = random.below(sum[sum.length - 1]);
        int k = 0;
        while (at.compareTo(sum[k]) >= 0) {
            k++;
        }
        return k;
    }

    /** Returns the number of sets of {@code f} players with {@code s} steps from the i-th lower group on. */
    private BigInteger ways(int i, int f, int s) {
        BigInteger[] sum = sums(i, f, s);
        return sum[sum.length - 1];
    }

    /** Returns the numbers of these sets with at most 0, 1, 2, … players of the i-th lower group. */
    private BigInteger[] sums(int i, int f, int s) {
        if (f == 0) {
            return s == 0 ? ONE : NONE;
        }
        if (group + 1 + i > deepest || s < (long) f * (i + 1) || !isWithin(i, f, s)) {
            return NONE;
        }
        long key = ((long) i * (floats + 1) + f) * (steps + 1) + s;
        BigInteger[] sum = sums.get(key);
        if (sum == null) {
            sum = new BigInteger[Math.min(f, s / (i + 1)) + 1];
            BigInteger before = BigInteger.ZERO;
            for (int k = 0; k < sum.length; k++) {
                before = before.add(choices(i, k, f, s));
                sum[k] = before;
            }
            sums.put(key, sum);
        }
        return sum;
    }

    /** Returns whether {@code f} players from the i-th lower group on can have {@code s} steps in all. */
    private boolean isWithin(int i, int f, int s) {
        long least = 0;
        int open = f;
        for (int h = group + 1 + i; h <= deepest && open > 0; h++) {
            int take = Math.min(open, pool.size(h));
            least += (long) take * (h - group);
            open -= take;
        }
        long most = 0;
        int left = f;
        for (int h = deepest; h > group + i && left > 0; h--) {
            int take = Math.min(left, pool.size(h));
            most += (long) take * (h - group);
            left -= take;
        }
        return open == 0 && least <= s && s <= most;
    }

    private BigInteger choices(int i, int k, int f, int s) {
        if (k > pool.size(group + 1 + i)) {
            return BigInteger.ZERO;
        }
        BigInteger rest = ways(i + 1, f - k, s - k * (i + 1));
        return rest.signum() == 0 ? rest : rest.multiply(choose(pool.size(group + 1 + i), k));
    }

    /** Returns the number of ways to take {@code count} of {@code from} players. */
    static BigInteger choose(int from, int count) {
        BigInteger result = BigInteger.ONE;
        for (int i = 0; i < count; i++) {
            result = result.multiply(BigInteger.valueOf(from - i)).divide(BigInteger.valueOf(i + 1));
        }
        return from < count ? BigInteger.ZERO : result;
    }
}
