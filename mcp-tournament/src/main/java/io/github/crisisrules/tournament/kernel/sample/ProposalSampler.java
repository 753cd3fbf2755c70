package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.segment.Segment;

/**
 * Proposals for a group's choice, each with the right floats and steps equally likely: the opponents, the players
 * who float, then the rest in twos. A proposal is rejected at a barred pair, so the first accepted one is uniform
 * over the choices without barred pairs.
 *
 * <p>Layout: the floats go to the front of the group's range of {@link PairingState#order}, in the order of their
 * opponents at the front of the lower ranges; the pairs follow in twos. Pairs are sampled in batches and then
 * checked together, which lets the cache misses of a large pool overlap.
 */
final class ProposalSampler {
    private static final int BATCH = 256;
    private static final int WIDE = 32;

    private final PairingState pool;
    private final RandomSource random;
    private final OpponentSampler opponents;
    /**
     * The repeated meetings of the last proposal by {@link #proposeWithin}; {@code usedForbidden} has its forbidden
     * pairs.
     */
    long usedMeetings;

    int usedForbidden;

    ProposalSampler(PairingState pool, RandomSource random, OpponentSampler opponents) {
        this.pool = pool;
        this.random = random;
        this.opponents = opponents;
    }

    /** Samples the opponents, the floats and the rest in twos; returns false if there is a barred pair. */
    boolean propose(int g, int floats) {
        usedForbidden = 0;
        usedMeetings = 0;
        if (floats > 0 && !proposeFloats(g)) {
            return false;
        }
        return floats + 1 >= pool.size(g) || samplePairs(pool.low[g] + floats, pool.high[g]);
    }

    /**
     * Samples a choice with at most one float, who goes to the end of the range, next to an opponent at the start
     * of the next range; returns false if there is a barred pair.
     */
    boolean proposeInPlace(int g, int floats) {
        int low = pool.low[g];
        int end = pool.high[g] - floats;
        if (floats > 0) {
            opponents.sample(random);
            pool.swap(end, low + random.below(end + 1 - low));
            if (pool.isBarred(pool.order[end], pool.order[pool.low[g + 1]])) {
                return false;
            }
        }
        return samplePairs(low, end);
    }

    private boolean proposeFloats(int g) {
        opponents.clear();
        opponents.sample(random);
        int at = pool.low[g];
        boolean held = true;
        for (int h = g + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                pool.swap(at, at + random.below(pool.high[g] - at));
                held &= !pool.isBarred(pool.order[pool.low[h] + i], pool.order[at]);
                at++;
            }
        }
        return held;
    }

    /** Pairs a range in twos at random; returns false, possibly before its end, if there is a barred pair. */
    private boolean samplePairs(int from, int to) {
        int[] order = pool.order;
        for (int begin = from; begin < to; begin += 2 * BATCH) {
            int end = Math.min(to, begin + 2 * BATCH);
            for (int i = begin; i < end; i += 2) {
                int j = i + 1 + random.below(to - i - 1);
                int keep = order[i + 1];
                order[i + 1] = order[j];
                order[j] = keep;
            }
            if (hasBarred(begin, end)) {
                return false;
            }
        }
        return true;
    }

    private boolean hasBarred(int from, int to) {
        if (pool.met.bits != null) {
            if (haveMet(pool.met.bits, from, to)) {
                return true;
            }
        } else if (pool.widest > 0
                && (pool.widest > WIDE || pool.met.others.length < pool.rounded || mayHaveMet(from, to))) {
            for (int i = from; i < to; i += 2) {
                if (pool.met.any(pool.order[i], pool.order[i + 1])) {
                    return true;
                }
            }
        }
        if (!pool.forbidden.isEmpty()) {
            for (int i = from; i < to; i += 2) {
                if (pool.forbidden.any(pool.order[i], pool.order[i + 1])) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean haveMet(long[] bits, int from, int to) {
        int[] order = pool.order;
        long found = 0;
        for (int i = from; i < to; i += 2) {
            found |= bits[order[i]] >>> order[i + 1];
        }
        return (found & 1) != 0;
    }

    /**
     * Checks a batch quickly, without branches that depend on the data: for each player it compares as many entries
     * as the longest list has, rounded up to a multiple of four. Entries of a neighbouring list can only cause a
     * false alarm, which the caller verifies.
     */
    private boolean mayHaveMet(int from, int to) {
        int[] order = pool.order;
        int[] others = pool.met.others;
        int[] start = pool.met.start;
        int width = pool.widest;
        int stride = pool.met.stride(width);
        int last = others.length - pool.rounded;
        int found = 0;
        for (int i = from; i < to; i += 2) {
            int other = order[i + 1];
            int begin = Math.min(stride >= 0 ? order[i] * stride : start[order[i]], last);
            int end = begin + width;
            int k = begin;
            do {
                found |= (others[k] == other ? 1 : 0)
                        | (others[k + 1] == other ? 1 : 0)
                        | (others[k + 2] == other ? 1 : 0)
                        | (others[k + 3] == other ? 1 : 0);
                k += 4;
            } while (k < end);
        }
        return found != 0;
    }

    /**
     * Samples a choice where the segment is the whole pool and barred pairs are allowed; returns false if they
     * exceed those of the target.
     */
    boolean proposeWithin(int g, Segment segment, long[] target) {
        int mostForbidden = segment.cost.forbiddenPairs(target);
        long mostMeetings = segment.cost.rematches(target);
        usedForbidden = 0;
        usedMeetings = 0;
        opponents.clear();
        opponents.sample(random);
        int at = pool.low[g];
        for (int h = g + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                pool.swap(at, at + random.below(pool.high[g] - at));
                use(pool.order[pool.low[h] + i], pool.order[at]);
                at++;
            }
        }
        for (int i = at; i < pool.high[g]; i += 2) {
            pool.swap(i + 1, i + 1 + random.below(pool.high[g] - i - 1));
            use(pool.order[i], pool.order[i + 1]);
            if (usedForbidden > mostForbidden || (usedForbidden == mostForbidden && usedMeetings > mostMeetings)) {
                return false;
            }
        }
        return true;
    }

    private void use(int one, int other) {
        usedMeetings += pool.met.count(one, other);
        usedForbidden += !pool.forbidden.isEmpty() && pool.forbidden.any(one, other) ? 1 : 0;
    }
}
