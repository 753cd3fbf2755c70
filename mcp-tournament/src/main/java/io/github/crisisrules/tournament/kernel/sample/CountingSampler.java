package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.segment.PossiblePairs;
import io.github.crisisrules.tournament.kernel.segment.Segment;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A sampler that counts: for a group of at most {@value GroupSampler#COUNTED} players and every set of lower opponents
 * from which the rest still reaches its optimum, it counts the ways to assign the opponents and to pair the other
 * players. It is what makes every group of that size exact, and serves small events that go on for long: without it, one
 * in two hundred rounds is approximate if 6 to 24 players, some of them of a club, play 24 rounds, and now and then
 * one of the last two rounds of a round robin of 18 or 20.
 *
 * <p>{@link SubsetCount} counts the ways for one set of opponents. Once the opponents are fixed, only the least
 * barred cost can be part of an optimal pairing. Opponents in a large sink are not distinguished here: they are
 * chosen at random afterwards, and the sampling starts over if one of them is barred.
 *
 * <p>Cost: the masks reached, at most 2^20 for each set of opponents; they are few where barred pairs are many,
 * which is when this class is used. Where the sets are many, only pairs that are part of some optimal pairing are
 * considered. Beyond {@link #WORK} steps the count is abandoned ({@link #isComplete}).
 */
final class CountingSampler {
    private static final long NEVER = SubsetCount.NEVER;
    private static final int WORK = 4_000_000;

    /** The largest number of sets of opponents that are counted without removing impossible pairs first. */
    private static final int FEW = 200;

    private final PairingState pool;
    private final Segment segment;
    private final int group;
    private final int floats;
    private final int size;
    private final long[] barred;
    private final SubsetCount masks;
    private final List<Option> options = new ArrayList<>();
    private final int[] free;
    private final int limit;
    private BigInteger total = BigInteger.ZERO;
    private long used;
    private final int question;
    private final boolean clean;
    private int asked;

    /** A set of opponents below, with the ways to complete it. */
    private static final class Option {
        final int[] explicit;
        final int[] groups;
        final long[] price;
        final long cost;
        final BigInteger weight;
        final SubsetIndex shared;

        Option(int[] explicit, int[] groups, long[] price, long cost, BigInteger weight, SubsetIndex shared) {
            this.explicit = explicit;
            this.groups = groups;
            this.price = price;
            this.cost = cost;
            this.weight = weight;
            this.shared = shared;
        }
    }

    CountingSampler(PairingState pool, Segment segment, int g, int floats, int steps, int limit, long[] target) {
        this.pool = pool;
        this.segment = segment;
        this.group = g;
        this.floats = floats;
        this.limit = limit;
        this.size = pool.size(g);
        this.question = question(segment.players.length);
        this.clean = segment.isClean(target);
        this.free = Arrays.copyOfRange(pool.order, pool.low[g], pool.high[g]);
        this.barred = new long[size * size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                barred[i * size + j] = i == j ? NEVER : cost(free[i], free[j]);
            }
        }
        this.masks = new SubsetCount(size, floats, barred);
        int[][] lower = new int[limit + 1][];
        for (int h = g + 1; h <= limit; h++) {
            lower[h] = Arrays.copyOfRange(pool.order, pool.low[h], pool.high[h]);
        }
        if (g >= segment.first && sets(lower, steps) > FEW) {
            keepPossible(lower, steps, target);
        }
        enumerate(lower, g + 1, 0, steps, 0, new int[floats], new int[floats], 0, target);
        if (isComplete() && total.signum() == 0) {
            throw new AssertionError("An optimal choice exists, but none was counted.");
        }
    }

    /** Returns whether all choices were counted. */
    boolean isComplete() {
        return asked + masks.work < WORK;
    }

    /** Returns the cost of one query to the segment, in steps. */
    private static int question(long players) {
        return (int) Math.min(WORK, 100 + 8 * players * players);
    }

    /** Returns a rough number of sets of opponents, without regard to their steps. */
    private static long sets(int[][] lower, int steps) {
        long players = 0;
        for (int[] group : lower) {
            players += group == null ? 0 : group.length;
        }
        return players * steps;
    }

    /**
     * Removes opponents who are part of no optimal pairing: first those that {@link PossiblePairs} rules out and,
     * if many sets are left, by one query for each pair. The second pass removes pairs inside the group too.
     */
    private void keepPossible(int[][] lower, int steps, long[] target) {
        PossiblePairs pairs = new PossiblePairs(pool, segment, group, limit);
        for (int h = group + 1; h <= limit; h++) {
            lower[h] = h == segment.sink
                    ? lower[h]
                    : kept(lower[h], h, (one, other, fall) -> pairs.may(one, other, group + fall));
        }
        if (sets(lower, steps) <= FEW) {
            return;
        }
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                long own = barred[i * size + j];
                boolean possible = own != NEVER
                        && pairs.may(free[i], free[j], group)
                        && isPossible(free[i], free[j], own, 0, target);
                if (own != NEVER && !possible) {
                    barred[i * size + j] = NEVER;
                    barred[j * size + i] = NEVER;
                }
            }
        }
        for (int h = group + 1; h <= limit; h++) {
            lower[h] = h == segment.sink
                    ? lower[h]
                    : kept(lower[h], h, (one, other, fall) -> {
                        long own = pairs.may(one, other, group + fall) ? cost(one, other) : NEVER;
                        return own != NEVER && isPossible(one, other, own, fall, target);
                    });
        }
    }

    private interface Test {
        boolean holds(int one, int other, int fall);
    }

    /** Returns the players of a lower group who pass the test with some player of the group. */
    private int[] kept(int[] all, int h, Test test) {
        int[] found = new int[all.length];
        int count = 0;
        for (int other : all) {
            boolean any = false;
            for (int i = 0; i < size && !any; i++) {
                any = test.holds(free[i], other, h - group);
            }
            if (any) {
                found[count++] = other;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private boolean isPossible(int one, int other, long own, int fall, long[] target) {
        asked += question;
        int floated = fall > 0 ? 1 : 0;
        long[] need = segment.cost.less(target, (int) (own >>> 32), own & 0xffffffffL, group, floated, fall);
        return isComplete() && Arrays.equals(need, segment.without(one, other));
    }

    private long cost(int one, int other) {
        if (clean) {
            return pool.isBarred(one, other) ? NEVER : 0;
        }
        long banned = !pool.forbidden.isEmpty() && pool.forbidden.any(one, other) ? 1 : 0;
        return (banned << 32) | pool.met.count(one, other);
    }

    private void enumerate(
            int[][] lower,
            int h,
            int from,
            int steps,
            int chosen,
            int[] picks,
            int[] groups,
            int toSink,
            long[] target) {
        if (!isComplete()) {
            return;
        }
        int open = floats - chosen - toSink;
        if (open == 0) {
            if (steps == 0) {
                consider(Arrays.copyOf(picks, chosen), Arrays.copyOf(groups, chosen), toSink, target);
            }
            return;
        }
        if (h > limit || steps < open * (h - group)) {
            return;
        }
        if (h == segment.sink) {
            if (steps == open * (h - group) && pool.size(h) >= open) {
                enumerate(lower, h, 0, 0, chosen, picks, groups, open, target);
            }
            return;
        }
        for (int i = from; i < lower[h].length; i++) {
            picks[chosen] = lower[h][i];
            groups[chosen] = h;
            enumerate(lower, h, i + 1, steps - (h - group), chosen + 1, picks, groups, toSink, target);
        }
        enumerate(lower, h + 1, 0, steps, chosen, picks, groups, toSink, target);
    }

    private void consider(int[] explicit, int[] groups, int toSink, long[] target) {
        int[] taken = arrange(explicit, groups);
        int steps = toSink * (segment.sink - group);
        for (int h : groups) {
            steps += h - group;
        }
        long[] rest = segment.below(group, taken);
        asked += question;
        if (clean && !Arrays.equals(rest, segment.cost.less(target, 0, 0, group, floats, steps))) {
            return;
        }
        SubsetIndex shared = new SubsetIndex();
        long[] price = new long[explicit.length * size];
        for (int x = 0; x < explicit.length; x++) {
            for (int i = 0; i < size; i++) {
                price[x * size + i] = cost(free[i], explicit[x]);
            }
        }
        SubsetCount.Ways ways = masks.share(price, (1 << size) - 1, shared);
        long cost = ways.cost();
        if (cost == NEVER) {
            return;
        }
        BigInteger weight = BigInteger.valueOf(ways.count());
        long[] need = segment.cost.less(target, (int) (cost >>> 32), cost & 0xffffffffL, group, floats, steps);
        if (Arrays.equals(need, rest)) {
            if (toSink > 0) {
                weight = weight.multiply(OpponentCount.choose(pool.size(segment.sink), toSink));
            }
            total = total.add(weight);
            options.add(new Option(explicit, groups, price, cost, weight, shared));
        }
    }

    /** Moves the chosen opponents to the front of their groups and returns their number by group. */
    private int[] arrange(int[] explicit, int[] groups) {
        int[] taken = new int[pool.groupCount() + 1];
        for (int i = 0; i < explicit.length; i++) {
            int h = groups[i];
            int at = pool.low[h] + taken[h];
            int k = at;
            while (pool.order[k] != explicit[i]) {
                k++;
            }
            pool.swap(at, k);
            taken[h]++;
        }
        return taken;
    }

    /**
     * Samples one choice and lays it out as {@link GroupSampler} writes it; returns false if an opponent in the sink
     * is barred.
     */
    boolean sample(RandomSource random, OpponentSampler opponents) {
        BigInteger at = random.below(total);
        int which = 0;
        while (at.compareTo(options.get(which).weight) >= 0) {
            at = at.subtract(options.get(which++).weight);
        }
        Option option = options.get(which);
        int[] taken = arrange(option.explicit, option.groups);
        System.arraycopy(taken, 0, opponents.taken, 0, taken.length);
        int mask = (1 << size) - 1;
        int place = pool.low[group];
        used = option.cost;
        for (int next = 0; next < floats; next++) {
            int chosen = masks.pickFloat(option.price, option.shared, mask, random);
            mask &= ~(1 << chosen);
            int rival;
            if (next < option.explicit.length) {
                rival = option.explicit[next];
            } else {
                int slot = pool.low[segment.sink] + opponents.taken[segment.sink]++;
                pool.swap(slot, slot + random.below(pool.high[segment.sink] - slot));
                rival = pool.order[slot];
                if (pool.isBarred(free[chosen], rival)) {
                    return false;
                }
            }
            pool.order[place++] = free[chosen];
        }
        while (mask != 0) {
            int i = Integer.numberOfTrailingZeros(mask);
            int j = masks.pickInside(mask, random);
            pool.order[place++] = free[i];
            pool.order[place++] = free[j];
            mask &= ~(1 << i) & ~(1 << j);
        }
        return true;
    }

    int forbidden() {
        return (int) (used >>> 32);
    }

    long meetings() {
        return used & 0xffffffffL;
    }
}
