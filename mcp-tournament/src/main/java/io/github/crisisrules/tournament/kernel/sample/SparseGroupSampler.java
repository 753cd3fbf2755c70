package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.segment.Segment;
import java.util.Arrays;

/**
 * A sampler that counts the choices of a group in which every player has few possible opponents left; it is exact
 * for groups of any size.
 *
 * <p>The players are processed one after the other, each with every opponent who is left; for the rest it matters
 * only which of the later players are already taken. If the order keeps possible opponents close to each other, few
 * of them are, so that few different subproblems arise, and their counts are cached. Opponents of lower groups are
 * counted one by one too; the caller checks whether the groups below reach their optimum without them. Beyond
 * {@link #KEPT} counts the sampler gives up ({@link #isUsable}).
 *
 * <p>Layout: the players of the group are listed in the order of processing, followed by the lower players whom
 * some of them could meet. A key has one bit for each player who is taken, as long as that matters, followed by the
 * position, the floats and the steps.
 */
public final class SparseGroupSampler implements ChoiceSampler {
    /** The largest group that is considered. */
    static final int LARGEST = 1024;

    private static final int KEPT = 1 << 16;

    /** The largest number of players who may be taken or not at the same time; with more, counting is hopeless. */
    private static final int WIDEST = 30;

    private final PairingState field;
    private final int group;
    private final int floats;
    private final int steps;
    private final int size;
    private final int[] players;
    private final int[] depth;
    private final int[][] rivals;
    private final int[] lastNeeded;
    private final LongKeyIndex known;
    private final long[] taken;
    private boolean complete = true;

    /**
     * Creates the sampler for group {@code g}; pairs are possible as far as the segment shows, and opponents come
     * from the groups down to {@code deepest}.
     */
    SparseGroupSampler(PairingState field, Segment stretch, int g, int floats, int steps, int deepest) {
        this.field = field;
        this.group = g;
        this.floats = floats;
        this.steps = steps;
        this.size = field.size(g);
        int last = floats == 0 ? g : Math.min(deepest, stretch.last);
        int all = 0;
        for (int h = g; h <= last; h++) {
            all += field.size(h);
        }
        int[] listed = new int[all];
        int[] below = new int[all];
        int at = 0;
        for (int h = g; h <= last; h++) {
            int begin = at;
            for (int i = field.low[h]; i < field.high[h]; i++) {
                below[at] = h - g;
                listed[at++] = field.order[i];
            }
            Arrays.sort(listed, begin, at);
        }
        boolean[][] meets = new boolean[size][all];
        stretch.settle();
        for (int i = 0; i < size; i++) {
            for (int j = i + 1; j < all; j++) {
                boolean may = !field.isBarred(listed[i], listed[j])
                        && (g < stretch.first || stretch.mayMeet(listed[i], g, listed[j], g + below[j]));
                meets[i][j] = may;
                if (j < size) {
                    meets[j][i] = may;
                }
            }
        }
        int[] order = order(meets);
        this.players = new int[all];
        this.depth = below;
        this.rivals = new int[size][];
        this.lastNeeded = new int[all];
        for (int j = 0; j < all; j++) {
            players[j] = listed[j < size ? order[j] : j];
        }
        for (int i = 0; i < size; i++) {
            int[] found = new int[all];
            int count = 0;
            for (int j = i + 1; j < all; j++) {
                if (meets[order[i]][j < size ? order[j] : j]) {
                    found[count++] = j;
                    lastNeeded[j] = i;
                }
            }
            rivals[i] = Arrays.copyOf(found, count);
        }
        int words = (all + 63) / 64;
        this.known = new LongKeyIndex(words + 1);
        this.taken = new long[words];
        this.complete = floats == 0 || stretch.sink < 0 || deepest <= stretch.last;
        this.complete &= complete && width() <= WIDEST;
        if (complete) {
            count(0, floats, steps);
        }
    }

    /** Returns an order of processing: next comes the player who adds the fewest new neighbours, the first of these. */
    private int[] order(boolean[][] meets) {
        int[][] near = new int[size][];
        for (int i = 0; i < size; i++) {
            int[] found = new int[size];
            int count = 0;
            for (int j = 0; j < size; j++) {
                if (meets[i][j]) {
                    found[count++] = j;
                }
            }
            near[i] = Arrays.copyOf(found, count);
        }
        int[] order = new int[size];
        boolean[] placed = new boolean[size];
        boolean[] touched = new boolean[size];
        for (int at = 0; at < size; at++) {
            int best = -1;
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < size; i++) {
                int fresh = placed[i] ? Integer.MAX_VALUE : fresh(i, near[i], touched);
                if (fresh < least) {
                    least = fresh;
                    best = i;
                }
            }
            order[at] = best;
            placed[best] = true;
            touched[best] = true;
            for (int j : near[best]) {
                touched[j] = true;
            }
        }
        return order;
    }

    private static int fresh(int i, int[] near, boolean[] touched) {
        int fresh = touched[i] ? 0 : 1;
        for (int j : near) {
            fresh += touched[j] ? 0 : 1;
        }
        return fresh;
    }

    /** Returns the largest number of players at any time who still matter and may be taken or not. */
    private int width() {
        int[] begins = new int[size + 1];
        int[] ends = new int[size + 1];
        boolean[] seen = new boolean[players.length];
        for (int i = 0; i < size; i++) {
            for (int j : rivals[i]) {
                if (!seen[j]) {
                    seen[j] = true;
                    begins[i]++;
                    ends[j < size ? j : lastNeeded[j]]++;
                }
            }
        }
        int most = 0;
        int now = 0;
        for (int i = 0; i < size; i++) {
            now += begins[i] - ends[i];
            most = Math.max(most, now);
        }
        return most;
    }

    /** Returns whether all choices were counted and there is at least one. */
    boolean isUsable() {
        return complete && count(0, floats, steps) > 0;
    }

    /** Returns the number of choices. */
    long total() {
        return count(0, floats, steps);
    }

    /** Returns the number of ways to continue from the player at position {@code from}. */
    private long count(int from, int open, int down) {
        int i = from;
        while (i < size && isTaken(i)) {
            i++;
        }
        if (i == size) {
            return open == 0 && down == 0 ? 1 : 0;
        }
        long[] key = key(i, open, down);
        long count = known.find(key);
        if (count != LongKeyIndex.NONE) {
            return count;
        }
        count = 0;
        for (int j : rivals[i]) {
            if (complete && mayTake(j, open, down)) {
                flip(j);
                count += count(i + 1, j < size ? open : open - 1, down - depth[j]);
                flip(j);
                complete &= count >= 0;
            }
        }
        complete &= known.size() < KEPT;
        if (complete) {
            known.put(key, count);
        }
        return Math.max(0, count);
    }

    private boolean mayTake(int j, int open, int down) {
        return !isTaken(j) && (j < size || (open > 0 && depth[j] + open - 1 <= down));
    }

    private long[] key(int i, int open, int down) {
        long[] key = Arrays.copyOf(taken, taken.length + 1);
        Arrays.fill(key, 0, i >> 6, 0);
        key[i >> 6] &= -1L << i;
        for (int j = size; j < players.length; j++) {
            if (lastNeeded[j] < i) {
                key[j >> 6] &= ~(1L << j);
            }
        }
        key[taken.length] = ((long) i * (floats + 1) + open) * (steps + 1) + down;
        return key;
    }

    private boolean isTaken(int j) {
        return ((taken[j >> 6] >>> j) & 1) != 0;
    }

    private void flip(int j) {
        taken[j >> 6] ^= 1L << j;
    }

    @Override
    public boolean propose(RandomSource draw, OpponentSampler opponents) {
        opponents.clear();
        Arrays.fill(taken, 0);
        int[] mate = new int[size];
        Arrays.fill(mate, -1);
        int open = floats;
        int down = steps;
        for (int i = 0; i < size; i++) {
            if (!isTaken(i)) {
                int j = pick(i, open, down, draw);
                flip(j);
                mate[i] = j;
                open -= j < size ? 0 : 1;
                down -= depth[j];
            }
        }
        Arrays.fill(taken, 0);
        lay(mate, opponents);
        return true;
    }

    private int pick(int i, int open, int down, RandomSource draw) {
        long at = draw.below(count(i, open, down));
        for (int j : rivals[i]) {
            if (mayTake(j, open, down)) {
                flip(j);
                long part = count(i + 1, j < size ? open : open - 1, down - depth[j]);
                flip(j);
                if (at < part) {
                    return j;
                }
                at -= part;
            }
        }
        throw new AssertionError("The count of choices exceeds the choices found.");
    }

    /** Lays out the choice: floats first, in the order of their opponents' groups, then the pairs inside. */
    private void lay(int[] mate, OpponentSampler opponents) {
        int to = field.low[group];
        for (int d = 1; floats > 0 && group + d <= opponents.deepest(); d++) {
            for (int i = 0; i < size; i++) {
                if (mate[i] >= size && depth[mate[i]] == d) {
                    field.order[to++] = players[i];
                    opponents.take(new int[] {players[mate[i]]});
                }
            }
        }
        for (int i = 0; i < size; i++) {
            if (mate[i] >= 0 && mate[i] < size) {
                field.order[to++] = players[i];
                field.order[to++] = players[mate[i]];
            }
        }
    }
}
