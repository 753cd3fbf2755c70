package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.segment.PossiblePairs;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A sampler for choices of a group that never pair two players of one club; each such choice is equally likely.
 *
 * <p>If a club is half of a group, a random pairing hardly ever respects it, but what the clubs exclude can be
 * counted exactly: first the kinds of players who meet are sampled in proportion to the numbers of ways
 * ({@link FloatCounts} for the floats, {@link ExclusionSetCount} for the pairs inside), then the players of each kind. The
 * result is uniform over all choices that respect the clubs, and the caller rejects those with a pair that is
 * barred for another reason, which leaves the law unchanged. It serves events with a home club: without it one in six
 * of their rounds is approximate, and p99 is six times as long.
 *
 * <p>Floats that cannot be part of an optimal pairing are left out ({@link PossiblePairs}): if a club has more than
 * half of the groups below, then it is its members who need opponents from above, and hardly any other set of
 * opponents would pass. That is worth it even in a group without a club.
 *
 * <p>Cost of a proposal: linear in the group, and one random big integer for each club.
 */
public final class ExclusionSetSampler {
    /** The largest number of clubs that are distinguished if players float. */
    private static final int KINDS = 8;

    private final PairingState pool;
    private final int group;
    private final ExclusionSets clubs;
    private final int kinds;
    private final int[] label;
    private final int[][] members;
    private final int[][][] lower;
    private final FloatCounts counts;
    private final int floats;
    private final int steps;
    private final int[] line;
    private final int[] open;
    private final int[] rivals;
    private final int[] rivalGroup;
    private int filled;

    /**
     * Returns the sampler for group {@code g}, or null if nothing is excluded or there are too many ways to float. Opponents
     * come from the groups down to {@code deepest}; {@code possible} excludes floats, or is null. As many clubs are
     * distinguished as can be counted, the largest first.
     */
    static @Nullable ExclusionSetSampler of(
            PairingState pool, int g, int floats, int steps, int deepest, @Nullable PossiblePairs possible) {
        ExclusionSets clubs = new ExclusionSets(pool, g);
        int least = possible == null ? 1 : 0;
        int most = floats > 0 ? Math.min(clubs.count, KINDS) : clubs.count;
        if (most < least) {
            return null;
        }
        int[][] below = new int[floats == 0 ? 0 : deepest - g][];
        for (int i = 0; i < below.length; i++) {
            below[i] = new int[pool.size(g + 1 + i)];
            for (int k = 0; k < below[i].length; k++) {
                below[i][k] = clubs.labelOf(pool, pool.order[pool.low[g + 1 + i] + k]);
            }
        }
        ExclusionSetSampler sampler = new ExclusionSetSampler(pool, g, floats, steps, clubs, most, below, possible);
        while (!sampler.counts.isComplete() && most > least) {
            most /= 2;
            sampler = new ExclusionSetSampler(pool, g, floats, steps, clubs, most, below, possible);
        }
        return sampler.counts.isComplete() && sampler.counts.total().signum() > 0 ? sampler : null;
    }

    private ExclusionSetSampler(
            PairingState pool,
            int g,
            int floats,
            int steps,
            ExclusionSets clubs,
            int most,
            int[][] below,
            @Nullable PossiblePairs possible) {
        this.pool = pool;
        this.group = g;
        this.floats = floats;
        this.steps = steps;
        this.clubs = clubs;
        this.kinds = most + 1;
        this.label = new int[clubs.label.length];
        int[] sizes = new int[kinds];
        for (int i = 0; i < label.length; i++) {
            label[i] = kind(clubs.label[i], most);
            sizes[label[i]]++;
        }
        this.members = new int[kinds][];
        for (int c = 0; c < kinds; c++) {
            members[c] = new int[sizes[c]];
        }
        this.lower = new int[below.length][kinds][];
        int[][] lowerSizes = new int[below.length][kinds];
        boolean[] barred = new boolean[below.length * kinds * kinds];
        for (int i = 0; i < below.length; i++) {
            sort(i, below[i], most, possible, lowerSizes[i], barred);
        }
        this.counts = new FloatCounts(sizes, lowerSizes, barred, floats, steps);
        this.line = new int[label.length];
        this.open = new int[label.length];
        this.rivals = new int[floats];
        this.rivalGroup = new int[floats];
    }

    /** Returns the kind of a player whose club is given, if {@code most} clubs are distinguished. */
    private static int kind(int club, int most) {
        return club > most ? 0 : club;
    }

    /** Sorts the players of the i-th lower group by kind, and marks the kinds of floats that they cannot meet. */
    private void sort(int i, int[] labels, int most, @Nullable PossiblePairs possible, int[] sizes, boolean[] barred) {
        int h = group + 1 + i;
        int from = pool.low[h];
        boolean[] may = new boolean[kinds * kinds];
        int[][] sorted = new int[kinds][labels.length];
        for (int k = 0; k < labels.length; k++) {
            int player = pool.order[from + k];
            int b = kind(labels[k], most);
            boolean any = false;
            for (int p = 0; p < label.length; p++) {
                if (possible == null || possible.may(clubs.players[p], player, h)) {
                    may[b * kinds + label[p]] = true;
                    any = true;
                }
            }
            if (any) {
                sorted[b][sizes[b]++] = player;
            }
        }
        for (int b = 0; b < kinds; b++) {
            lower[i][b] = Arrays.copyOf(sorted[b], sizes[b]);
            for (int a = 0; a < kinds; a++) {
                barred[(i * kinds + b) * kinds + a] = !may[b * kinds + a] || (a == b && a > 0);
            }
        }
    }

    /** Returns whether a choice sampled without regard to clubs respects them less than once in 2^power times. */
    boolean isRarer(int power) {
        int[][] all = new int[lower.length][1];
        for (int i = 0; i < lower.length; i++) {
            all[i][0] = pool.size(group + 1 + i);
        }
        FloatCounts any = new FloatCounts(new int[] {label.length}, all, new boolean[lower.length], floats, steps);
        BigInteger most = counts.total().shiftLeft(power);
        return !any.isComplete() || most.compareTo(any.total()) < 0;
    }

    /**
     * Samples a choice and lays it out as {@link GroupSampler} writes it; returns false if the choice contains a
     * barred pair.
     */
    boolean propose(RandomSource random, OpponentSampler opponents) {
        int[] left = new int[kinds];
        for (int i = 0; i < label.length; i++) {
            members[label[i]][left[label[i]]++] = i;
        }
        for (int c = 0; c < kinds; c++) {
            random.shuffle(members[c]);
        }
        filled = 0;
        FloatCounts.Allocation allocation = counts.sample(random);
        if (!proposeFloats(random, allocation.table, left) || !proposePairs(random, allocation.rest, left)) {
            return false;
        }
        lay(opponents);
        return true;
    }

    private boolean proposeFloats(RandomSource random, int[] table, int[] left) {
        for (int i = 0; i < lower.length; i++) {
            for (int b = 0; b < kinds; b++) {
                int[] below = lower[i][b];
                int from = 0;
                for (int a = 0; a < kinds; a++) {
                    for (int t = table[(i * kinds + b) * kinds + a]; t > 0; t--) {
                        int at = from + random.below(below.length - from);
                        int rival = below[at];
                        below[at] = below[from];
                        below[from++] = rival;
                        int place = members[a][--left[a]];
                        if (pool.isBarred(clubs.players[place], rival)) {
                            return false;
                        }
                        rivals[filled] = rival;
                        rivalGroup[filled] = group + 1 + i;
                        line[filled++] = place;
                    }
                }
            }
        }
        return true;
    }

    /** Adds the clubs one after the other, as {@link ExclusionSetCount} counts them, then the players without one. */
    private boolean proposePairs(RandomSource random, ExclusionSetCount count, int[] left) {
        int waiting = 0;
        for (int c = 1; c < kinds; c++) {
            for (int pairs = count.sample(random, c, waiting); pairs > 0; pairs--) {
                int at = random.below(waiting);
                if (!couple(members[c][--left[c]], open[at])) {
                    return false;
                }
                open[at] = open[--waiting];
            }
            while (left[c] > 0) {
                open[waiting++] = members[c][--left[c]];
            }
        }
        while (waiting > 0) {
            if (!couple(members[0][--left[0]], open[--waiting])) {
                return false;
            }
        }
        while (left[0] > 0) {
            if (!couple(members[0][--left[0]], members[0][--left[0]])) {
                return false;
            }
        }
        return true;
    }

    private boolean couple(int i, int j) {
        line[filled++] = i;
        line[filled++] = j;
        return !clubs.isBarred(i, j);
    }

    private void lay(OpponentSampler opponents) {
        opponents.clear();
        for (int i = 0; i < floats; i++) {
            int h = rivalGroup[i];
            int to = pool.low[h] + opponents.taken[h]++;
            int at = to;
            while (pool.order[at] != rivals[i]) {
                at++;
            }
            pool.swap(to, at);
        }
        for (int i = 0; i < filled; i++) {
            pool.order[pool.low[group] + i] = clubs.players[line[i]];
        }
    }
}
