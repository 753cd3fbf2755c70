package io.github.crisisrules.tournament.kernel.matching;

import io.github.crisisrules.tournament.kernel.order.Rotation;
import java.util.Arrays;

/**
 * A matching of greatest total weight in a small dense graph, where a weight is a vector compared from the left.
 *
 * <p>Source: Edmonds' primal-dual method, with blossoms shrunk and expanded explicitly and one search forest for
 * each augmentation; cubic time, quadratic memory. The method needs nothing of a weight but addition, order, and
 * halving of numbers known to be even, so it runs on integer vectors in lexicographic order as it runs on numbers:
 * exactly, without big integers.
 *
 * <p>Layout: the matching and its blossoms are in {@link Blossoms}, the weights and duals in {@link MatchingDuals},
 * the search forest here: {@code side} of each outermost node, {@code parent} of inner nodes, and for each node the
 * {@code nearest} outer vertex.
 *
 * <p>Invariant (which is also the certificate of optimality): the {@code dual} of every vertex and of every blossom
 * is lexicographically at least zero, every edge has dual[u] + dual[v] + (duals of the blossoms around both) ≥ 2
 * weight, with equality inside the matching; unmatched vertices end with dual zero.
 */
public class HeaviestMatching extends Blossoms {
    static final int UNREACHED = -1;
    static final int OUTER = 0;
    static final int INNER = 1;

    final int[] nearest;
    final int[] parent;
    final int[] side;
    private final int[] seen;
    final int[] queue;
    int queueHead;
    int queueTail;
    private int stamp;
    /** The vertex held by the ghost at which the current search begins, if it begins at one. */
    int held;

    /** Creates the matching of a graph without edges. */
    public HeaviestMatching(int vertices, int words) {
        super(vertices, words);
        this.nearest = new int[room];
        this.parent = new int[room];
        this.side = new int[room];
        this.seen = new int[room];
        this.queue = new int[vertices * 2 + 2];
    }

    public void solve() {
        reset();
        duals.begin(end);
        boolean grown = n > 1;
        while (grown) {
            grown = augmentOnce();
        }
    }

    private boolean augmentOnce() {
        beginSearch();
        for (int x = 0; x < used; x++) {
            if (top[x] == x && mate[x] == NONE) {
                root(x);
            }
        }
        return queueTail > 0 && search();
    }

    /** Clears the search forest. */
    final void beginSearch() {
        Arrays.fill(side, 0, used, UNREACHED);
        Arrays.fill(nearest, 0, used, NONE);
        queueHead = 0;
        queueTail = 0;
    }

    final void root(int x) {
        parent[x] = NONE;
        side[x] = OUTER;
        enqueue(x);
    }

    /** Grows the forest until an augmentation is done; returns false if there is none. */
    final boolean search() {
        while (true) {
            while (queueHead < queueTail) {
                if (scan(queue[queueHead++])) {
                    return true;
                }
            }
            if (!adjustDuals()) {
                return false;
            }
            queueHead = 0;
            queueTail = 0;
            for (int x = 0; x < used; x++) {
                if (top[x] == x && nearest[x] != NONE && top[nearest[x]] != x && isTight(nearest[x], x)) {
                    if (grow(nearest[x], x)) {
                        return true;
                    }
                }
            }
            for (int b = n; b < used; b++) {
                if (top[b] == b && side[b] == INNER && duals.isZero(b)) {
                    expand(b);
                }
            }
        }
    }

    final boolean scan(int u) {
        if (side[top[u]] == INNER) {
            return false;
        }
        if (awaits(u)) {
            leave(u, GHOST);
            return true;
        }
        for (int v = 0; v < n; v++) {
            if (end[u][v] != NONE && top[u] != top[v]) {
                if (isTight(u, v)) {
                    if (grow(u, v)) {
                        return true;
                    }
                } else {
                    offer(u, top[v]);
                }
            }
        }
        return false;
    }

    /**
     * Lowers outer duals and raises inner duals as far as the invariant allows; returns false when the duals of
     * unmatched vertices reach zero.
     */
    private boolean adjustDuals() {
        duals.openStep();
        for (int b = n; b < used; b++) {
            if (top[b] == b && side[b] == INNER) {
                duals.boundByDual(b);
            }
        }
        for (int x = 0; x < used; x++) {
            int near = nearest[x];
            if (top[x] == x && near != NONE && side[x] != INNER) {
                duals.boundBySlack(end[near][x], end[x][near], side[x] == OUTER ? 2 : 1);
            }
        }
        int spent = exhausted();
        if (spent == n) {
            return false;
        }
        for (int u = 0; u < n; u++) {
            duals.shift(u, side[top[u]] == OUTER ? -1 : side[top[u]] == INNER ? 1 : 0);
        }
        for (int b = n; b < used; b++) {
            if (top[b] == b) {
                duals.shift(b, side[b] == OUTER ? 2 : side[b] == INNER ? -2 : 0);
            }
        }
        if (spent != NONE) {
            leave(spent, NONE);
            return false;
        }
        return true;
    }

    /** Returns whether a ghost waits for the vertex to become outer. */
    boolean awaits(int u) {
        return false;
    }

    /**
     * Returns an outer vertex whose dual the step would bring to zero, -1 if there is none, or n if this ends the
     * search without a change.
     */
    int exhausted() {
        for (int u = 0; u < n; u++) {
            if (side[top[u]] == OUTER && duals.wouldExhaust(u)) {
                return n;
            }
        }
        return NONE;
    }

    /** Leaves an outer vertex unmatched or to a ghost, as {@code to} says, and matches the root in its place. */
    private void leave(int vertex, int to) {
        int x = top[vertex];
        int next = mate[x] == NONE ? NONE : top[mate[x]];
        rebase(x, vertex, to);
        if (next != NONE) {
            int u = above(next);
            if (u == NONE) {
                rebase(next, held, GHOST);
            } else {
                join(next, u);
                flip(u, next);
            }
        }
    }

    /**
     * Follows the tight edge between two nodes, the first of them outer; returns whether this completes an
     * augmentation.
     */
    final boolean grow(int from, int to) {
        int a = end[from][to];
        int u = top[a];
        int v = top[end[to][from]];
        if (side[v] == UNREACHED) {
            if (mate[v] == NONE) {
                flip(u, v);
                flip(v, u);
                return true;
            }
            parent[v] = a;
            reachInner(v);
        } else if (side[v] == OUTER) {
            int root = meetingPoint(u, v);
            if (root == NONE) {
                flip(u, v);
                flip(v, u);
                return true;
            }
            shrink(u, root, v);
        }
        return false;
    }

    /**
     * Makes the node inner and its mate outer; the search does not continue from a node held by a ghost, which has
     * no mate.
     */
    final void reachInner(int x) {
        side[x] = INNER;
        nearest[x] = NONE;
        if (mate[x] != GHOST) {
            int next = top[mate[x]];
            nearest[next] = NONE;
            side[next] = OUTER;
            enqueue(next);
        }
    }

    private void offer(int u, int x) {
        if (nearest[x] == NONE || compareSlack(u, nearest[x], x) < 0) {
            nearest[x] = u;
        }
    }

    private void seekNearest(int x) {
        nearest[x] = NONE;
        for (int u = 0; u < n; u++) {
            if (end[u][x] != NONE && top[u] != x && side[top[u]] == OUTER) {
                offer(u, x);
            }
        }
    }

    final void enqueue(int x) {
        if (x < n) {
            queue[queueTail++] = x;
        } else {
            for (int i = 0; i < petalCount[x]; i++) {
                enqueue(petals[x][i]);
            }
        }
    }

    final void flip(int start, int target) {
        int u = start;
        int v = target;
        while (true) {
            int next = mate[u] == NONE ? NONE : top[mate[u]];
            join(u, v);
            if (next == NONE) {
                return;
            }
            v = next;
            u = above(next);
            if (u == NONE) {
                rebase(next, held, GHOST);
                return;
            }
            join(next, u);
        }
    }

    /** Returns the node above an inner node in the search forest, or -1 where the search begins at a ghost. */
    final int above(int inner) {
        return parent[inner] == GHOST ? NONE : top[parent[inner]];
    }

    private int meetingPoint(int first, int second) {
        stamp++;
        int u = first;
        int v = second;
        while (u != NONE || v != NONE) {
            if (u != NONE) {
                if (seen[u] == stamp) {
                    return u;
                }
                seen[u] = stamp;
                u = mate[u] == NONE ? NONE : above(top[mate[u]]);
            }
            int swap = u;
            u = v;
            v = swap;
        }
        return NONE;
    }

    private void shrink(int u, int root, int v) {
        int b = n;
        while (b < used && top[b] != NONE) {
            b++;
        }
        used = Math.max(used, b + 1);
        duals.reset(b);
        side[b] = OUTER;
        mate[b] = mate[root];
        int[] ring = petals[b];
        if (ring == null) {
            ring = new int[n + 1];
            petals[b] = ring;
        }
        int count = 0;
        ring[count++] = root;
        for (int x = u; x != root; ) {
            int y = top[mate[x]];
            ring[count++] = x;
            ring[count++] = y;
            enqueue(y);
            x = top[parent[y]];
        }
        Rotation.reverse(ring, 1, count);
        for (int x = v; x != root; ) {
            int y = top[mate[x]];
            ring[count++] = x;
            ring[count++] = y;
            enqueue(y);
            x = top[parent[y]];
        }
        petalCount[b] = count;
        cover(b, b);
        Arrays.fill(end[b], 0, room, NONE);
        Arrays.fill(petalOf[b], 0, n, NONE);
        for (int x = 0; x < used; x++) {
            end[x][b] = NONE;
        }
        for (int i = 0; i < count; i++) {
            int petal = ring[i];
            for (int x = 0; x < used; x++) {
                if (end[petal][x] != NONE && (end[b][x] == NONE || compareSlack(petal, b, x) < 0)) {
                    end[b][x] = end[petal][x];
                    end[x][b] = end[x][petal];
                }
            }
            for (int x = 0; x < n; x++) {
                if (petalOf[petal][x] != NONE) {
                    petalOf[b][x] = petal;
                }
            }
        }
        seekNearest(b);
    }

    final void expand(int b) {
        int[] ring = petals[b];
        int count = petalCount[b];
        for (int i = 0; i < count; i++) {
            cover(ring[i], ring[i]);
        }
        int entry = petalOf[b][parent[b] == GHOST ? held : end[b][parent[b]]];
        int place = evenPlace(b, entry);
        for (int i = 0; i < place; i += 2) {
            int inner = ring[i];
            int outer = ring[i + 1];
            parent[inner] = end[outer][inner];
            side[inner] = INNER;
            side[outer] = OUTER;
            nearest[inner] = NONE;
            seekNearest(outer);
            enqueue(outer);
        }
        side[entry] = INNER;
        parent[entry] = parent[b];
        for (int i = place + 1; i < count; i++) {
            side[ring[i]] = UNREACHED;
            seekNearest(ring[i]);
        }
        top[b] = NONE;
    }

    final boolean isTight(int x, int y) {
        return duals.isTight(end[x][y], end[y][x]);
    }

    private int compareSlack(int one, int other, int x) {
        return duals.compareSlack(end[one][x], end[x][one], end[other][x], end[x][other]);
    }
}
