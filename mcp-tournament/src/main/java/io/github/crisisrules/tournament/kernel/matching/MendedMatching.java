package io.github.crisisrules.tournament.kernel.matching;

/**
 * A matching of greatest weight that is repaired while vertices are removed and restored, one after the other. It serves
 * events with a home club and leagues: with a new matching for each query, the slowest rounds of the first take nine
 * times as long (p99), those of the second three times.
 *
 * <p>The idea: duals that prove a matching optimal still prove it after vertices are removed, except for the
 * partner left behind. So a removal needs only one search from there, along tight edges and with changes of duals
 * as in {@link HeaviestMatching}: quadratic time instead of cubic. To keep blossoms whole, a vertex is not erased.
 * It is held by a <em>ghost</em>: an extra vertex whose only edge leads to it, and which must be matched. A ghost
 * is not stored; {@link #GHOST} stands for it as a mate and as the parent of the node where its search begins.
 * Restoring a vertex frees it from its ghost and searches from the vertex itself.
 *
 * <p>Unlike in the first solution, the unmatched vertices need not have equal duals. A search therefore has one
 * root and ends in one of three ways: at another unmatched vertex, at an outer vertex for which a ghost waits, or
 * at a vertex whose dual has reached zero, which is then left unmatched. All duals in one tree have the same
 * parity, so halving stays exact. Blossoms whose dual is zero are dissolved after each search, so that they do not
 * nest ever deeper.
 */
public final class MendedMatching extends HeaviestMatching {
    private final boolean[] out;
    private final boolean[] waiting;
    private long searches;

    public MendedMatching(int vertices, int words) {
        super(vertices, words);
        this.out = new boolean[vertices];
        this.waiting = new boolean[vertices];
    }

    /**
     * Finds a matching of greatest weight from duals close to the final ones: each vertex begins with its own dual,
     * such that no slack is below zero, and edges without slack are matched greedily.
     */
    public void solve(long[] start) {
        java.util.Arrays.fill(out, false);
        reset();
        duals.begin(start);
        for (int u = 0; u < n; u++) {
            for (int v = u + 1; v < n && mate[u] == NONE; v++) {
                if (mate[v] == NONE && isOpen(u, v)) {
                    couple(u, v);
                }
            }
        }
        keepOut(out);
    }

    /** Returns whether the vertex could be unmatched in some matching of greatest weight. */
    public boolean mayLeave(int u) {
        return duals.isZero(u);
    }

    /**
     * Returns whether the two could be partners in some matching of greatest weight of the vertices that are not
     * removed: false only if there is no tight edge between them, which excludes such a matching.
     */
    public boolean mayMatch(int u, int v) {
        return end[u][v] != NONE && (top[u] == top[v] || duals.isTight(u, v));
    }

    /** Returns the number of searches so far, a measure of work. */
    public long searches() {
        return searches;
    }

    /** Removes the marked vertices and restores the others. */
    public void keepOut(boolean[] wanted) {
        for (int u = 0; u < n; u++) {
            if (wanted[u] && !out[u]) {
                out[u] = true;
                detach(u);
            } else if (!wanted[u] && out[u]) {
                out[u] = false;
                rebase(top[u], u, NONE);
            }
        }
        for (int u = 0; u < n; u++) {
            if (waiting[u]) {
                remove(u);
            }
        }
        for (int u = 0; u < n; u++) {
            if (mate[u] == NONE && !duals.isZero(u)) {
                begin();
                root(top[u]);
                search();
                dissolve();
            }
        }
    }

    /**
     * Removes a vertex. Outside blossoms it goes to its ghost and leaves its partner behind; inside a blossom the
     * ghost has to search.
     */
    private void detach(int u) {
        int v = mate[u];
        if (top[u] != u || (v >= 0 && top[v] != v)) {
            waiting[u] = true;
        } else {
            mate[u] = GHOST;
            if (v >= 0) {
                mate[v] = NONE;
            }
        }
    }

    private boolean isOpen(int u, int x) {
        return top[x] == x && end[u][x] != NONE && duals.isTight(u, x);
    }

    private void couple(int u, int v) {
        mate[u] = v;
        mate[v] = u;
    }

    private void begin() {
        searches++;
        beginSearch();
    }

    private void remove(int u) {
        waiting[u] = false;
        held = u;
        int x = top[u];
        if (mate[x] == NONE) {
            rebase(x, u, GHOST);
        } else {
            begin();
            parent[x] = GHOST;
            reachInner(x);
            search();
            dissolve();
        }
    }

    @Override
    boolean awaits(int u) {
        boolean found = waiting[u];
        waiting[u] = false;
        return found;
    }

    /** Returns the outer vertex with the least dual, if that bounds the step, or -1. */
    @Override
    int exhausted() {
        int least = NONE;
        for (int u = 0; u < n; u++) {
            if (side[top[u]] == OUTER && duals.boundByVertex(u)) {
                least = u;
            }
        }
        return least;
    }
}
