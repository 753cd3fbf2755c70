package io.github.crisisrules.tournament.kernel.segment;

import io.github.crisisrules.tournament.kernel.PairPenalties;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.matching.PackedVector;

/**
 * The cost of a segment as a vector: its components, and what a pair or a leaving player adds to them.
 *
 * <p>Layout: players who leave although they must not; forbidden pairs and repeated meetings, only if the segment
 * is the whole pool; floats and steps of the source; floats and steps of each group, highest first.
 * {@link PackedVector} packs the components.
 */
public final class SegmentCost {
    private static final int DUTY = 0;
    private static final int FORBIDDEN = 1;
    private static final int MET = 2;

    public final int words;
    private final PairingState pool;
    private final Segment.Exit exit;
    private final int first;
    private final int last;
    private final int source;
    private final int sink;
    private final PackedVector packed;

    SegmentCost(PairingState pool, Segment.Exit exit, int first, int last, int source, int sink, int[] players) {
        this.pool = pool;
        this.exit = exit;
        this.first = first;
        this.last = last;
        this.source = source;
        this.sink = sink;
        this.packed = pack(players);
        this.words = packed.words;
    }

    private PackedVector pack(int[] players) {
        int count = players.length;
        boolean whole = exit == Segment.Exit.WHOLE;
        boolean drains = exit == Segment.Exit.SOURCE;
        long[] radix = new long[5 + 2 * (last - first + 1)];
        int pairs = count / 2 + 1;
        radix[DUTY] = count + 2L;
        radix[FORBIDDEN] = whole ? pairs + 1 : 1;
        radix[MET] = whole ? (long) pairs * mostMeetings(players) + 1 : 1;
        radix[3] = drains ? count + 1 : 1;
        radix[4] = drains ? (long) count * (last - source) + 1 : 1;
        for (int g = first; g <= last; g++) {
            int reach = (exit == Segment.Exit.SINK ? sink : last) - g;
            int members = pool.size(g);
            radix[floatsOf(g)] = reach > 0 ? members + 1 : 1;
            radix[stepsOf(g)] = reach > 1 ? (long) members * reach + 1 : reach > 0 ? members + 1 : 1;
        }
        return new PackedVector(radix, count);
    }

    private int mostMeetings(int[] players) {
        int most = 1;
        for (int p : players) {
            most = Math.max(most, pool.met.degree(p));
        }
        return most;
    }

    private int floatsOf(int g) {
        return g == source ? 3 : 5 + 2 * (g - first);
    }

    private int stepsOf(int g) {
        return g == source ? 4 : 6 + 2 * (g - first);
    }

    /** Adds the price of leaving for a player of group {@code g}. */
    void addLeaving(long[] into, int at, int g) {
        if (exit == Segment.Exit.SINK) {
            addFloat(into, at, g, sink);
        } else if (exit == Segment.Exit.SOURCE) {
            addFloat(into, at, source, g);
        } else {
            addDuty(into, at);
        }
    }

    /** Adds the price of leaving for a player who must not leave. */
    void addDuty(long[] into, int at) {
        packed.add(into, at, DUTY, 1);
    }

    /** Adds one float from a group to another. */
    void addFloat(long[] into, int at, int from, int to) {
        packed.add(into, at, floatsOf(from), 1);
        packed.add(into, at, stepsOf(from), to - from);
    }

    /** Adds the ban and the repeated meetings of a pair, which count if the segment is the whole pool. */
    void addBar(long[] into, int at, int bar) {
        packed.add(into, at, FORBIDDEN, bar >>> 30);
        packed.add(into, at, MET, bar & (PairPenalties.BANNED - 1));
    }

    /** Returns the ban and the meetings of a pair, as encoded by {@link PairPenalties}. */
    int bar(int p, int q) {
        boolean banned = !pool.forbidden.isEmpty() && pool.forbidden.any(p, q);
        return pool.met.count(p, q) | (banned ? PairPenalties.BANNED : 0);
    }

    /** Returns the floats of group {@code g} in a cost. */
    public int floats(long[] vector, int g) {
        return (int) packed.part(vector, floatsOf(g));
    }

    /** Returns the number of groups that the floats of group {@code g} step down in a cost. */
    public int steps(long[] vector, int g) {
        return (int) packed.part(vector, stepsOf(g));
    }

    public int forbiddenPairs(long[] vector) {
        return (int) packed.part(vector, FORBIDDEN);
    }

    public long rematches(long[] vector) {
        return packed.part(vector, MET);
    }

    /** Returns a cost less the given forbidden pairs, meetings, and floats and steps of group {@code g}. */
    public long[] less(long[] vector, int forbidden, long meetings, int g, int floats, int steps) {
        long[] rest = vector.clone();
        packed.add(rest, 0, FORBIDDEN, -forbidden);
        packed.add(rest, 0, MET, -meetings);
        if (g >= first || exit == Segment.Exit.SOURCE) {
            packed.add(rest, 0, floatsOf(g), -floats);
            packed.add(rest, 0, stepsOf(g), -steps);
        }
        return rest;
    }
}
