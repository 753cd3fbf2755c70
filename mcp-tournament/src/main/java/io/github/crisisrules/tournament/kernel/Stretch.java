package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;
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
 * <p>Layout: a cost is a vector of components (leaving against duty; forbidden and met, in a whole field only; floats and
 * steps of the source; floats and steps of each group, highest first), packed by {@link CostWords}. Questions about a
 * part of the stretch are answered by mending the one matching ({@link MendedMatching}); a small stretch is solved afresh.
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
    private final Exit exit;
    final int first;
    final int last;
    final int source;
    final int sink;
    final boolean floats;
    private final boolean ladder;
    final int[] players;
    final int[] groupOf;
    final int words;
    private final int size;
    private final CostWords packed;
    private final long[] leaving;
    private final long[] cost;
    private final boolean[] absent;
    private final HeaviestMatching matching;
    private final @Nullable MendedMatching mended;
    private final boolean[] away;
    private final int[] chosen;
    private final long[] sum;
    private int[] left = new int[0];
    private final long[] edge;
    final long[] optimum;
    private final int[] deepest;

    /**
     * Solves the groups {@code first} to {@code last} as they are now; a source or sink that is not there is -1, and
     * {@code floats} says that the source sends one player to the first group.
     */
    Stretch(Field field, int first, int last, int source, int sink, boolean floats, Exit exit) {
        this.field = field;
        this.exit = exit;
        this.first = first;
        this.last = last;
        this.source = source;
        this.sink = sink;
        this.floats = floats;
        int count = 0;
        for (int g = first; g <= last; g++) {
            count += field.size(g);
        }
        this.players = new int[count];
        this.groupOf = new int[count];
        int at = 0;
        for (int g = first; g <= last; g++) {
            int begin = at;
            for (int i = field.low[g]; i < field.high[g]; i++) {
                players[at++] = field.order[i];
            }
            Arrays.sort(players, begin, at);
            Arrays.fill(groupOf, begin, at, g);
        }
        this.size = count + (floats ? 1 : 0);
        this.packed = pack(count);
        this.words = packed.words;
        this.edge = new long[words];
        this.sum = new long[words];
        boolean plainEnd = exit == Exit.SINK || exit == Exit.WHOLE || exit == Exit.SOURCE;
        this.ladder = plainEnd && Ladder.fits(field, first, last, exit == Exit.SINK);
        this.mended = size > SMALL && !ladder ? new MendedMatching(size, words) : null;
        this.leaving = new long[ladder ? 0 : size * words];
        int solo = ladder || mended != null ? 0 : size;
        this.matching = mended != null ? mended : new HeaviestMatching(solo, words);
        this.cost = new long[solo * solo * words];
        this.absent = new boolean[solo * solo];
        this.away = new boolean[mended != null ? size : 0];
        this.chosen = new int[size];
        if (!ladder) {
            matching.clear(size);
            price(count);
        }
        for (int v = 0; v < size; v++) {
            chosen[v] = v;
        }
        if (mended != null) {
            begin(mended);
        }
        this.optimum = best(size);
        this.deepest = new int[last - first + 1];
        for (int v = 0; v < size && !ladder; v++) {
            int g = v < count ? groupOf[v] : first;
            int w = matching.partner(v);
            int to = w < 0 ? last + 1 : w < count ? groupOf[w] : first;
            deepest[g - first] = Math.max(deepest[g - first], to);
        }
    }

    boolean isWhole() {
        return exit == Exit.WHOLE;
    }

    /** Whether it is a run of single players, who have one opponent each, or the sink. */
    boolean isLadder() {
        return ladder;
    }

    /** Whether nobody leaves if it can be helped. */
    boolean isSealed() {
        return exit == Exit.WHOLE || exit == Exit.SEALED;
    }

    /** Players who leave in the solution last found. */
    int[] leavers() {
        for (int v = 0; v < size; v++) {
            chosen[v] = v;
        }
        best(size);
        if (ladder) {
            return left;
        }
        return java.util.stream.IntStream.range(0, players.length)
                .filter(v -> matching.partner(v) < 0)
                .map(v -> players[v])
                .toArray();
    }

    /** Whether the source's floats are part of what this solves. */
    boolean drains() {
        return exit == Exit.SOURCE;
    }

    /** Whether the optimum found pairs everybody down to the group with each other. */
    boolean isClosedAfter(int g) {
        for (int h = first; h <= g; h++) {
            if (deepest[h - first] > g) {
                return false;
            }
        }
        return true;
    }

    private CostWords pack(int count) {
        long[] radix = new long[5 + 2 * (last - first + 1)];
        int pairs = count / 2 + 1;
        radix[0] = count + 2L;
        radix[1] = isWhole() ? pairs + 1 : 1;
        radix[2] = isWhole() ? (long) pairs * mostMeetings() + 1 : 1;
        radix[3] = drains() ? count + 1 : 1;
        radix[4] = drains() ? (long) count * (last - source) + 1 : 1;
        for (int g = first; g <= last; g++) {
            int reach = (exit == Exit.SINK ? sink : last) - g;
            int members = field.size(g);
            radix[floatsOf(g)] = reach > 0 || exit == Exit.TRIAL ? members + 1 : 1;
            radix[stepsOf(g)] = reach > 1 ? (long) members * reach + 1 : reach > 0 ? members + 1 : 1;
        }
        return new CostWords(radix, count);
    }

    private int mostMeetings() {
        int most = 1;
        for (int p : players) {
            most = Math.max(most, field.met.degree(p));
        }
        return most;
    }

    private int floatsOf(int g) {
        return g == source ? 3 : 5 + 2 * (g - first);
    }

    private int stepsOf(int g) {
        return g == source ? 4 : 6 + 2 * (g - first);
    }

    private void price(int count) {
        for (int u = 0; u < count; u++) {
            if (exit == Exit.SINK || exit == Exit.TRIAL) {
                int beyond = exit == Exit.SINK ? sink : last;
                packed.add(leaving, u * words, floatsOf(groupOf[u]), 1);
                packed.add(leaving, u * words, stepsOf(groupOf[u]), beyond - groupOf[u]);
            } else if (exit == Exit.SOURCE) {
                packed.add(leaving, u * words, floatsOf(source), 1);
                packed.add(leaving, u * words, stepsOf(source), groupOf[u] - source);
            } else {
                packed.add(leaving, u * words, 0, 1);
            }
        }
        if (floats) {
            packed.add(leaving, count * words, 0, 1);
        }
        long[] own = new long[words];
        for (int u = 0; u < count; u++) {
            for (int v = u + 1; v < size; v++) {
                boolean exists = v < count ? priceEdge(u, v, own) : groupOf[u] == first;
                keep(u, v, exists, own);
                Arrays.fill(own, 0);
            }
        }
    }

    /** Adds the cost of a pair to the given; false if there is no such pair. */
    private boolean priceEdge(int u, int v, long[] into) {
        int p = players[u];
        int q = players[v];
        if (isWhole()) {
            packed.add(into, 0, 1, !field.forbidden.isEmpty() && field.forbidden.any(p, q) ? 1 : 0);
            packed.add(into, 0, 2, field.met.count(p, q));
        } else if (field.isBarred(p, q)) {
            return false;
        }
        int fall = groupOf[v] - groupOf[u];
        if (fall > 0) {
            packed.add(into, 0, floatsOf(groupOf[u]), 1);
            packed.add(into, 0, stepsOf(groupOf[u]), fall);
        }
        return true;
    }

    private void keep(int u, int v, boolean exists, long[] own) {
        if (mended == null) {
            absent[u * size + v] = !exists;
            absent[v * size + u] = !exists;
            System.arraycopy(own, 0, cost, (u * size + v) * words, words);
            System.arraycopy(own, 0, cost, (v * size + u) * words, words);
        } else if (exists) {
            for (int c = 0; c < words; c++) {
                edge[c] = leaving[u * words + c] + leaving[v * words + c] - own[c];
            }
            mended.edge(u, v, edge, 0);
        }
    }

    /** The least cost of the chosen vertices, the first {@code count} of {@link #chosen}. */
    private long[] best(int count) {
        return ladder ? climb(count) : mended != null ? mend(mended, count) : solve(count);
    }

    /** The floating player of the source, if here, takes the only one of the first group. */
    private long[] climb(int count) {
        Arrays.fill(sum, 0);
        int end = count > 0 && chosen[count - 1] == players.length ? count - 1 : count;
        int begin = end < count ? 1 : 0;
        int[] steps = new int[end - begin];
        for (int i = begin; i < end; i++) {
            steps[i - begin] = players[chosen[i]];
        }
        int[] rival =
                exit == Exit.SINK ? Ladder.nearest(field, steps) : Ladder.sealed(field, steps, prices(begin, end));
        left = new int[0];
        for (int i = 0; i < steps.length; i++) {
            int g = groupOf[chosen[begin + i]];
            int h = rival[i] >= 0 ? groupOf[chosen[begin + rival[i]]] : exit == Exit.SINK ? sink : source;
            if (h > g) {
                packed.add(sum, 0, floatsOf(g), 1);
                packed.add(sum, 0, stepsOf(g), h - g);
                if (isWhole()) {
                    int other = steps[rival[i]];
                    packed.add(sum, 0, 1, field.forbidden.any(steps[i], other) ? 1 : 0);
                    packed.add(sum, 0, 2, field.met.count(steps[i], other));
                }
            } else if (rival[i] < 0) {
                packed.add(sum, 0, floatsOf(source), 1);
                packed.add(sum, 0, stepsOf(source), g - source);
                left = Arrays.copyOf(left, left.length + 1);
                left[left.length - 1] = steps[i];
            }
        }
        return sum.clone();
    }

    /** What leaving to the source costs each: the number of those who leave before their steps. */
    private long[] prices(int begin, int end) {
        long[] price = new long[drains() ? end - begin : 0];
        long one = (long) players.length * (last - first + 2) + 1;
        for (int i = 0; i < price.length; i++) {
            price[i] = one + groupOf[chosen[begin + i]] - source;
        }
        return price;
    }

    /** Leaving is what everyone can do at worst, and pairs cost nothing at best: so twice the price of leaving is a dual. */
    private void begin(MendedMatching live) {
        field.work += (long) size * size * size;
        if (exit == Exit.TRIAL) {
            live.solve();
        } else {
            live.solve(Arrays.stream(leaving).map(price -> 2 * price).toArray());
        }
    }

    private long[] mend(MendedMatching live, int count) {
        Arrays.fill(away, true);
        Arrays.fill(sum, 0);
        for (int i = 0; i < count; i++) {
            int u = chosen[i];
            away[u] = false;
            for (int c = 0; c < words; c++) {
                sum[c] += leaving[u * words + c];
            }
        }
        long before = live.searches();
        live.keepOut(away);
        field.work += (live.searches() - before + 1) * size * size;
        for (int i = 0; i < count; i++) {
            int u = chosen[i];
            if (live.partner(u) > u) {
                live.duals.subtractWeight(u, live.partner(u), sum);
            }
        }
        return sum.clone();
    }

    private long[] solve(int count) {
        matching.clear(count);
        Arrays.fill(sum, 0);
        for (int i = 0; i < count; i++) {
            int u = chosen[i];
            for (int c = 0; c < words; c++) {
                sum[c] += leaving[u * words + c];
            }
            for (int j = i + 1; j < count; j++) {
                int v = chosen[j];
                if (!absent[u * size + v]) {
                    weigh(u, v);
                    matching.edge(i, j, edge, 0);
                }
            }
        }
        matching.solve();
        field.work += (long) count * count * count;
        for (int i = 0; i < count; i++) {
            int j = matching.partner(i);
            if (j > i) {
                weigh(chosen[i], chosen[j]);
                for (int c = 0; c < words; c++) {
                    sum[c] -= edge[c];
                }
            }
        }
        return sum.clone();
    }

    private void weigh(int u, int v) {
        for (int c = 0; c < words; c++) {
            edge[c] = leaving[u * words + c] + leaving[v * words + c] - cost[(u * size + v) * words + c];
        }
    }

    /** What the players below group {@code g} reach at best, without those taken from the front of each group. */
    long[] below(int g, int[] taken) {
        int count = 0;
        for (int h = Math.max(first, g + 1); h <= last; h++) {
            for (int i = field.low[h] + taken[h]; i < field.high[h]; i++) {
                chosen[count++] = vertexOf(field.order[i], h);
            }
        }
        return best(count);
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
        return best(count);
    }

    /** Prepares {@link #mayMeet} for the players who are unpaired now. */
    void settle() {
        if (mended != null) {
            without(-1, -1);
        }
    }

    /** False only if the two meet in no optimal pairing of those settled: a quick look that spares most questions. */
    boolean mayMeet(int one, int g, int other, int h) {
        return mended == null || mended.mayMatch(vertexOf(one, g), vertexOf(other, h));
    }

    int vertexOf(int player, int g) {
        int from = 0;
        int to = players.length;
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (groupOf[middle] < g || (groupOf[middle] == g && players[middle] < player)) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }

    /** Floats of the group in a cost. */
    int floats(long[] vector, int g) {
        return (int) packed.part(vector, floatsOf(g));
    }

    /** Groups stepped down by the floats of the group in a cost. */
    int steps(long[] vector, int g) {
        return (int) packed.part(vector, stepsOf(g));
    }

    int forbiddenPairs(long[] vector) {
        return (int) packed.part(vector, 1);
    }

    long rematches(long[] vector) {
        return packed.part(vector, 2);
    }

    /** A cost less so many forbidden pairs, meetings, floats and steps of a group. */
    long[] less(long[] vector, int forbidden, long meetings, int g, int floats, int steps) {
        long[] rest = vector.clone();
        packed.add(rest, 0, 1, -forbidden);
        packed.add(rest, 0, 2, -meetings);
        if (g >= first || drains()) {
            packed.add(rest, 0, floatsOf(g), -floats);
            packed.add(rest, 0, stepsOf(g), -steps);
        }
        return rest;
    }
}
