package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The count of the ways to assign opponents to the players of a group and to pair the others, by dynamic
 * programming over sets of its players.
 *
 * <p>Layout: a set of the group's players is a bit mask. A count belongs to the least barred cost, and counts of
 * equal cost add up. {@code inside} caches the pairings of a set within itself; the ways of the floats build on it,
 * one opponent after the other, and are cached by the caller, since they depend on the opponents.
 */
final class SubsetCount {
    static final long NEVER = Long.MAX_VALUE;

    private final int size;
    private final int floats;
    private final long[] barred;
    private final SubsetIndex inside = new SubsetIndex();

    /** The number of sets visited so far. */
    int work;

    /** The least barred cost, and the number of ways that have it; {@link #NEVER} if there is none. */
    record Ways(long cost, long count) {
        private static final Ways NONE = new Ways(NEVER, 0);
        private static final Ways DONE = new Ways(0, 1);

        private Ways plus(long own) {
            return cost == NEVER || own == 0 ? this : new Ways(cost + own, count);
        }
    }

    /** Creates the count; {@code barred[i * size + j]} is the barred cost of a pair inside the group. */
    SubsetCount(int size, int floats, long[] barred) {
        this.size = size;
        this.floats = floats;
        this.barred = barred;
    }

    /** Returns the ways to assign the remaining opponents, whose barred costs are in {@code price}. */
    Ways share(long[] price, int mask, SubsetIndex shared) {
        work++;
        if (size - Integer.bitCount(mask) >= floats) {
            return pair(mask);
        }
        @Nullable Ways known = shared.get(mask);
        if (known == null) {
            known = all(i -> share(price, mask, i, shared));
            shared.put(mask, known);
        }
        return known;
    }

    /** Returns the ways in which player {@code i} meets the next opponent. */
    private Ways share(long[] price, int mask, int i, SubsetIndex shared) {
        int at = (size - Integer.bitCount(mask)) * size + i;
        long own = ((mask >>> i) & 1) == 0 ? NEVER : at < price.length ? price[at] : 0;
        return own == NEVER ? Ways.NONE : share(price, mask & ~(1 << i), shared).plus(own);
    }

    /** Returns the ways to pair a set within itself. */
    private Ways pair(int mask) {
        work++;
        if (mask == 0) {
            return Ways.DONE;
        }
        @Nullable Ways known = inside.get(mask);
        if (known == null) {
            known = all(j -> pair(mask, j));
            inside.put(mask, known);
        }
        return known;
    }

    /** Returns the ways in which the first player of the set meets player {@code j}. */
    private Ways pair(int mask, int j) {
        int i = Integer.numberOfTrailingZeros(mask);
        long own = ((mask >>> j) & 1) == 0 ? NEVER : barred[i * size + j];
        return own == NEVER ? Ways.NONE : pair(mask & ~(1 << i) & ~(1 << j)).plus(own);
    }

    /** Returns the ways of all players together. */
    private Ways all(IntFunction<Ways> ways) {
        long cost = NEVER;
        long count = 0;
        for (int i = 0; i < size; i++) {
            Ways one = ways.apply(i);
            if (one.cost <= cost) {
                count = one.count + (one.cost < cost ? 0 : count);
                cost = one.cost;
            }
        }
        return cost == NEVER ? Ways.NONE : new Ways(cost, count);
    }

    /** Samples the player who meets the next opponent. */
    int pickFloat(long[] price, SubsetIndex shared, int mask, RandomSource random) {
        return pick(share(price, mask, shared), i -> share(price, mask, i, shared), random);
    }

    /** Samples the opponent of the first player of the set. */
    int pickInside(int mask, RandomSource random) {
        return pick(pair(mask), j -> pair(mask, j), random);
    }

    private int pick(Ways all, IntFunction<Ways> ways, RandomSource random) {
        long at = random.below(all.count());
        for (int i = 0; i < size; i++) {
            Ways one = ways.apply(i);
            if (one.cost() == all.cost()) {
                if (at < one.count()) {
                    return i;
                }
                at -= one.count();
            }
        }
        throw new AssertionError("The count of ways exceeds the ways found.");
    }
}
