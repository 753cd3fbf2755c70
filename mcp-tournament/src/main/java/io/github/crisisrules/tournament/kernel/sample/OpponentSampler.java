package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import org.jspecify.annotations.Nullable;

/**
 * A sampler for the lower players whom a group's floats meet: every set of {@code floats} unpaired players of lower
 * groups whose steps add up to {@code steps} is equally likely. The sampled players are swapped to the front of
 * their group's range, and {@link #taken} has their number in each group.
 *
 * <p>One float needs one random number. For more, {@link OpponentCount} samples the number of players from each group.
 */
public final class OpponentSampler {
    private final PairingState pool;
    public final int[] taken;
    private int group;
    private int floats;
    private int steps;
    private int deepest;
    private @Nullable OpponentCount sets;

    OpponentSampler(PairingState pool) {
        this.pool = pool;
        this.taken = new int[pool.groupCount() + 1];
    }

    /** Prepares the sampling for group {@code g}, whose opponents are not below group {@code limit}. */
    void prepare(int g, int count, int total, int limit) {
        clear();
        group = g;
        floats = count;
        steps = total;
        deepest = count == 0 ? g : Math.min(limit, g + total - count + 1);
        sets = null;
    }

    public int deepest() {
        return deepest;
    }

    /** Discards the sampled players. */
    void clear() {
        for (int h = group + 1; h <= deepest; h++) {
            taken[h] = 0;
        }
    }

    void sample(RandomSource random) {
        if (floats == 1) {
            int h = group + steps;
            taken[h] = 1;
            pool.swap(pool.low[h], pool.low[h] + random.below(pool.size(h)));
        } else if (floats > 1) {
            sampleSeveral(random);
        }
    }

    private void sampleSeveral(RandomSource random) {
        if (sets == null) {
            sets = new OpponentCount(pool, group, floats, steps, deepest);
        }
        int f = floats;
        int s = steps;
        for (int i = 0; group + 1 + i <= deepest; i++) {
            int count = sets.sample(random, i, f, s);
            take(group + 1 + i, count, random);
            f -= count;
            s -= count * (i + 1);
        }
    }

    /** Takes the given players, each of a lower group, instead of sampling them. */
    void take(int[] players) {
        for (int player : players) {
            int h = pool.groups.groupOf(pool.points[player]);
            int to = pool.low[h] + taken[h]++;
            int at = to;
            while (pool.order[at] != player) {
                at++;
            }
            pool.swap(to, at);
        }
    }

    private void take(int h, int count, RandomSource random) {
        taken[h] = count;
        for (int j = 0; j < count; j++) {
            int at = pool.low[h] + j;
            pool.swap(at, at + random.below(pool.high[h] - at));
        }
    }

    /** Confirms the sampled players as paired: their groups continue without them. */
    void keep() {
        for (int h = group + 1; h <= deepest; h++) {
            pool.low[h] += taken[h];
            taken[h] = 0;
        }
    }
}
