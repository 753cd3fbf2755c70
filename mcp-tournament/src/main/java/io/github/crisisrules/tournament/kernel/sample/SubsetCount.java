package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;

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
    /** The least cost that was last found. */
    long foundCost;

    /** The number of ways with {@link #foundCost}. */
    long foundCount;

    /** The number of sets visited so far. */
    int work;

    /** Creates the count; {@code barred[i * size + j]} is the barred cost of a pair inside the group. */
    SubsetCount(int size, int floats, long[] barred) {
        this.size = size;
        this.floats = floats;
        this.barred = barred;
    }

    /**
     * Stores in {@link #foundCost} and {@link #foundCount} the least cost and the number of ways to assign the
     * remaining opponents.
     */
    void share(long[] price, int mask, SubsetIndex shared) {
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

    /** Samples the player who meets the next opponent. */
    int pickFloat(long[] price, SubsetIndex shared, int next, int mask, RandomSource random) {
        share(price, mask, shared);
        long least = foundCost;
        long at = random.below(foundCount);
        for (int i = 0; i < size; i++) {
            if (((mask >>> i) & 1) != 0) {
                long own = price(price, next, i);
                if (own != NEVER) {
                    share(price, mask & ~(1 << i), shared);
                    if (foundCost != NEVER && own + foundCost == least) {
                        if (at < foundCount) {
                            return i;
                        }
                        at -= foundCount;
                    }
                }
            }
        }
        throw new AssertionError("The count of ways to assign opponents exceeds the ways found.");
    }

    /** Samples the opponent of the first player of the set. */
    int pickInside(int mask, RandomSource random) {
        pairInside(mask);
        long least = foundCost;
        long at = random.below(foundCount);
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
        throw new AssertionError("The count of pairings exceeds the pairings found.");
    }
}
