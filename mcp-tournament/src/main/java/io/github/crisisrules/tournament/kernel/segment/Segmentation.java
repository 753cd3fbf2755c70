package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The split of the pool at its open groups into segments that can be solved one by one; {@link SwissKernel} proves
 * that the split loses nothing. A group is first taken to be open because of its size; once the segments around it
 * are solved, {@link #holds} checks it with the true numbers of floats in and out, and a group that fails becomes
 * part of a longer segment.
 *
 * <p>It serves every event: in more than half of the official rounds all groups are open, so that nothing has to be
 * matched. Without it each round would be one matching of all players, which takes ten times as long in official
 * events of up to 256 players, and grows with the third power of their number.
 */
public final class Segmentation {
    /**
     * The number of leaving players from which {@link #close} closes several groups at once: if a group cannot take
     * that many players, the next few groups cannot either.
     */
    private static final int CROWD = 8;

    private final PairingState pool;
    private final int groups;
    private final boolean[] open;
    private final int[] inner;
    /** The segment of each group, or null for open groups. */
    private final @Nullable Segment[] segments;

    public Segmentation(PairingState pool) {
        this.pool = pool;
        this.groups = pool.groupCount();
        this.open = new boolean[groups];
        this.inner = new int[groups];
        this.segments = new Segment[groups];
        for (int g = 0; g < groups; g++) {
            int room = pool.size(g) - odd(g - 1) - odd(g);
            boolean roomy = room >= 2 * pool.mostBarred + 2;
            inner[g] = roomy ? pool.mostBarred : pool.mostBarredIn(g, g);
            open[g] = fits(room, inner[g], odd(g - 1));
        }
        boolean settled = false;
        while (!settled) {
            solve();
            settled = check();
        }
    }

    public boolean isOpen(int g) {
        return open[g];
    }

    /** Returns whether all groups are open, so that there is nothing to solve. */
    public boolean isPlain() {
        for (boolean o : open) {
            if (!o) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the segment that a choice of group {@code g} affects: its own or, if the group is open, the one that
     * begins below it; null if there is none.
     */
    public @Nullable Segment affectedBy(int g) {
        return open[g] ? below(g) : segments[g];
    }

    private @Nullable Segment below(int g) {
        return g + 1 < groups ? segments[g + 1] : null;
    }

    /** Returns 1 if the groups down to {@code g} have an odd number of players together, else 0. */
    public int odd(int g) {
        return pool.groups.start[g + 1] & 1;
    }

    /** Solves every run of groups that are not open, unless it is solved already. */
    private void solve() {
        int source = -1;
        int g = 0;
        while (g < groups) {
            if (open[g]) {
                source = g++;
            } else {
                int end = g;
                while (end < groups && !open[end]) {
                    end++;
                }
                Segment solved = segments[g];
                if (solved == null || solved.last != end - 1) {
                    Arrays.fill(segments, g, end, solved(g, end - 1, source, end < groups ? end : -1));
                }
                g = end;
            }
        }
    }

    private Segment solved(int first, int last, int source, int sink) {
        Segment.Exit exit = sink >= 0 ? Segment.Exit.SINK : source >= 0 ? Segment.Exit.SOURCE : Segment.Exit.WHOLE;
        boolean floats = sink >= 0 && source >= 0 && odd(first - 1) == 1;
        return new Segment(pool, first, last, source, sink, floats, exit);
    }

    /** Closes the open groups that {@link #holds} rejects; returns whether there was none. */
    private boolean check() {
        boolean settled = true;
        for (int g = 0; g < groups; g++) {
            Segment above = g > 0 ? segments[g - 1] : null;
            if (open[g] && !holds(g, above, below(g))) {
                close(g, above == null ? 0 : mostLeaving(above));
                settled = false;
            }
        }
        return settled;
    }

    /**
     * Closes a group. If {@code crowd} players come from above, also closes the groups below until the closed
     * groups have enough players for them: these groups would fail one after the other, and the segment would be
     * solved again for each. Closing one group too many loses nothing.
     */
    private void close(int g, int crowd) {
        open[g] = false;
        int players = pool.size(g);
        for (int h = g + 1; crowd >= CROWD && players < crowd && h < groups; h++) {
            open[h] = false;
            players += pool.size(h);
        }
    }

    /**
     * Returns whether the group can take every float into it and give every float out of it, whichever players float.
     */
    private boolean holds(int g, @Nullable Segment above, @Nullable Segment below) {
        int in = above == null ? odd(g - 1) : mostLeaving(above);
        int out = odd(g);
        int reach = g + 1;
        if (below != null && below.drains()) {
            out = below.cost.floats(below.optimum, g);
            reach = below.last;
        }
        int size = pool.size(g);
        if (!fits(size - in - out, inner[g], in)) {
            return false;
        }
        if (in > 0 && above != null && !admits(above.first, above.last, g, size - in)) {
            return false;
        }
        return out == 0 || admits(g + 1, reach, g, size - in - out);
    }

    /**
     * Returns an upper bound on the number of players who leave to the sink in any optimum of the segment: a float that
     * does not reach the sink steps down at least one group, and the total number of steps of each group is given.
     */
    private static int mostLeaving(Segment above) {
        int most = 0;
        for (int h = above.first; h <= above.last; h++) {
            int floats = above.cost.floats(above.optimum, h);
            int beyond = above.sink - h - 1;
            int spare = above.cost.steps(above.optimum, h) - floats;
            most += beyond == 0 ? floats : Math.min(floats, spare / beyond);
        }
        return most;
    }

    /**
     * Checks Dirac's condition; an empty rest satisfies it if exactly the floats that parity forces have emptied
     * the group.
     */
    private static boolean fits(int rest, int inner, int in) {
        return rest >= 2 * inner + 2 || (rest == 0 && in <= 1);
    }

    /**
     * Returns whether no player of the groups {@code first} to {@code last} is barred from more than {@code spare}
     * players of {@code g}.
     */
    private boolean admits(int first, int last, int g, int spare) {
        if (spare >= pool.mostBarred) {
            return true;
        }
        for (int h = first; h <= last; h++) {
            if (pool.mostBarredIn(h, g) > spare) {
                return false;
            }
        }
        return true;
    }
}
