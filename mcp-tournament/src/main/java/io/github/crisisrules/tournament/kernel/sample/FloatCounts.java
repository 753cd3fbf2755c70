package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All allocations of a group's floats to clubs and lower groups, with the number of choices that each stands for.
 *
 * <p>Layout: an allocation has one number for each (lower group i, kind b of the opponent, kind a of the float), at
 * {@code (i * kinds + b) * kinds + a}; kind 0 has no club. With r(a) floats and c(i, b) opponents in all, an
 * allocation t stands for Π n(a)!/(n(a) − r(a))! · Π N(i, b)!/(N(i, b) − c(i, b))! / Π t! choices of floats and
 * opponents, times the ways to pair the rest of the group ({@link ExclusionSetCount}). First those r are enumerated for
 * which the rest can be paired at all, then the allocations, bounded by the least and greatest number of steps that
 * are still possible. Beyond {@link #VISITS} nodes visited the enumeration is abandoned ({@link #isComplete}).
 */
final class FloatCounts {
    private static final int VISITS = 100_000;
    private static final int KEPT = 5_000;

    private final int kinds;
    private final int[] group;
    private final int[][] lower;
    private final ExclusionSetCount count;
    private final List<int[]> tables = new ArrayList<>();
    private final List<BigInteger> weights = new ArrayList<>();
    private final int[] sent;
    private final int[] table;
    private BigInteger rest = BigInteger.ZERO;
    private BigInteger total = BigInteger.ZERO;
    private int visits;

    /**
     * Creates the allocations for {@code group[a]} players of each kind in the group and {@code lower[i][b]} in the
     * i-th group below.
     */
    FloatCounts(int[] group, int[][] lower, int floats, int steps, ExclusionSetCount count) {
        this.kinds = group.length;
        this.group = group;
        this.lower = lower;
        this.count = count;
        this.sent = new int[kinds];
        this.table = new int[lower.length * kinds * kinds];
        send(0, floats, floats, steps);
    }

    boolean isComplete() {
        return visits < VISITS && tables.size() < KEPT && count.isComplete();
    }

    /** Returns the number of choices that all allocations stand for. */
    BigInteger total() {
        return total;
    }

    /** Samples an allocation in proportion to the number of choices that it stands for. */
    int[] draw(RandomSource draw) {
        if (tables.size() == 1) {
            return tables.get(0);
        }
        BigInteger at = draw.below(total);
        int which = 0;
        while (at.compareTo(weights.get(which)) >= 0) {
            at = at.subtract(weights.get(which++));
        }
        return tables.get(which);
    }

    private void send(int a, int left, int floats, int steps) {
        visits++;
        if (a == kinds) {
            if (left == 0) {
                for (int k = 0; k < kinds; k++) {
                    group[k] -= sent[k];
                }
                rest = count.ways(group);
                for (int k = 0; k < kinds; k++) {
                    group[k] += sent[k];
                }
                if (rest.signum() > 0) {
                    spread(0, floats, steps, sent.clone());
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

    private void spread(int cell, int floats, int steps, int[] left) {
        visits++;
        if (floats == 0) {
            if (steps == 0) {
                keep();
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
        int most = a == b && a > 0 ? 0 : Math.min(Math.min(free, left[a]), steps / (i + 1));
        for (int t = 0; t <= most; t++) {
            table[cell] = t;
            left[a] -= t;
            spread(cell + 1, floats - t, steps - t * (i + 1), left);
            left[a] += t;
        }
        table[cell] = 0;
    }

    /** Returns whether {@code floats} floats from the i-th group on can make {@code steps} steps in all. */
    private boolean isWithin(int i, int floats, int steps) {
        int least = 0;
        int open = floats;
        for (int h = i; h < lower.length && open > 0; h++) {
            int take = Math.min(open, ExclusionSetCount.sum(lower[h]));
            least += take * (h + 1);
            open -= take;
        }
        if (open > 0 || least > steps) {
            return false;
        }
        int most = 0;
        open = floats;
        for (int h = lower.length - 1; h >= i && open > 0; h--) {
            int take = Math.min(open, ExclusionSetCount.sum(lower[h]));
            most += take * (h + 1);
            open -= take;
        }
        return most >= steps;
    }

    private void keep() {
        BigInteger weight = rest;
        for (int a = 0; a < kinds; a++) {
            weight = weight.multiply(falling(group[a], sent[a]));
        }
        BigInteger alike = BigInteger.ONE;
        for (int i = 0; i < lower.length; i++) {
            for (int b = 0; b < kinds; b++) {
                int taken = 0;
                for (int a = 0; a < kinds; a++) {
                    int t = table[(i * kinds + b) * kinds + a];
                    taken += t;
                    alike = alike.multiply(count.factorial(t));
                }
                weight = weight.multiply(falling(lower[i][b], taken));
            }
        }
        weight = weight.divide(alike);
        tables.add(Arrays.copyOf(table, table.length));
        weights.add(weight);
        total = total.add(weight);
    }

    private static BigInteger falling(int from, int times) {
        BigInteger product = BigInteger.ONE;
        for (int k = 0; k < times; k++) {
            product = product.multiply(BigInteger.valueOf(from - k));
        }
        return product;
    }
}
