package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.PairingState;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A segment: a run of neighbouring groups whose optimum is found by weighted matching, and an oracle for the cost
 * that the rest of it can still reach.
 *
 * <p>Players of the segment who stay unmatched inside it <em>leave</em> as its {@link Exit} determines: to the sink
 * (the open group below, by floating down), to the source (the open group above, one of whose players then floats
 * down), or nowhere, which costs more than anything else. Because players may leave, this is a matching of greatest
 * weight rather than a perfect one: the weight of an edge is the sum of what its two ends would pay for leaving,
 * less the cost of the pair.
 *
 * <p>{@link SegmentLayout} defines the vertices, {@link SegmentCost} the cost. There are two solvers:
 * {@link TinySegment} uses dynamic programming over sets, and {@link LargeSegment} keeps one matching and repairs it.
 */
public final class Segment {

    /** The destination of the players who are not matched inside. */
    public enum Exit {
        /** To the open group below. */
        SINK,
        /** To the open group above. */
        SOURCE,
        /** Nowhere; barred pairs are allowed at their cost. */
        WHOLE
    }

    private final PairingState pool;
    private final SegmentLayout layout;
    private final SegmentSolver solver;
    private final @Nullable LargeSegment large;
    private final int[] chosen;
    public final int first;
    public final int last;
    public final int sink;
    public final int[] players;
    public final SegmentCost cost;
    public final long[] optimum;

    /**
     * Solves the groups {@code first} to {@code last} in their present state; a missing source or sink is -1, and
     * {@code floats} means that the source sends one player to the first group.
     */
    public Segment(PairingState pool, int first, int last, int source, int sink, boolean floats, Exit exit) {
        this.pool = pool;
        this.layout = new SegmentLayout(pool, first, last, source, sink, floats, exit);
        this.first = first;
        this.last = last;
        this.sink = sink;
        this.players = layout.players;
        this.cost = layout.cost;
        this.chosen = new int[layout.size];
        this.large = TinySegment.fits(layout) ? null : new LargeSegment(layout);
        this.solver = large != null ? large : new TinySegment(layout);
        this.optimum = all();
    }

    /** Returns the least cost of all players. */
    private long[] all() {
        for (int v = 0; v < layout.size; v++) {
            chosen[v] = v;
        }
        return solver.best(chosen, layout.size);
    }

    public boolean isWhole() {
        return layout.exit == Exit.WHOLE;
    }

    /** Returns whether a pairing of cost {@code target} has no barred pair. */
    public boolean isClean(long[] target) {
        return !isWhole() || (cost.forbiddenPairs(target) == 0 && cost.rematches(target) == 0);
    }

    /** Returns whether the segment keeps one matching, so that {@link #mayMeet} can exclude pairs. */
    public boolean isLarge() {
        return large != null;
    }

    /** Returns the players whom the source meets in the optimum: those who leave to it, or the opponent of its float. */
    public int[] metBySource() {
        all();
        if (!drains()) {
            return new int[] {players[solver.partner(players.length)]};
        }
        return IntStream.range(0, players.length)
                .filter(v -> solver.partner(v) < 0)
                .map(v -> players[v])
                .toArray();
    }

    /** Returns whether the floats of the source are part of what this segment solves. */
    public boolean drains() {
        return layout.exit == Exit.SOURCE;
    }

    /**
     * Returns the least cost of the players below group {@code g}, without those taken from the front of each group.
     */
    public long[] below(int g, int[] taken) {
        int count = 0;
        for (int h = Math.max(first, g + 1); h <= last; h++) {
            for (int i = pool.low[h] + taken[h]; i < pool.high[h]; i++) {
                chosen[count++] = vertexOf(pool.order[i], h);
            }
        }
        return solver.best(chosen, count);
    }

    /** Returns the least cost of all unpaired players of the segment except the two given. */
    public long[] without(int one, int other) {
        int count = 0;
        for (int h = first; h <= last; h++) {
            for (int i = pool.low[h]; i < pool.high[h]; i++) {
                int p = pool.order[i];
                if (p != one && p != other) {
                    chosen[count++] = vertexOf(p, h);
                }
            }
        }
        return solver.best(chosen, count);
    }

    /** Prepares {@link #mayMeet} for the players who are unpaired now. */
    public void settle() {
        if (large != null) {
            without(-1, -1);
        }
    }

    /**
     * Returns false only if the two players meet in no optimal pairing of the players at the last {@link #settle}:
     * a quick check that avoids most queries.
     */
    public boolean mayMeet(int one, int g, int other, int h) {
        return mayMeet(vertexOf(one, g), vertexOf(other, h));
    }

    /** Returns {@link #mayMeet(int, int, int, int)} for two players given as vertices. */
    boolean mayMeet(int u, int v) {
        return large == null || large.mayMeet(u, v);
    }

    /** Returns false only if the vertex leaves in no optimal pairing of the players at the last {@link #settle}. */
    boolean mayLeave(int v) {
        return large == null || large.mayLeave(v);
    }

    public int vertexOf(int player, int g) {
        return layout.vertexOf(player, g);
    }
}
