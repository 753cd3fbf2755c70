package io.github.crisisrules.tournament.kernel;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A run of neighbouring groups whose optimum is found by weighted matching, and the oracle for what the rest of it can
 * still reach.
 *
 * <p>Players of the stretch who stay unmatched inside it <em>leave</em>, as its {@link Exit} says: to the sink (the open
 * group below, one float down), to the source (the open group above, which then floats one down), or nowhere, which costs
 * more than anything else. Leaving is what makes this a matching of greatest weight rather than a perfect one: an edge
 * weighs what its two ends would pay for leaving, less its own cost.
 *
 * <p>{@link StretchLayout} says what the vertices are, {@link StretchCost} what a cost is. There are four ways to solve it:
 * {@link TinyStretch} by a table of sets, {@link SmallStretch} afresh for every question, {@link LargeStretch} by mending
 * one matching, {@link LadderStretch} for runs of single players.
 */
final class Stretch {

    /** Where those go who are not matched inside. */
    enum Exit {
        /** To the open group below. */
        SINK,
        /** To the open group above. */
        SOURCE,
        /** Nowhere, and barred pairs do not exist. */
        SEALED,
        /** Nowhere; barred pairs are allowed at their cost. */
        WHOLE,
        /** Below the last group, for less than it would cost: to find out whether anybody would want to. */
        TRIAL
    }

    /** Larger stretches keep one matching and mend it; smaller ones are faster solved afresh. */
    static final int SMALL = 32;

    private final Field field;
    private final StretchLayout layout;
    private final StretchSolver solver;
    private final @Nullable LargeStretch large;
    private final int[] chosen;
    final int first;
    final int last;
    final int sink;
    final int[] players;
    final StretchCost cost;
    final long[] optimum;
    private final int[] deepest;

    /**
     * Solves the groups {@code first} to {@code last} as they are now; a source or sink that is not there is -1, and
     * {@code floats} says that the source sends one player to the first group.
     */
    Stretch(Field field, int first, int last, int source, int sink, boolean floats, Exit exit) {
        this.field = field;
        this.layout = new StretchLayout(field, first, last, source, sink, floats, exit);
        this.first = first;
        this.last = last;
        this.sink = sink;
        this.players = layout.players;
        this.cost = layout.cost;
        this.chosen = new int[layout.size];
        if (layout.isLadder()) {
            this.large = null;
            this.solver = new LadderStretch(layout);
        } else if (layout.size > SMALL) {
            this.large = new LargeStretch(layout);
            this.solver = large;
        } else {
            this.large = null;
            this.solver = TinyStretch.fits(layout) ? new TinyStretch(layout) : new SmallStretch(layout);
        }
        this.optimum = all();
        this.deepest = new int[exit == Exit.TRIAL ? last - first + 1 : 0];
        for (int v = 0; v < layout.size && deepest.length > 0; v++) {
            int w = solver.partner(v);
            int g = layout.group(v) - first;
            deepest[g] = Math.max(deepest[g], w < 0 ? last + 1 : layout.group(w));
        }
    }

    /** What all players reach at best. */
    private long[] all() {
        for (int v = 0; v < layout.size; v++) {
            chosen[v] = v;
        }
        return solver.best(chosen, layout.size);
    }

    boolean isWhole() {
        return layout.exit == Exit.WHOLE;
    }

    /** Whether it is a run of single players, who have one opponent each, or the sink. */
    boolean isLadder() {
        return layout.isLadder();
    }

    /** Whether nobody leaves if it can be helped. */
    boolean isSealed() {
        return layout.exit == Exit.WHOLE || layout.exit == Exit.SEALED;
    }

    /** Whether a pairing that costs so much has no barred pair. */
    boolean isClean(long[] target) {
        return !isWhole() || (cost.forbiddenPairs(target) == 0 && cost.rematches(target) == 0);
    }

    /** Whether it keeps one matching, so that {@link #mayMeet} can tell something. */
    boolean isLarge() {
        return large != null;
    }

    /** Players who leave in the optimum. */
    int[] leavers() {
        all();
        return IntStream.range(0, players.length)
                .filter(v -> solver.partner(v) < 0)
                .map(v -> players[v])
                .toArray();
    }

    /** Whether the source's floats are part of what this solves. */
    boolean drains() {
        return layout.exit == Exit.SOURCE;
    }

    /** Whether the optimum found by a trial pairs everybody down to the group with each other. */
    boolean isClosedAfter(int g) {
        for (int h = first; h <= g; h++) {
            if (deepest[h - first] > g) {
                return false;
            }
        }
        return true;
    }

    /** What the players below group {@code g} reach at best, without those taken from the front of each group. */
    long[] below(int g, int[] taken) {
        int count = 0;
        for (int h = Math.max(first, g + 1); h <= last; h++) {
            for (int i = field.low[h] + taken[h]; i < field.high[h]; i++) {
                chosen[count++] = vertexOf(field.order[i], h);
            }
        }
        return solver.best(chosen, count);
    }

    /** What all unpaired players of the stretch reach at best without the two given. */
    long[] without(int one, int other) {
        int count = 0;
        for (int h = first; h <= last; h++) {
            for (int i = field.low[h]; i < field.high[h]; i++) {
                int p = field.order[i];
                if (p != one && p != other) {
                    chosen[count++] = vertexOf(p, h);
                }
            }
        }
        return solver.best(chosen, count);
    }

    /** Prepares {@link #mayMeet} for the players who are unpaired now. */
    void settle() {
        if (large != null) {
            without(-1, -1);
        }
    }

    /** False only if the two meet in no optimal pairing of those settled: a quick look that spares most questions. */
    boolean mayMeet(int one, int g, int other, int h) {
        return large == null || large.mayMeet(vertexOf(one, g), vertexOf(other, h));
    }

    int vertexOf(int player, int g) {
        return layout.vertexOf(player, g);
    }
}
