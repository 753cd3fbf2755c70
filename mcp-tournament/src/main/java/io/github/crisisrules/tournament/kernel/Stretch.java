package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;

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
 * steps of the source; floats and steps of each group, highest first), packed in mixed radix into {@code words} longs,
 * several components to a word, the weightiest first. The radix of a component is above anything a pairing can sum to, so
 * comparing words compares components from the left.
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

    private final Field field;
    private final Exit exit;
    final int first;
    final int last;
    final int source;
    final int sink;
    final boolean floats;
    final int[] players;
    final int[] groupOf;
    final int words;
    private final int size;
    private final int[] wordOf;
    private final long[] unitOf;
    private final long[] radixOf;
    private final long[] leaving;
    private final long[] cost;
    private final boolean[] absent;
    private final HeaviestMatching matching;
    private final int[] chosen;
    private final long[] sum;
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
        int components = 5 + 2 * (last - first + 1);
        this.wordOf = new int[components];
        this.unitOf = new long[components];
        this.radixOf = new long[components];
        this.words = pack(count);
        this.leaving = new long[size * words];
        this.cost = new long[size * size * words];
        this.absent = new boolean[size * size];
        this.edge = new long[words];
        this.sum = new long[words];
        this.matching = new HeaviestMatching(size, words);
        this.chosen = new int[size];
        price(count);
        for (int v = 0; v < size; v++) {
            chosen[v] = v;
        }
        this.optimum = best(size);
        this.deepest = new int[last - first + 1];
        for (int v = 0; v < size; v++) {
            int g = v < count ? groupOf[v] : first;
            int w = matching.partner(v);
            int to = w < 0 ? last + 1 : w < count ? groupOf[w] : first;
            deepest[g - first] = Math.max(deepest[g - first], to);
        }
    }

    boolean isWhole() {
        return exit == Exit.WHOLE;
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

    private int pack(int count) {
        int pairs = count / 2 + 1;
        radixOf[0] = count + 2L;
        radixOf[1] = isWhole() ? pairs + 1 : 1;
        radixOf[2] = isWhole() ? (long) pairs * mostMeetings() + 1 : 1;
        radixOf[3] = drains() ? count + 1 : 1;
        radixOf[4] = drains() ? (long) count * (last - source) + 1 : 1;
        for (int g = first; g <= last; g++) {
            int reach = (exit == Exit.SINK ? sink : last) - g;
            int members = field.size(g);
            radixOf[floatsOf(g)] = reach > 0 || exit == Exit.TRIAL ? members + 1 : 1;
            radixOf[stepsOf(g)] = reach > 1 ? (long) members * reach + 1 : reach > 0 ? members + 1 : 1;
        }
        long limit = 1L << Math.max(16, 56 - 2 * (32 - Integer.numberOfLeadingZeros(count + 1)));
        int word = 0;
        long full = 1;
        int from = 0;
        for (int c = 0; c < radixOf.length; c++) {
            if (full > 1 && full > limit / radixOf[c]) {
                units(from, c, word);
                word++;
                full = 1;
                from = c;
            }
            full *= radixOf[c];
        }
        units(from, radixOf.length, word);
        return word + 1;
    }

    private void units(int from, int to, int word) {
        long unit = 1;
        for (int c = to - 1; c >= from; c--) {
            wordOf[c] = word;
            unitOf[c] = unit;
            unit *= radixOf[c];
        }
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
                add(leaving, u * words, floatsOf(groupOf[u]), 1);
                add(leaving, u * words, stepsOf(groupOf[u]), beyond - groupOf[u]);
            } else if (exit == Exit.SOURCE) {
                add(leaving, u * words, floatsOf(source), 1);
                add(leaving, u * words, stepsOf(source), groupOf[u] - source);
            } else {
                add(leaving, u * words, 0, 1);
            }
            for (int v = u + 1; v < count; v++) {
                priceEdge(u, v);
            }
        }
        if (floats) {
            add(leaving, count * words, 0, 1);
            for (int v = 0; v < count; v++) {
                boolean barred = groupOf[v] != first;
                absent[count * size + v] = barred;
                absent[v * size + count] = barred;
            }
        }
    }

    private void priceEdge(int u, int v) {
        int p = players[u];
        int q = players[v];
        int at = (u * size + v) * words;
        if (isWhole()) {
            add(cost, at, 1, !field.forbidden.isEmpty() && field.forbidden.any(p, q) ? 1 : 0);
            add(cost, at, 2, field.met.count(p, q));
        } else if (field.isBarred(p, q)) {
            absent[u * size + v] = true;
            absent[v * size + u] = true;
            return;
        }
        int fall = groupOf[v] - groupOf[u];
        if (fall > 0) {
            add(cost, at, floatsOf(groupOf[u]), 1);
            add(cost, at, stepsOf(groupOf[u]), fall);
        }
        System.arraycopy(cost, at, cost, (v * size + u) * words, words);
    }

    private void add(long[] vector, int at, int c, long times) {
        vector[at + wordOf[c]] += times * unitOf[c];
    }

    /** The least cost of the chosen vertices, the first {@code count} of {@link #chosen}. */
    private long[] best(int count) {
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
        return (int) part(vector, floatsOf(g));
    }

    /** Groups stepped down by the floats of the group in a cost. */
    int steps(long[] vector, int g) {
        return (int) part(vector, stepsOf(g));
    }

    int forbiddenPairs(long[] vector) {
        return (int) part(vector, 1);
    }

    long rematches(long[] vector) {
        return part(vector, 2);
    }

    private long part(long[] vector, int c) {
        return vector[wordOf[c]] / unitOf[c] % radixOf[c];
    }

    /** A cost less so many forbidden pairs, meetings, floats and steps of a group. */
    long[] less(long[] vector, int forbidden, long meetings, int g, int floats, int steps) {
        long[] rest = vector.clone();
        add(rest, 0, 1, -forbidden);
        add(rest, 0, 2, -meetings);
        if (g >= first || drains()) {
            add(rest, 0, floatsOf(g), -floats);
            add(rest, 0, stepsOf(g), -steps);
        }
        return rest;
    }
}
