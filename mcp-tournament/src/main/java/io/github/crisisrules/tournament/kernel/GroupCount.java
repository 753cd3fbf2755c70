package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Draws the choice of a group of at most {@value GroupDraw#COUNTED} players by counting: for every set of lower opponents
 * from which the rest still reaches its optimum, the number of ways to share them out and pair the others.
 *
 * <p>Layout: a set of the group's players is a bit mask. {@code inside[mask]} counts the pairings of the mask with the
 * least barred cost; the floats' ways build on it, one opponent after the other. Only the least barred cost can be part of
 * an optimal pairing once opponents are fixed, so a count goes with a least cost (forbidden pairs above meetings), and
 * counts of equal cost add up. Opponents in a large sink are not told apart here: they are drawn afterwards, and the draw
 * starts over if one of them is barred.
 *
 * <p>Cost: the masks reached, at most 2^20 for each set of opponents; few where barred pairs are many, which is when this
 * is used. Where the sets are many, only pairs that are part of some optimal pairing are looked at. Beyond {@link #WORK}
 * steps the count is given up ({@link #isComplete}).
 */
final class GroupCount {
    private static final long NEVER = Long.MAX_VALUE;
    private static final int WORK = 20_000_000;

    private final Field field;
    private final Stretch stretch;
    private final int group;
    private final int floats;
    private final int size;
    private final long[] barred;
    private final MaskTable inside = new MaskTable();
    private final List<Option> options = new ArrayList<>();
    private final int[] free;
    private final int limit;
    private BigInteger total = BigInteger.ZERO;
    private long used;
    private long foundCost;
    private long foundCount;
    private final int question;
    private int work;

    private static final class Option {
        final int[] explicit;
        final int[] groups;
        final long[] price;
        final long cost;
        final BigInteger weight;
        final MaskTable shared;

        Option(int[] explicit, int[] groups, long[] price, long cost, BigInteger weight, MaskTable shared) {
            this.explicit = explicit;
            this.groups = groups;
            this.price = price;
            this.cost = cost;
            this.weight = weight;
            this.shared = shared;
        }
    }

    GroupCount(Field field, Stretch stretch, int g, int floats, int steps, int limit, long[] target) {
        this.field = field;
        this.stretch = stretch;
        this.group = g;
        this.floats = floats;
        this.limit = limit;
        this.size = field.size(g);
        this.question = question(stretch.players.length);
        this.free = Arrays.copyOfRange(field.order, field.low[g], field.high[g]);
        this.barred = new long[size * size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                barred[i * size + j] = i == j ? NEVER : cost(free[i], free[j]);
            }
        }
        int[][] lower = new int[limit + 1][];
        for (int h = g + 1; h <= limit; h++) {
            lower[h] = Arrays.copyOfRange(field.order, field.low[h], field.high[h]);
        }
        if (g >= stretch.first && sets(lower, steps) > 200) {
            keepPossible(lower, target);
        }
        enumerate(lower, g + 1, 0, steps, 0, new int[floats], new int[floats], 0, target);
        if (isComplete() && total.signum() == 0) {
            throw new AssertionError("an optimal choice exists, but none was counted");
        }
    }

    /** Whether everything was counted. */
    boolean isComplete() {
        return work < WORK;
    }

    /** What asking the stretch counts for, in steps. */
    private static int question(long players) {
        long steps = players <= Stretch.SMALL ? players * players * players / 2 : 8 * players * players;
        return (int) Math.min(WORK, 100 + steps);
    }

    /** A rough number of sets of opponents, without regard to steps. */
    private static long sets(int[][] lower, int steps) {
        long players = 0;
        for (int[] group : lower) {
            players += group == null ? 0 : group.length;
        }
        return players * steps;
    }

    /** Forgets the pairs and the opponents that are part of no optimal pairing. */
    private void keepPossible(int[][] lower, long[] target) {
        stretch.settle();
        boolean[] open = new boolean[size * size];
        for (int i = 0; i < size * size; i++) {
            open[i] = i / size != i % size && stretch.mayMeet(free[i / size], group, free[i % size], group);
        }
        boolean[][] meets = new boolean[limit + 1][];
        for (int h = group + 1; h <= limit; h++) {
            meets[h] = new boolean[h == stretch.sink ? 0 : lower[h].length * size];
            for (int k = 0; k < meets[h].length; k++) {
                meets[h][k] = stretch.mayMeet(free[k % size], group, lower[h][k / size], h);
            }
        }
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                long own = barred[i * size + j];
                boolean possible = own != NEVER && open[i * size + j] && isPossible(free[i], free[j], own, 0, target);
                if (own != NEVER && !possible) {
                    barred[i * size + j] = NEVER;
                    barred[j * size + i] = NEVER;
                }
            }
        }
        for (int h = group + 1; h <= limit; h++) {
            int fall = h - group;
            if (h != stretch.sink) {
                int kept = 0;
                int[] all = lower[h];
                for (int k = 0; k < all.length; k++) {
                    boolean found = false;
                    for (int i = 0; i < size && !found; i++) {
                        long own = meets[h][k * size + i] ? cost(free[i], all[k]) : NEVER;
                        found = own != NEVER && isPossible(free[i], all[k], own, fall, target);
                    }
                    if (found) {
                        all[kept++] = all[k];
                    }
                }
                lower[h] = Arrays.copyOf(all, kept);
            }
        }
    }

    private boolean isPossible(int one, int other, long own, int fall, long[] target) {
        work += question;
        int floated = fall > 0 ? 1 : 0;
        long[] need = stretch.less(target, (int) (own >>> 32), own & 0xffffffffL, group, floated, fall);
        return isComplete() && Arrays.equals(need, stretch.without(one, other));
    }

    private long cost(int one, int other) {
        if (stretch.isWhole()) {
            long banned = !field.forbidden.isEmpty() && field.forbidden.any(one, other) ? 1 : 0;
            return (banned << 32) | field.met.count(one, other);
        }
        return field.isBarred(one, other) ? NEVER : 0;
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
        if (h == stretch.sink) {
            if (steps == open * (h - group) && field.size(h) >= open) {
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
        int steps = toSink * (stretch.sink - group);
        for (int h : groups) {
            steps += h - group;
        }
        long[] rest = stretch.below(group, taken);
        work += question;
        if (!stretch.isWhole() && !Arrays.equals(rest, stretch.less(target, 0, 0, group, floats, steps))) {
            return;
        }
        MaskTable shared = new MaskTable();
        long[] price = new long[explicit.length * size];
        for (int x = 0; x < explicit.length; x++) {
            for (int i = 0; i < size; i++) {
                price[x * size + i] = cost(free[i], explicit[x]);
            }
        }
        share(price, (1 << size) - 1, shared);
        long cost = foundCost;
        if (cost == NEVER) {
            return;
        }
        BigInteger weight = BigInteger.valueOf(foundCount);
        long[] need = stretch.less(target, (int) (cost >>> 32), cost & 0xffffffffL, group, floats, steps);
        if (Arrays.equals(need, rest)) {
            if (toSink > 0) {
                weight = weight.multiply(OpponentDraw.choose(field.size(stretch.sink), toSink));
            }
            total = total.add(weight);
            options.add(new Option(explicit, groups, price, cost, weight, shared));
        }
    }

    /** Moves the chosen to the front of their groups. */
    private int[] arrange(int[] explicit, int[] groups) {
        int[] taken = new int[field.groupCount() + 1];
        for (int i = 0; i < explicit.length; i++) {
            int h = groups[i];
            int at = field.low[h] + taken[h];
            int k = at;
            while (field.order[k] != explicit[i]) {
                k++;
            }
            field.swap(at, k);
            taken[h]++;
        }
        return taken;
    }

    /** Leaves in {@code found…} the least cost and the number of ways to share out the remaining opponents. */
    private void share(long[] price, int mask, MaskTable shared) {
        work++;
        int next = size - Integer.bitCount(mask);
        if (next >= floats) {
            pairInside(mask);
            return;
        }
        if (shared.find(mask)) {
            foundCost = shared.cost();
            foundCount = shared.count();
            return;
        }
        long best = NEVER;
        long ways = 0;
        for (int i = 0; i < size; i++) {
            long own = ((mask >>> i) & 1) == 0 ? NEVER : price(price, next, i);
            if (own != NEVER) {
                share(price, mask & ~(1 << i), shared);
                if (foundCost != NEVER && own + foundCost <= best) {
                    ways = own + foundCost < best ? foundCount : ways + foundCount;
                    best = own + foundCost;
                }
            }
        }
        shared.put(mask, best, ways);
        foundCost = best;
        foundCount = ways;
    }

    private long price(long[] price, int next, int i) {
        int at = next * size + i;
        return at < price.length ? price[at] : 0;
    }

    private void pairInside(int mask) {
        work++;
        if (mask == 0) {
            foundCost = 0;
            foundCount = 1;
            return;
        }
        if (inside.find(mask)) {
            foundCost = inside.cost();
            foundCount = inside.count();
            return;
        }
        int i = Integer.numberOfTrailingZeros(mask);
        int rest = mask & (mask - 1);
        long best = NEVER;
        long ways = 0;
        for (int m = rest; m != 0; m &= m - 1) {
            int j = Integer.numberOfTrailingZeros(m);
            long own = barred[i * size + j];
            if (own != NEVER) {
                pairInside(rest & ~(1 << j));
                if (foundCost != NEVER && own + foundCost <= best) {
                    ways = own + foundCost < best ? foundCount : ways + foundCount;
                    best = own + foundCost;
                }
            }
        }
        inside.put(mask, best, ways);
        foundCost = best;
        foundCount = ways;
    }

    /** Draws one choice and lays it out as {@link GroupDraw} writes it; false if an opponent in the sink was barred. */
    boolean draw(Draw draw, OpponentDraw opponents) {
        BigInteger at = draw.below(total);
        int which = 0;
        while (at.compareTo(options.get(which).weight) >= 0) {
            at = at.subtract(options.get(which++).weight);
        }
        Option option = options.get(which);
        int[] taken = arrange(option.explicit, option.groups);
        System.arraycopy(taken, 0, opponents.taken, 0, taken.length);
        int mask = (1 << size) - 1;
        int place = field.low[group];
        used = option.cost;
        for (int next = 0; next < floats; next++) {
            int chosen = pickFloat(option, next, mask, draw);
            mask &= ~(1 << chosen);
            int rival;
            if (next < option.explicit.length) {
                rival = option.explicit[next];
            } else {
                int slot = field.low[stretch.sink] + opponents.taken[stretch.sink]++;
                field.swap(slot, slot + draw.below(field.high[stretch.sink] - slot));
                rival = field.order[slot];
                if (field.isBarred(free[chosen], rival)) {
                    return false;
                }
            }
            field.order[place++] = free[chosen];
        }
        while (mask != 0) {
            int i = Integer.numberOfTrailingZeros(mask);
            int j = pickInside(mask, draw);
            field.order[place++] = free[i];
            field.order[place++] = free[j];
            mask &= ~(1 << i) & ~(1 << j);
        }
        return true;
    }

    private int pickFloat(Option option, int next, int mask, Draw draw) {
        share(option.price, mask, option.shared);
        long least = foundCost;
        long at = draw.below(foundCount);
        for (int i = 0; i < size; i++) {
            if (((mask >>> i) & 1) != 0) {
                long own = price(option.price, next, i);
                if (own != NEVER) {
                    share(option.price, mask & ~(1 << i), option.shared);
                    if (foundCost != NEVER && own + foundCost == least) {
                        if (at < foundCount) {
                            return i;
                        }
                        at -= foundCount;
                    }
                }
            }
        }
        throw new AssertionError("counted more ways than there are");
    }

    private int pickInside(int mask, Draw draw) {
        pairInside(mask);
        long least = foundCost;
        long at = draw.below(foundCount);
        int i = Integer.numberOfTrailingZeros(mask);
        int rest = mask & (mask - 1);
        for (int m = rest; m != 0; m &= m - 1) {
            int j = Integer.numberOfTrailingZeros(m);
            long own = barred[i * size + j];
            if (own != NEVER) {
                pairInside(rest & ~(1 << j));
                if (foundCost != NEVER && own + foundCost == least) {
                    if (at < foundCount) {
                        return j;
                    }
                    at -= foundCount;
                }
            }
        }
        throw new AssertionError("counted more pairings than there are");
    }

    int forbidden() {
        return (int) (used >>> 32);
    }

    long meetings() {
        return used & 0xffffffffL;
    }
}
