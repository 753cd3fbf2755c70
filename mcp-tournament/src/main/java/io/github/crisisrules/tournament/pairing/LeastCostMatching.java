package io.github.crisisrules.tournament.pairing;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;

/**
 * A perfect matching of least total cost in a complete graph with an even number of vertices: Edmonds' primal-dual
 * algorithm with shrunken blossoms, in big integers because lexicographic costs do not fit into a {@code long}.
 *
 * <p>Vertices are 1 to n, blossoms n + 1 and up, 0 is "none". Every vertex has a dual; an edge is tight when the duals of
 * its ends add up to twice its weight. Each phase grows alternating trees from all free vertices (label 0 outer, 1 inner,
 * -1 untouched) over tight edges until a path to augment is found; odd cycles are shrunk, inner blossoms whose dual
 * reaches 0 are opened. Weights are a constant minus the costs, large enough that a perfect matching always weighs most.
 * O(n³) steps.
 */
final class LeastCostMatching {
    private final int n;
    private int used;
    private final int[][] from;
    private final int[][] to;
    private final BigInteger[][] weight;
    private final BigInteger[] dual;
    private final int[] match;
    private final int[] slack;
    private final int[] top;
    private final int[] parent;
    private final int[][] entry;
    private final int[] label;
    private final int[] visited;
    private final java.util.List<java.util.List<Integer>> cycle = new java.util.ArrayList<>();
    private final ArrayDeque<Integer> queue = new ArrayDeque<>();
    private int visit;

    private LeastCostMatching(BigInteger[][] costs) {
        n = costs.length;
        used = n;
        int size = n + n / 2 + 2;
        from = new int[size][size];
        to = new int[size][size];
        weight = new BigInteger[size][size];
        dual = new BigInteger[size];
        match = new int[size];
        slack = new int[size];
        top = new int[size];
        parent = new int[size];
        entry = new int[size][n + 1];
        label = new int[size];
        visited = new int[size];
        BigInteger most = BigInteger.ZERO;
        for (BigInteger[] row : costs) {
            for (BigInteger one : row) {
                most = most.max(one);
            }
        }
        BigInteger whole = most.multiply(BigInteger.valueOf(n)).add(BigInteger.ONE);
        for (int u = 0; u < size; u++) {
            cycle.add(new java.util.ArrayList<>());
            Arrays.fill(weight[u], BigInteger.ZERO);
            dual[u] = BigInteger.ZERO;
        }
        for (int u = 1; u <= n; u++) {
            top[u] = u;
            entry[u][u] = u;
            dual[u] = whole;
            for (int v = 1; v <= n; v++) {
                from[u][v] = u;
                to[u][v] = v;
                if (u != v) {
                    weight[u][v] = whole.subtract(costs[u - 1][v - 1]);
                }
            }
        }
    }

    /** The partner of each vertex. */
    static int[] of(BigInteger[][] costs) {
        if (costs.length % 2 != 0) {
            throw new IllegalArgumentException(costs.length + " vertices have no perfect matching");
        }
        LeastCostMatching matching = new LeastCostMatching(costs);
        for (int pairs = 0; pairs < costs.length / 2; pairs++) {
            matching.phase();
        }
        int[] mate = new int[costs.length];
        for (int u = 1; u <= costs.length; u++) {
            mate[u - 1] = matching.match[u] - 1;
        }
        return mate;
    }

    private BigInteger gap(int u, int v) {
        int a = from[u][v];
        int b = to[u][v];
        return dual[a].add(dual[b]).subtract(weight[a][b].shiftLeft(1));
    }

    private void updateSlack(int u, int x) {
        if (slack[x] == 0 || gap(u, x).compareTo(gap(slack[x], x)) < 0) {
            slack[x] = u;
        }
    }

    private void setSlack(int x) {
        slack[x] = 0;
        for (int u = 1; u <= n; u++) {
            if (weight[u][x].signum() > 0 && top[u] != x && label[top[u]] == 0) {
                updateSlack(u, x);
            }
        }
    }

    private void push(int x) {
        if (x <= n) {
            queue.add(x);
        } else {
            cycle.get(x).forEach(this::push);
        }
    }

    private void setTop(int x, int b) {
        top[x] = b;
        if (x > n) {
            cycle.get(x).forEach(part -> setTop(part, b));
        }
    }

    /** Turns the cycle of b so that the way from its base to {@code part} has even length; the length of that way. */
    private int wayTo(int b, int part) {
        java.util.List<Integer> parts = cycle.get(b);
        int place = parts.indexOf(part);
        if (place % 2 == 1) {
            Collections.reverse(parts.subList(1, parts.size()));
            return parts.size() - place;
        }
        return place;
    }

    private void setMatch(int u, int v) {
        match[u] = to[u][v];
        if (u > n) {
            int part = entry[u][from[u][v]];
            int way = wayTo(u, part);
            java.util.List<Integer> parts = cycle.get(u);
            for (int i = 0; i < way; i++) {
                setMatch(parts.get(i), parts.get(i ^ 1));
            }
            setMatch(part, v);
            Collections.rotate(parts, -way);
        }
    }

    private void augment(int start, int end) {
        int u = start;
        int v = end;
        while (true) {
            int next = top[match[u]];
            setMatch(u, v);
            if (next == 0) {
                return;
            }
            setMatch(next, top[parent[next]]);
            u = top[parent[next]];
            v = next;
        }
    }

    private int commonAncestor(int one, int other) {
        visit++;
        int u = one;
        int v = other;
        while (u != 0 || v != 0) {
            if (u != 0) {
                if (visited[u] == visit) {
                    return u;
                }
                visited[u] = visit;
                u = top[match[u]];
                if (u != 0) {
                    u = top[parent[u]];
                }
            }
            int swap = u;
            u = v;
            v = swap;
        }
        return 0;
    }

    private void shrink(int u, int base, int v) {
        int b = n + 1;
        while (b <= used && top[b] != 0) {
            b++;
        }
        used = Math.max(used, b);
        dual[b] = BigInteger.ZERO;
        label[b] = 0;
        match[b] = match[base];
        java.util.List<Integer> parts = cycle.get(b);
        parts.clear();
        parts.add(base);
        addPath(parts, u, base);
        Collections.reverse(parts.subList(1, parts.size()));
        addPath(parts, v, base);
        setTop(b, b);
        for (int x = 1; x <= used; x++) {
            weight[b][x] = BigInteger.ZERO;
            weight[x][b] = BigInteger.ZERO;
        }
        Arrays.fill(entry[b], 0);
        for (int part : parts) {
            for (int x = 1; x <= used; x++) {
                if (weight[b][x].signum() == 0 || gap(part, x).compareTo(gap(b, x)) < 0) {
                    copyEdge(part, x, b, x);
                    copyEdge(x, part, x, b);
                }
            }
            for (int x = 1; x <= n; x++) {
                if (entry[part][x] != 0) {
                    entry[b][x] = part;
                }
            }
        }
        setSlack(b);
    }

    private void addPath(java.util.List<Integer> parts, int start, int base) {
        for (int x = start; x != base; ) {
            int y = top[match[x]];
            parts.add(x);
            parts.add(y);
            push(y);
            x = top[parent[y]];
        }
    }

    private void copyEdge(int u, int v, int asU, int asV) {
        from[asU][asV] = from[u][v];
        to[asU][asV] = to[u][v];
        weight[asU][asV] = weight[u][v];
    }

    private void open(int b) {
        java.util.List<Integer> parts = cycle.get(b);
        parts.forEach(part -> setTop(part, part));
        int part = entry[b][from[b][parent[b]]];
        int way = wayTo(b, part);
        for (int i = 0; i < way; i += 2) {
            int inner = parts.get(i);
            int outer = parts.get(i + 1);
            parent[inner] = from[outer][inner];
            label[inner] = 1;
            label[outer] = 0;
            slack[inner] = 0;
            setSlack(outer);
            push(outer);
        }
        label[part] = 1;
        parent[part] = parent[b];
        for (int i = way + 1; i < parts.size(); i++) {
            label[parts.get(i)] = -1;
            setSlack(parts.get(i));
        }
        top[b] = 0;
    }

    /** Uses a tight edge; true if it completed an augmenting path. */
    private boolean tight(int edgeFrom, int edgeTo) {
        int u = top[edgeFrom];
        int v = top[edgeTo];
        if (label[v] == -1) {
            parent[v] = edgeFrom;
            label[v] = 1;
            int next = top[match[v]];
            slack[v] = 0;
            slack[next] = 0;
            label[next] = 0;
            push(next);
        } else if (label[v] == 0) {
            int base = commonAncestor(u, v);
            if (base == 0) {
                augment(u, v);
                augment(v, u);
                return true;
            }
            shrink(u, base, v);
        }
        return false;
    }

    /** Matches two more vertices. */
    private void phase() {
        Arrays.fill(label, 1, used + 1, -1);
        Arrays.fill(slack, 1, used + 1, 0);
        queue.clear();
        for (int x = 1; x <= used; x++) {
            if (top[x] == x && match[x] == 0) {
                parent[x] = 0;
                label[x] = 0;
                push(x);
            }
        }
        while (true) {
            if (grow()) {
                return;
            }
            moveDuals();
            if (useNewlyTight()) {
                return;
            }
        }
    }

    private boolean grow() {
        while (!queue.isEmpty()) {
            int u = queue.remove();
            if (label[top[u]] == 1) {
                continue;
            }
            for (int v = 1; v <= n; v++) {
                if (weight[u][v].signum() > 0 && top[u] != top[v]) {
                    if (gap(u, v).signum() != 0) {
                        updateSlack(u, top[v]);
                    } else if (tight(u, v)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private void moveDuals() {
        BigInteger step = null;
        for (int b = n + 1; b <= used; b++) {
            if (top[b] == b && label[b] == 1) {
                step = least(step, dual[b].shiftRight(1));
            }
        }
        for (int x = 1; x <= used; x++) {
            if (top[x] == x && slack[x] != 0 && label[x] != 1) {
                BigInteger gap = gap(slack[x], x);
                step = least(step, label[x] == -1 ? gap : gap.shiftRight(1));
            }
        }
        if (step == null) {
            throw new AssertionError("no edge can become tight in a complete graph");
        }
        for (int u = 1; u <= n; u++) {
            dual[u] = label[top[u]] == 0 ? dual[u].subtract(step) : label[top[u]] == 1 ? dual[u].add(step) : dual[u];
        }
        BigInteger twice = step.shiftLeft(1);
        for (int b = n + 1; b <= used; b++) {
            if (top[b] == b) {
                dual[b] = label[b] == 0 ? dual[b].add(twice) : label[b] == 1 ? dual[b].subtract(twice) : dual[b];
            }
        }
    }

    private boolean useNewlyTight() {
        queue.clear();
        for (int x = 1; x <= used; x++) {
            if (top[x] == x
                    && slack[x] != 0
                    && top[slack[x]] != x
                    && gap(slack[x], x).signum() == 0) {
                if (tight(from[slack[x]][x], to[slack[x]][x])) {
                    return true;
                }
            }
        }
        for (int b = n + 1; b <= used; b++) {
            if (top[b] == b && label[b] == 1 && dual[b].signum() == 0) {
                open(b);
            }
        }
        return false;
    }

    private static BigInteger least(@org.jspecify.annotations.Nullable BigInteger one, BigInteger other) {
        return one == null ? other : one.min(other);
    }
}
