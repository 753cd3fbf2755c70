package io.github.crisisrules.tournament.kernel.matching;

import io.github.crisisrules.tournament.kernel.order.Rotation;
import java.util.Arrays;

/**
 * The matching of {@link HeaviestMatching} with its blossoms: the mates, and the odd sets that are shrunk.
 *
 * <p>Layout: real vertices are 0 to n - 1, blossoms follow. {@code top[x]} is the outermost blossom around
 * {@code x}, or -1 for a number not in use. The parts of a blossom are in {@code petals}, a ring of odd length
 * whose first part contains the vertex matched to the outside, while the others are matched in twos.
 * {@code petalOf[b][u]} is the part of {@code b} that contains the vertex {@code u}. {@code mate[x]} is the vertex
 * outside {@code x} that {@code x} is matched with. {@code end[x][y]} is the vertex inside {@code x} of the best
 * edge between {@code x} and {@code y}, or -1 without an edge.
 */
class Blossoms {
    static final int NONE = -1;
    /**
     * The mate of a vertex that {@link MendedMatching} has removed, and the parent of the node where its search begins.
     */
    static final int GHOST = -2;

    final int room;
    public final MatchingDuals duals;
    final int[][] end;
    final int[] mate;
    final int[] top;
    final int[][] petals;
    final int[] petalCount;
    final int[][] petalOf;
    final int n;
    int used;

    Blossoms(int vertices, int words) {
        this.n = vertices;
        this.room = room(vertices);
        this.duals = new MatchingDuals(vertices, room, words);
        this.end = new int[room][room];
        this.mate = new int[room];
        this.top = new int[room];
        this.petals = new int[room][];
        this.petalCount = new int[room];
        this.petalOf = new int[room][vertices];
        for (int u = 0; u < n; u++) {
            Arrays.fill(end[u], NONE);
        }
    }

    /** Returns the largest possible number of vertices and blossoms. */
    static int room(int vertices) {
        return vertices + vertices / 2 + 1;
    }

    /** Adds the edge between two vertices; a weight that is not above zero is equivalent to no edge. */
    public void edge(int u, int v, long[] from, int at) {
        duals.weigh(u, v, from, at);
        boolean positive = duals.isPositive(u, v);
        end[u][v] = positive ? u : NONE;
        end[v][u] = positive ? v : NONE;
    }

    /** Returns the partner of the vertex in the solved matching, or -1. */
    public int partner(int u) {
        return mate[u];
    }

    /** Removes all mates and blossoms. */
    final void reset() {
        used = n;
        Arrays.fill(mate, NONE);
        Arrays.fill(top, n, room, NONE);
        for (int u = 0; u < n; u++) {
            top[u] = u;
            petalCount[u] = 0;
            Arrays.fill(petalOf[u], 0, n, NONE);
            petalOf[u][u] = u;
        }
    }

    final void cover(int x, int blossom) {
        top[x] = blossom;
        if (x >= n) {
            for (int i = 0; i < petalCount[x]; i++) {
                cover(petals[x][i], blossom);
            }
        }
    }

    /** Returns the even position of a petal in its blossom; reverses the ring if the position is odd. */
    final int evenPlace(int blossom, int petal) {
        int[] ring = petals[blossom];
        int count = petalCount[blossom];
        int place = 0;
        while (ring[place] != petal) {
            place++;
        }
        if (place % 2 == 0) {
            return place;
        }
        Rotation.reverse(ring, 1, count);
        return count - place;
    }

    final void join(int x, int y) {
        mate[x] = end[y][x];
        if (x >= n) {
            int petal = petalOf[x][end[x][y]];
            int place = evenPlace(x, petal);
            int[] ring = petals[x];
            for (int i = 0; i < place; i++) {
                join(ring[i], ring[i ^ 1]);
            }
            join(petal, y);
            Rotation.rotate(ring, petalCount[x], place);
        }
    }

    /**
     * Makes {@code vertex} the one of its blossom that is matched to the outside: unmatched or held by a ghost, as
     * {@code to} says.
     */
    final void rebase(int x, int vertex, int to) {
        mate[x] = to;
        if (x >= n) {
            int petal = petalOf[x][vertex];
            int place = evenPlace(x, petal);
            int[] ring = petals[x];
            for (int i = 0; i < place; i++) {
                join(ring[i], ring[i ^ 1]);
            }
            rebase(petal, vertex, to);
            Rotation.rotate(ring, petalCount[x], place);
        }
    }

    /** Dissolves outermost blossoms whose dual is zero: they are not needed any more. */
    final void dissolve() {
        for (int b = used - 1; b >= n; b--) {
            dissolve(b);
        }
        while (used > n && top[used - 1] == NONE) {
            used--;
        }
    }

    private void dissolve(int b) {
        if (b >= n && top[b] == b && duals.isZero(b)) {
            top[b] = NONE;
            for (int i = 0; i < petalCount[b]; i++) {
                cover(petals[b][i], petals[b][i]);
                dissolve(petals[b][i]);
            }
        }
    }
}
