package io.github.crisisrules.tournament.kernel.matching;

import java.util.Arrays;

/**
 * The numbers of {@link HeaviestMatching}: the weights of edges, the duals of vertices and blossoms, and the step
 * by which duals change. All are vectors of longs compared from the left.
 *
 * <p>Layout: word {@code c} of the edge u–v is {@code weight[(u * n + v) * words + c]}, word {@code c} of the dual
 * of {@code x} is {@code dual[x * words + c]}. The slack of an edge is dual[u] + dual[v] - 2 weight; an edge
 * without slack is tight.
 */
public final class MatchingDuals {
    final int words;
    final long[] dual;
    final long[] step;
    private final long[] weight;
    private final long[] scratch;
    private final int n;
    private boolean bounded;

    MatchingDuals(int vertices, int room, int words) {
        this.n = vertices;
        this.words = words;
        this.weight = new long[longs(vertices, words)];
        this.dual = new long[room * words];
        this.step = new long[words];
        this.scratch = new long[words];
    }

    /**
     * Returns the number of longs that the weights of this many vertices take.
     *
     * @throws IllegalArgumentException if they do not fit into an array
     */
    private static int longs(int vertices, int words) {
        long all = (long) vertices * vertices * words;
        if (all > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException("A matching of " + vertices + " players with costs of " + words
                    + " numbers is too large. Pair fewer players.");
        }
        return (int) all;
    }

    /** Stores the weight of an edge. */
    void weigh(int u, int v, long[] from, int at) {
        for (int c = 0; c < words; c++) {
            weight[(u * n + v) * words + c] = from[at + c];
            weight[(v * n + u) * words + c] = from[at + c];
        }
    }

    /** Returns whether the weight of an edge is above zero. */
    boolean isPositive(int u, int v) {
        int c = 0;
        while (c < words - 1 && weight(u, v, c) == 0) {
            c++;
        }
        return weight(u, v, c) > 0;
    }

    /** Subtracts the weight of an edge from a sum. */
    public void subtractWeight(int u, int v, long[] sum) {
        for (int c = 0; c < words; c++) {
            sum[c] -= weight(u, v, c);
        }
    }

    /** Gives every vertex the greatest weight of any edge as its dual, so that no slack is below zero. */
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

    /** Gives every vertex its own dual; no slack may be below zero. */
    void begin(long[] start) {
        System.arraycopy(start, 0, dual, 0, n * words);
    }

    /** Sets the dual of a new blossom to zero. */
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

    /** Starts a new step, which nothing bounds yet. */
    void openStep() {
        bounded = false;
    }

    /** Bounds the step such that the blossom's dual, from which it is subtracted twice, stays at or above zero. */
    void boundByDual(int blossom) {
        for (int c = 0; c < words; c++) {
            scratch[c] = dual[blossom * words + c] / 2;
        }
        lower();
    }

    /** Bounds the step by the edge's slack, from which it is subtracted once for each of {@code ends} ends. */
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

    /** Returns whether the step would bring the vertex's dual to zero or below. */
    boolean wouldExhaust(int vertex) {
        return !bounded || compare(dual, vertex * words, step, 0) <= 0;
    }

    /** Bounds the step by the vertex's dual; returns whether that is the bound now. */
    boolean boundByVertex(int vertex) {
        if (bounded && compare(dual, vertex * words, step, 0) > 0) {
            return false;
        }
        System.arraycopy(dual, vertex * words, step, 0, words);
        bounded = true;
        return true;
    }

    /** Adds the step {@code times} times to a dual. */
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

    /** Returns word {@code c} of an edge's weight. */
    long weight(int u, int v, int c) {
        return weight[(u * n + v) * words + c];
    }

    /** Returns word {@code c} of an edge's slack. */
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
