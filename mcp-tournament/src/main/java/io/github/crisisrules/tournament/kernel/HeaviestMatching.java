package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;

/**
 * A matching of greatest total weight in a small dense graph, where a weight is a vector compared from the left.
 *
 * <p>Source: Edmonds' primal-dual method, with blossoms shrunk and expanded explicitly and one search forest for each
 * augmentation; cubic time, quadratic memory. Nothing in it needs more of a weight than addition, order, and halving of
 * numbers known to be even, so it runs on vectors of whole numbers in lexicographic order as it runs on numbers: exact,
 * without big integers.
 *
 * <p>Layout: real vertices are 0 to n - 1, blossoms follow. {@code top[x]} is the outermost blossom around {@code x}.
 * {@code end[x][y]} is the real vertex inside {@code x} of the best edge between {@code x} and {@code y}, -1 without an
 * edge. The numbers are in {@link MatchingDuals}.
 *
 * <p>Invariant (which is also the certificate of optimality): with {@code dual} of a vertex lexicographically at least
 * zero, of a blossom too, every edge has dual[u] + dual[v] + (blossoms around both) ≥ 2 weight, with equality inside the
 * matching; unmatched vertices end with dual zero.
 */
final class HeaviestMatching {
    private static final int NONE = -1;
    private static final int UNREACHED = -1;
    private static final int OUTER = 0;
    private static final int INNER = 1;

    private final int room;
    private final MatchingDuals duals;
    private final int[][] end;
    private final int[] mate;
    private final int[] nearest;
    private final int[] top;
    private final int[] parent;
    private final int[] side;
    private final int[] seen;
    private final int[][] petals;
    private final int[] petalCount;
    private final int[][] petalOf;
    private final int[] queue;
    private int queueHead;
    private int queueTail;
    private int stamp;
    private int n;
    private int used;

    HeaviestMatching(int vertices, int words) {
        this.room = vertices + vertices / 2 + 1;
        this.duals = new MatchingDuals(vertices, room, words);
        this.end = new int[room][room];
        this.mate = new int[room];
        this.nearest = new int[room];
        this.top = new int[room];
        this.parent = new int[room];
        this.side = new int[room];
        this.seen = new int[room];
        this.petals = new int[room][];
        this.petalCount = new int[room];
        this.petalOf = new int[room][vertices];
        this.queue = new int[vertices * 2 + 2];
    }

    /** Starts over with so many vertices and no edges. */
    void clear(int vertices) {
        n = vertices;
        duals.clear(n);
        for (int u = 0; u < n; u++) {
            Arrays.fill(end[u], 0, room, NONE);
        }
    }

    /** Adds the edge between two vertices; a weight that is not above zero is the same as no edge. */
    void edge(int u, int v, long[] from, int at) {
        boolean positive = duals.weigh(u, v, from, at);
        end[u][v] = positive ? u : NONE;
        end[v][u] = positive ? v : NONE;
    }

    /** After {@link #solve()}: the partner of the vertex, or -1. */
    int partner(int u) {
        return mate[u];
    }

    void solve() {
        used = n;
        Arrays.fill(mate, 0, room, NONE);
        Arrays.fill(top, n, room, NONE);
        for (int u = 0; u < n; u++) {
            top[u] = u;
            petalCount[u] = 0;
            Arrays.fill(petalOf[u], 0, n, NONE);
            petalOf[u][u] = u;
        }
        duals.begin(end);
        boolean grown = n > 1;
        while (grown) {
            grown = augmentOnce();
        }
    }

    private boolean augmentOnce() {
        Arrays.fill(side, 0, used, UNREACHED);
        Arrays.fill(nearest, 0, used, NONE);
        queueHead = 0;
        queueTail = 0;
        for (int x = 0; x < used; x++) {
            if (top[x] == x && mate[x] == NONE) {
                parent[x] = NONE;
                side[x] = OUTER;
                enqueue(x);
            }
        }
        if (queueTail == 0) {
            return false;
        }
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

    private boolean scan(int u) {
        if (side[top[u]] == INNER) {
            return false;
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

    /** Lowers outer and raises inner duals as far as the invariant allows; false when unmatched duals reach zero. */
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
        for (int u = 0; u < n; u++) {
            if (side[top[u]] == OUTER && duals.wouldExhaust(u)) {
                return false;
            }
        }
        for (int u = 0; u < n; u++) {
            duals.shift(u, side[top[u]] == OUTER ? -1 : side[top[u]] == INNER ? 1 : 0);
        }
        for (int b = n; b < used; b++) {
            if (top[b] == b) {
                duals.shift(b, side[b] == OUTER ? 2 : side[b] == INNER ? -2 : 0);
            }
        }
        return true;
    }

    /** Follows the tight edge between two nodes, the first of them outer; true when it completes an augmentation. */
    private boolean grow(int from, int to) {
        int a = end[from][to];
        int u = top[a];
        int v = top[end[to][from]];
        if (side[v] == UNREACHED) {
            parent[v] = a;
            side[v] = INNER;
            int next = top[mate[v]];
            nearest[v] = NONE;
            nearest[next] = NONE;
            side[next] = OUTER;
            enqueue(next);
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

    private void enqueue(int x) {
        if (x < n) {
            queue[queueTail++] = x;
        } else {
            for (int i = 0; i < petalCount[x]; i++) {
                enqueue(petals[x][i]);
            }
        }
    }

    private void cover(int x, int blossom) {
        top[x] = blossom;
        if (x >= n) {
            for (int i = 0; i < petalCount[x]; i++) {
                cover(petals[x][i], blossom);
            }
        }
    }

    /** The even place of a petal in its blossom; turns the blossom round when the place is odd. */
    private int evenPlace(int blossom, int petal) {
        int[] ring = petals[blossom];
        int count = petalCount[blossom];
        int place = 0;
        while (ring[place] != petal) {
            place++;
        }
        if (place % 2 == 0) {
            return place;
        }
        Ring.reverse(ring, 1, count);
        return count - place;
    }

    private void join(int x, int y) {
        mate[x] = end[y][x];
        if (x >= n) {
            int petal = petalOf[x][end[x][y]];
            int place = evenPlace(x, petal);
            int[] ring = petals[x];
            for (int i = 0; i < place; i++) {
                join(ring[i], ring[i ^ 1]);
            }
            join(petal, y);
            Ring.rotate(ring, petalCount[x], place);
        }
    }

    private void flip(int start, int target) {
        int u = start;
        int v = target;
        while (true) {
            int next = mate[u] == NONE ? NONE : top[mate[u]];
            join(u, v);
            if (next == NONE) {
                return;
            }
            int above = top[parent[next]];
            join(next, above);
            u = above;
            v = next;
        }
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
                u = mate[u] == NONE ? NONE : top[parent[top[mate[u]]]];
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
        Ring.reverse(ring, 1, count);
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

    private void expand(int b) {
        int[] ring = petals[b];
        int count = petalCount[b];
        for (int i = 0; i < count; i++) {
            cover(ring[i], ring[i]);
        }
        int entry = petalOf[b][end[b][parent[b]]];
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

    private boolean isTight(int x, int y) {
        return duals.isTight(end[x][y], end[y][x]);
    }

    private int compareSlack(int one, int other, int x) {
        return duals.compareSlack(end[one][x], end[x][one], end[other][x], end[x][other]);
    }
}
