package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;

/**
 * The numbers of {@link HeaviestMatching}: weights of edges, duals of vertices and blossoms, and the step by which duals change. All are
 * vectors of longs compared from the left.
 *
 * <p>Layout: word {@code c} of the edge u–v is {@code weight[(u * n + v) * words + c]}, word {@code c} of the dual of {@code x} is
 * {@code dual[x * words + c]}. The slack of an edge is dual[u] + dual[v] - 2 weight; an edge without slack is tight. {@link PricedDuals}
 * works the weights out instead of keeping them.
 */
class MatchingDuals {
    final int words;
    final long[] dual;
    final long[] step;
    private final long[] weight;
    private final long[] scratch;
    private boolean bounded;
    private int n;

    MatchingDuals(int vertices, int room, int words) {
        this(room, words, new long[longs(vertices, words)]);
    }

    /** With weights kept as given, or worked out elsewhere. */
    MatchingDuals(int room, int words, long[] weight) {
        this.words = words;
        this.weight = weight;
        this.dual = new long[room * words];
        this.step = new long[words];
        this.scratch = new long[words];
    }

    /** How many longs the weights of this many vertices take; more than an array has are refused. */
    static int longs(int vertices, int words) {
        long all = (long) vertices * vertices * words;
        if (all > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException(
                    "a matching of " + vertices + " players with costs of " + words + " numbers is too large");
        }
        return (int) all;
    }

    /** Starts over with this many vertices. */
    void clear(int vertices) {
        n = vertices;
    }

    /** Notes the weight of an edge. */
    void weigh(int u, int v, long[] from, int at) {
        for (int c = 0; c < words; c++) {
            weight[(u * n + v) * words + c] = from[at + c];
            weight[(v * n + u) * words + c] = from[at + c];
        }
    }

    /** Whether the weight of an edge is above zero. */
    boolean isPositive(int u, int v) {
        int c = 0;
        while (c < words - 1 && weight(u, v, c) == 0) {
            c++;
        }
        return weight(u, v, c) > 0;
    }

    /** Takes the weight of an edge from a sum. */
    void subtractWeight(int u, int v, long[] sum) {
        for (int c = 0; c < words; c++) {
            sum[c] -= weight(u, v, c);
        }
    }

    /** Gives every vertex the greatest weight of an edge as its dual, so that no slack is below zero. */
    void begin(int[][] end) {
        Arrays.fill(step, 0);
        for (int u = 0; u < n; u++) {
            for (int v = u + 1; v < n; v++) {
                if (end[u][v] >= 0) {
                    raiseTo(u, v);
                }
            }
        }
        for (int u = 0; u < n; u++) {
            System.arraycopy(step, 0, dual, u * words, words);
        }
    }

    private void raiseTo(int u, int v) {
        int c = 0;
        while (c < words && weight(u, v, c) == step[c]) {
            c++;
        }
        if (c < words && weight(u, v, c) > step[c]) {
            for (; c < words; c++) {
                step[c] = weight(u, v, c);
            }
        }
    }

    /** Gives every vertex a dual of its own; no slack may be below zero. */
    void begin(long[] start) {
        System.arraycopy(start, 0, dual, 0, n * words);
    }

    /** A new blossom's dual is zero. */
    void reset(int blossom) {
        Arrays.fill(dual, blossom * words, (blossom + 1) * words, 0);
    }

    boolean isZero(int x) {
        return sign(dual, x * words) == 0;
    }

    boolean isTight(int u, int v) {
        for (int c = 0; c < words; c++) {
            if (slack(u, v, c) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Compares the slack of the edge u–v with that of x–y. */
    int compareSlack(int u, int v, int x, int y) {
        for (int c = 0; c < words; c++) {
            int order = Long.compare(slack(u, v, c), slack(x, y, c));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    /** Looks for the next step, which nothing bounds yet. */
    void openStep() {
        bounded = false;
    }

    /** The step takes at most so much that the blossom's dual, of which it takes two, stays at or above zero. */
    void boundByDual(int blossom) {
        for (int c = 0; c < words; c++) {
            scratch[c] = dual[blossom * words + c] / 2;
        }
        lower();
    }

    /** The step takes at most the edge's slack, of which {@code ends} of its ends take each one. */
    void boundBySlack(int u, int v, int ends) {
        int c = 0;
        while (bounded && c < words) {
            long part = slack(u, v, c) / ends;
            if (part > step[c]) {
                return;
            }
            if (part < step[c]) {
                bounded = false;
            } else {
                c++;
            }
        }
        for (; c < words; c++) {
            step[c] = slack(u, v, c) / ends;
        }
        bounded = true;
    }

    /** Whether the vertex's dual would reach zero or less. */
    boolean wouldExhaust(int vertex) {
        return !bounded || compare(dual, vertex * words, step, 0) <= 0;
    }

    /** The step takes at most the vertex's dual; whether that is what bounds it now. */
    boolean boundByVertex(int vertex) {
        if (bounded && compare(dual, vertex * words, step, 0) > 0) {
            return false;
        }
        System.arraycopy(dual, vertex * words, step, 0, words);
        bounded = true;
        return true;
    }

    /** Adds the step this many times to a dual. */
    void shift(int x, int times) {
        if (times != 0) {
            for (int c = 0; c < words; c++) {
                dual[x * words + c] += times * step[c];
            }
        }
    }

    private void lower() {
        if (!bounded || compare(scratch, 0, step, 0) < 0) {
            System.arraycopy(scratch, 0, step, 0, words);
        }
        bounded = true;
    }

    /** A word of an edge's weight. */
    long weight(int u, int v, int c) {
        return weight[(u * n + v) * words + c];
    }

    /** A word of an edge's slack. */
    long slack(int u, int v, int c) {
        return dual[u * words + c] + dual[v * words + c] - 2 * weight[(u * n + v) * words + c];
    }

    private int compare(long[] a, int i, long[] b, int j) {
        for (int c = 0; c < words; c++) {
            int order = Long.compare(a[i + c], b[j + c]);
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private int sign(long[] a, int i) {
        for (int c = 0; c < words; c++) {
            if (a[i + c] != 0) {
                return Long.signum(a[i + c]);
            }
        }
        return 0;
    }
}
