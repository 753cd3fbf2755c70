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
 * checked together, which lets the cache misses of a large pool overlap; where the lists exceed the cache, those of
 * a batch are touched first.
 */
final class ProposalSampler {
    private static final int BATCH = 256;
    private static final int WIDE = 32;

    private final PairingState field;
    private final RandomSource draw;
    private final OpponentSampler opponents;
    /**
     * The repeated meetings of the last proposal by {@link #proposeWithin}; {@code usedForbidden} has its forbidden
     * pairs.
     */
    long usedMeetings;

    int usedForbidden;

    ProposalSampler(PairingState field, RandomSource draw, OpponentSampler opponents) {
        this.field = field;
        this.draw = draw;
        this.opponents = opponents;
    }

    /** Samples the opponents, the floats and the rest in twos; returns false if there is a barred pair. */
    boolean propose(int g, int floats) {
        usedForbidden = 0;
        usedMeetings = 0;
        if (floats > 0 && !proposeFloats(g)) {
            return false;
        }
        return floats + 1 >= field.size(g) || drawPairs(field.low[g] + floats, field.high[g]);
    }

    /**
     * Samples a choice with at most one float, who goes to the end of the range, next to an opponent at the start
     * of the next range; returns false if there is a barred pair.
     */
    boolean proposeInPlace(int g, int floats) {
        int low = field.low[g];
        int end = field.high[g] - floats;
        if (floats > 0) {
            opponents.draw(draw);
            field.swap(end, low + draw.below(end + 1 - low));
            if (field.isBarred(field.order[end], field.order[field.low[g + 1]])) {
                return false;
            }
        }
        return drawPairs(low, end);
    }

    private boolean proposeFloats(int g) {
        opponents.clear();
        opponents.draw(draw);
        int at = field.low[g];
        boolean held = true;
        for (int h = g + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                field.swap(at, at + draw.below(field.high[g] - at));
                held &= !field.isBarred(field.order[field.low[h] + i], field.order[at]);
                at++;
            }
        }
        return held;
    }

    /** Pairs a range in twos at random; returns false, possibly before its end, if there is a barred pair. */
    private boolean drawPairs(int from, int to) {
        int[] order = field.order;
        for (int begin = from; begin < to; begin += 2 * BATCH) {
            int end = Math.min(to, begin + 2 * BATCH);
            for (int i = begin; i < end; i += 2) {
                int j = i + 1 + draw.below(to - i - 1);
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
        if (field.met.bits != null) {
            if (haveMet(field.met.bits, from, to)) {
                return true;
            }
        } else if (field.widest > 0
                && (field.widest > WIDE || field.met.others.length < field.rounded || mayHaveMet(from, to))) {
            for (int i = from; i < to; i += 2) {
                if (field.met.any(field.order[i], field.order[i + 1])) {
                    return true;
                }
            }
        }
        if (!field.forbidden.isEmpty()) {
            for (int i = from; i < to; i += 2) {
                if (field.forbidden.any(field.order[i], field.order[i + 1])) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean haveMet(long[] bits, int from, int to) {
        int[] order = field.order;
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
        int[] order = field.order;
        int[] others = field.met.others;
        int[] start = field.met.start;
        int width = field.widest;
        int stride = field.met.stride(width);
        int last = others.length - field.rounded;
        // No player number is below 0: this only ensures that the reads are not optimized away.
        int found = field.isFar ? touch(from, to) >>> 31 : 0;
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
     * Reads one entry of each list and does nothing else, so that more cache misses overlap than where lists are
     * compared.
     */
    private int touch(int from, int to) {
        int[] order = field.order;
        int[] others = field.met.others;
        int[] start = field.met.start;
        int stride = field.met.stride(field.widest);
        int last = others.length - field.rounded;
        int touched = 0;
        for (int i = from; i < to; i += 2) {
            touched |= others[Math.min(stride >= 0 ? order[i] * stride : start[order[i]], last)];
        }
        return touched;
    }

    /**
     * Samples a choice where the segment is the whole pool and barred pairs are allowed; returns false if they
     * exceed those of the target.
     */
    boolean proposeWithin(int g, Segment stretch, long[] target) {
        int mostForbidden = stretch.cost.forbiddenPairs(target);
        long mostMeetings = stretch.cost.rematches(target);
        usedForbidden = 0;
        usedMeetings = 0;
        opponents.clear();
        opponents.draw(draw);
        int at = field.low[g];
        for (int h = g + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                field.swap(at, at + draw.below(field.high[g] - at));
                use(field.order[field.low[h] + i], field.order[at]);
                at++;
            }
        }
        for (int i = at; i < field.high[g]; i += 2) {
            field.swap(i + 1, i + 1 + draw.below(field.high[g] - i - 1));
            use(field.order[i], field.order[i + 1]);
            if (usedForbidden > mostForbidden || (usedForbidden == mostForbidden && usedMeetings > mostMeetings)) {
                return false;
            }
        }
        return true;
    }

    private void use(int one, int other) {
        usedMeetings += field.met.count(one, other);
        usedForbidden += !field.forbidden.isEmpty() && field.forbidden.any(one, other) ? 1 : 0;
    }
}
