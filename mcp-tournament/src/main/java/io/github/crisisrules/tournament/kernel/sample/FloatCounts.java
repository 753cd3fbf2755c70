package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * All allocations of a group's floats to clubs and lower groups, with the number of choices that each stands for.
 *
 * <p>Layout: an allocation has one number for each (lower group i, kind b of the opponent, kind a of the float), at
 * {@code (i * kinds + b) * kinds + a}; kind 0 has no club. With r(a) floats and c(i, b) opponents in all, an
 * allocation t stands for Π n(a)!/(n(a) − r(a))! · Π N(i, b)!/(N(i, b) − c(i, b))! / Π t! choices of floats and
 * opponents, times the ways to pair the rest of the group ({@link ExclusionSetCount}). First those r are enumerated for
 * which the rest can be paired at all, then the allocations, bounded by the least and greatest number of steps that
 * are still possible. Beyond {@link #VISITS} nodes visited or {@link #KEPT} numbers kept the enumeration is abandoned
 * ({@link #isComplete}).
 */
final class FloatCounts {
    private static final int VISITS = 50_000;
    /** The largest number of entries of all allocations together. */
    private static final int KEPT = 400_000;

    private final int kinds;
    private final int[] group;
    private final int[][] lower;
    private final boolean[] barred;
    private final List<Allocation> allocations = new ArrayList<>();
    private final int[] sent;
    private final int[] table;
    private BigInteger total = BigInteger.ZERO;
    private int visits;

    /**
     * An allocation, the count of the pairings of the rest of the group, and the number of choices that it and all
     * allocations before it stand for.
     */
    static final class Allocation {
        final int[] table;
        final ExclusionSetCount rest;
        private final BigInteger upTo;

        Allocation(int[] table, ExclusionSetCount rest, BigInteger upTo) {
            this.table = table;
            this.rest = rest;
            this.upTo = upTo;
        }
    }

    /**
     * Creates the allocations for {@code group[a]} players of each kind in the group and {@code lower[i][b]} in the
     * i-th group below; {@code barred} has an entry for each number of an allocation, true if it must be 0.
     */
    FloatCounts(int[] group, int[][] lower, boolean[] barred, int floats, int steps) {
        this.kinds = group.length;
        this.group = group;
        this.lower = lower;
        this.barred = barred;
        this.sent = new int[kinds];
        this.table = new int[lower.length * kinds * kinds];
        send(0, floats, floats, steps);
    }

    boolean isComplete() {
        return visits < VISITS && allocations.size() * table.length < KEPT;
    }

    /** Returns the number of choices that all allocations stand for. */
    BigInteger total() {
        return total;
    }

    /** Samples an allocation in proportion to the number of choices that it stands for. */
    Allocation sample(RandomSource random) {
        if (allocations.size() == 1) {
            return allocations.get(0);
        }
        BigInteger at = random.below(total);
        int from = 0;
        int to = allocations.size() - 1;
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (at.compareTo(allocations.get(middle).upTo) < 0) {
                to = middle;
            } else {
                from = middle + 1;
            }
        }
        return allocations.get(from);
    }

    private void send(int a, int left, int floats, int steps) {
        visits++;
        if (a == kinds) {
            if (left == 0) {
                int[] rest = group.clone();
                for (int k = 0; k < kinds; k++) {
                    rest[k] -= sent[k];
                }
                ExclusionSetCount count = new ExclusionSetCount(rest);
                if (count.total().signum() > 0) {
                    spread(0, floats, steps, sent.clone(), count);
                }
            }
            return;
        }
        for (int k = 0; k <= Math.min(left, group[a]) && isComplete(); k++) {
            sent[a] = k;
            send(a + 1, left - k, floats, steps);
        }
        sent[a] = 0;
    }

    private void spread(int cell, int floats, int steps, int[] left, ExclusionSetCount rest) {
        visits++;
        if (floats == 0) {
            if (steps == 0) {
                keep(rest);
            }
            return;
        }
        int i = cell / (kinds * kinds);
        if (!isComplete() || i >= lower.length || !isWithin(i, floats, steps)) {
            return;
        }
        int b = cell / kinds % kinds;
        int a = cell % kinds;
        int free = lower[i][b];
        for (int other = 0; other < a; other++) {
            free -= table[cell - a + other];
        }
        int most = barred[cell] ? 0 : Math.min(Math.min(free, left[a]), steps / (i + 1));
        for (int t = 0; t <= most; t++) {
            table[cell] = t;
            left[a] -= t;
            spread(cell + 1, floats - t, steps - t * (i + 1), left, rest);
            left[a] += t;
        }
        table[cell] = 0;
    }

    /** Returns whether {@code floats} floats from the i-th group on can make {@code steps} steps in all. */
    private boolean isWithin(int i, int floats, int steps) {
        int least = 0;
        int open = floats;
        for (int h = i; h < lower.length && open > 0; h++) {
            int take = Math.min(open, sum(lower[h]));
            least += take * (h + 1);
            open -= take;
        }
        if (open > 0 || least > steps) {
            return false;
        }
        int most = 0;
        open = floats;
        for (int h = lower.length - 1; h >= i && open > 0; h--) {
            int take = Math.min(open, sum(lower[h]));
            most += take * (h + 1);
            open -= take;
        }
        return most >= steps;
    }

    private static int sum(int[] sizes) {
        int sum = 0;
        for (int size : sizes) {
            sum += size;
        }
        return sum;
    }

    private void keep(ExclusionSetCount rest) {
        BigInteger weight = rest.total();
        for (int a = 0; a < kinds; a++) {
            weight = timesFalling(weight, group[a], sent[a]);
        }
        BigInteger alike = BigInteger.ONE;
        for (int i = 0; i < lower.length; i++) {
            for (int b = 0; b < kinds; b++) {
                int taken = 0;
                for (int a = 0; a < kinds; a++) {
                    int t = table[(i * kinds + b) * kinds + a];
                    taken += t;
                    alike = timesFalling(alike, t, t);
                }
                weight = timesFalling(weight, lower[i][b], taken);
            }
        }
        weight = weight.divide(alike);
        total = total.add(weight);
        allocations.add(new Allocation(table.clone(), rest, total));
    }

    /** Returns {@code number} · {@code from} · ({@code from} − 1) · … with {@code count} factors after the first. */
    private static BigInteger timesFalling(BigInteger number, int from, int count) {
        BigInteger product = number;
        for (int k = 0; k < count; k++) {
            product = product.multiply(BigInteger.valueOf(from - k));
        }
        return product;
    }
}
