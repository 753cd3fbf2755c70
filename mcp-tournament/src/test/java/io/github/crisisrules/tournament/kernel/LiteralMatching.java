package io.github.crisisrules.tournament.kernel;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A perfect matching of least cost in a complete graph with big-integer costs, written for reading, with its proof.
 *
 * <p>Edmonds' odd sets are kept as plain lists of vertices with a dual each. Every stage takes the graph of tight edges,
 * contracts the sets, grows an alternating forest from scratch, and either augments, finds a new odd set, gives one up, or
 * changes the duals. {@link #provesItself} checks the duals against the whole graph: whoever trusts that check needs to
 * trust nothing else here.
 */
public final class LiteralMatching {
    private final int n;
    private final BigInteger[][] cost;
    private final BigInteger[] price;
    private final int[] mate;
    /** Odd sets, inner ones before outer ones; each is a ring of parts (vertices or earlier sets). */
    private final List<OddSet> sets = new ArrayList<>();

    private static final class OddSet {
        final List<Node> ring;
        final boolean[] has;
        BigInteger dual = BigInteger.ZERO;

        OddSet(List<Node> ring, int n) {
            this.ring = ring;
            this.has = new boolean[n];
            ring.forEach(part -> part.vertices().forEach(v -> has[v] = true));
        }
    }

    /** A vertex, or an odd set seen as one. */
    private static final class Node {
        final int vertex;
        final OddSet set;

        Node(int vertex, OddSet set) {
            this.vertex = vertex;
            this.set = set;
        }

        boolean has(int v) {
            return set == null ? vertex == v : set.has[v];
        }

        void collect(List<Integer> into) {
            if (set == null) {
                into.add(vertex);
            } else {
                set.ring.forEach(part -> part.collect(into));
            }
        }

        List<Integer> vertices() {
            List<Integer> all = new ArrayList<>();
            collect(all);
            return all;
        }
    }

    private final List<Node> nodes = new ArrayList<>();

    public LiteralMatching(BigInteger[][] costs) {
        this.n = costs.length;
        this.cost = new BigInteger[n][n];
        this.price = new BigInteger[n];
        this.mate = new int[n];
        Arrays.fill(mate, -1);
        Arrays.fill(price, BigInteger.ZERO);
        for (int i = 0; i < n; i++) {
            nodes.add(new Node(i, null));
            for (int j = 0; j < n; j++) {
                // Twice the cost keeps all duals whole.
                cost[i][j] = i == j ? BigInteger.ZERO : costs[i][j].shiftLeft(1);
            }
        }
        while (Arrays.stream(mate).anyMatch(m -> m < 0)) {
            stage();
        }
    }

    public int[] mates() {
        return mate;
    }

    private BigInteger slack(int u, int v) {
        BigInteger slack = cost[u][v].subtract(price[u]).subtract(price[v]);
        for (OddSet set : sets) {
            if (set.has[u] != set.has[v]) {
                slack = slack.subtract(set.dual);
            }
        }
        return slack;
    }

    /** One forest from scratch: +1 outer, -1 inner; {@code entry[i]} is the edge by which node i was reached. */
    private void stage() {
        int count = nodes.size();
        int[] sign = new int[count];
        int[] up = new int[count];
        int[][] entry = new int[count][];
        int[] at = new int[n];
        BigInteger[][] slack = new BigInteger[n][n];
        for (int i = 0; i < count; i++) {
            for (int v : nodes.get(i).vertices()) {
                at[v] = i;
            }
        }
        for (int u = 0; u < n; u++) {
            for (int v = 0; v < n; v++) {
                slack[u][v] = at[u] == at[v] ? BigInteger.ZERO : slack(u, v);
            }
        }
        for (int i = 0; i < count; i++) {
            boolean free = nodes.get(i).vertices().stream().allMatch(v -> mate[v] < 0 || at[mate[v]] == at[v]);
            sign[i] = free ? 1 : 0;
            up[i] = -1;
        }
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int u = 0; u < n; u++) {
                for (int v = 0; v < n; v++) {
                    int i = at[u];
                    int j = at[v];
                    if (i == j || sign[i] != 1 || sign[j] == -1 || slack[u][v].signum() != 0) {
                        continue;
                    }
                    if (sign[j] == 1) {
                        close(i, j, u, v, up, entry);
                        return;
                    }
                    int out = nodes.get(j).vertices().stream()
                            .filter(x -> mate[x] >= 0 && at[mate[x]] != j)
                            .findFirst()
                            .orElseThrow();
                    int k = at[mate[out]];
                    sign[j] = -1;
                    up[j] = i;
                    entry[j] = new int[] {v, u};
                    sign[k] = 1;
                    up[k] = j;
                    entry[k] = new int[] {mate[out], out};
                    grown = true;
                }
            }
        }
        adjust(at, sign, slack);
    }

    private List<Integer> path(int from, int[] up) {
        List<Integer> path = new ArrayList<>();
        for (int i = from; i >= 0; i = up[i]) {
            path.add(i);
        }
        return path;
    }

    private void close(int i, int j, int u, int v, int[] up, int[][] entry) {
        List<Integer> left = path(i, up);
        List<Integer> right = path(j, up);
        Integer common = left.stream().filter(right::contains).findFirst().orElse(null);
        if (common == null) {
            raise(i, up, entry);
            raise(j, up, entry);
            mate[u] = v;
            mate[v] = u;
            settle(nodes.get(i), u);
            settle(nodes.get(j), v);
            return;
        }
        List<Node> ring = new ArrayList<>();
        List<Integer> down = new ArrayList<>(left.subList(0, left.indexOf(common)));
        java.util.Collections.reverse(down);
        ring.add(nodes.get(common));
        down.forEach(x -> ring.add(nodes.get(x)));
        right.subList(0, right.indexOf(common)).forEach(x -> ring.add(nodes.get(x)));
        OddSet set = new OddSet(ring, n);
        sets.add(set);
        nodes.removeAll(ring);
        nodes.add(new Node(-1, set));
    }

    /** Swaps matched and unmatched edges from an outer node up to its root. */
    private void raise(int from, int[] up, int[][] entry) {
        int outer = from;
        while (up[outer] >= 0) {
            int inner = up[outer];
            int above = up[inner];
            int low = entry[inner][0];
            int high = entry[inner][1];
            mate[low] = high;
            mate[high] = low;
            settle(nodes.get(inner), low);
            outer = above;
            settle(nodes.get(above), high);
        }
    }

    /** Makes {@code exit} the vertex of the node that is matched outside, and matches the others inside around it. */
    private void settle(Node node, int exit) {
        if (node.set == null) {
            return;
        }
        List<Node> ring = node.set.ring;
        int size = ring.size();
        int start = 0;
        while (!ring.get(start).has(exit)) {
            start++;
        }
        settle(ring.get(start), exit);
        for (int k = 1; k < size; k += 2) {
            Node a = ring.get((start + k) % size);
            Node b = ring.get((start + k + 1) % size);
            int[] edge = tight(a, b);
            mate[edge[0]] = edge[1];
            mate[edge[1]] = edge[0];
            settle(a, edge[0]);
            settle(b, edge[1]);
        }
    }

    private int[] tight(Node a, Node b) {
        for (int u : a.vertices()) {
            for (int v : b.vertices()) {
                if (slack(u, v).signum() == 0) {
                    return new int[] {u, v};
                }
            }
        }
        throw new AssertionError("neighbours on a ring are joined by a tight edge");
    }

    private void adjust(int[] at, int[] sign, BigInteger[][] slack) {
        BigInteger step = null;
        for (int u = 0; u < n; u++) {
            for (int v = 0; v < n; v++) {
                if (at[u] != at[v] && sign[at[u]] == 1 && sign[at[v]] >= 0) {
                    BigInteger room = sign[at[v]] == 1 ? slack[u][v].shiftRight(1) : slack[u][v];
                    step = step == null ? room : step.min(room);
                }
            }
        }
        for (int i = 0; i < nodes.size(); i++) {
            if (sign[i] == -1 && nodes.get(i).set != null) {
                BigInteger room = nodes.get(i).set.dual;
                step = step == null ? room : step.min(room);
            }
        }
        if (step == null) {
            throw new AssertionError("a complete graph with an even number of vertices has a perfect matching");
        }
        List<Node> spent = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            BigInteger change = step.multiply(BigInteger.valueOf(sign[i]));
            if (node.set == null) {
                price[node.vertex] = price[node.vertex].add(change);
            } else {
                node.set.dual = node.set.dual.add(change);
                if (sign[i] == -1 && node.set.dual.signum() == 0) {
                    spent.add(node);
                }
            }
        }
        for (Node node : spent) {
            nodes.remove(node);
            sets.remove(node.set);
            nodes.addAll(node.set.ring);
        }
    }

    /** Weak duality, checked edge by edge: the duals bound every perfect matching from below, and this one meets the bound. */
    public boolean provesItself() {
        BigInteger bound = BigInteger.ZERO;
        BigInteger total = BigInteger.ZERO;
        for (int u = 0; u < n; u++) {
            bound = bound.add(price[u]);
            for (int v = u + 1; v < n; v++) {
                if (slack(u, v).signum() < 0) {
                    return false;
                }
            }
            if (mate[mate[u]] != u || mate[u] == u) {
                return false;
            }
            total = u < mate[u] ? total.add(cost[u][mate[u]]) : total;
        }
        for (OddSet set : sets) {
            if (set.dual.signum() < 0 || new Node(-1, set).vertices().size() % 2 == 0) {
                return false;
            }
            // Every perfect matching leaves an odd set at least once.
            bound = bound.add(set.dual);
        }
        return bound.equals(total);
    }
}
