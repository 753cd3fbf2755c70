package io.github.crisisrules.tournament.kernel;

/**
 * Puts a pairing into the order in which tables are numbered: by the points of the higher player, of the lower, both from the
 * top, then by canonical order.
 *
 * <p>Cost: linear. The pairs are listed by their first player in canonical order and then moved twice by a counting sort
 * that keeps the order of equals, by the lower player's group and by the higher's.
 */
public final class TableNumbering {
    private TableNumbering() {}

    /**
     * The same pairs in table order, each with the lower index first.
     *
     * @param pairs every index once, read in twos
     */
    public static int[] of(int[] points, int[] pairs) {
        int n = points.length;
        if (pairs.length != n) {
            throw new IllegalArgumentException("a pairing of " + n + " players, not of " + pairs.length);
        }
        int[] partner = new int[n];
        for (int i = 0; i < n; i += 2) {
            partner[pairs[i]] = pairs[i + 1];
            partner[pairs[i + 1]] = pairs[i];
        }
        for (int i = 0; i < n; i++) {
            if (partner[pairs[i]] != pairs[i ^ 1]) {
                throw new IllegalArgumentException("player " + pairs[i] + " is in two pairs");
            }
        }
        ScoreOrder groups = ScoreOrder.of(points);
        int[] group = new int[n];
        for (int g = 0; g < groups.groups(); g++) {
            for (int i = groups.start[g]; i < groups.start[g + 1]; i++) {
                group[groups.order[i]] = g;
            }
        }
        int[] first = new int[n / 2];
        int count = 0;
        for (int p = 0; p < n; p++) {
            if (partner[p] > p) {
                first[count++] = p;
            }
        }
        int[] sorted = byGroup(first, partner, group, groups.groups(), false);
        sorted = byGroup(sorted, partner, group, groups.groups(), true);
        int[] tables = new int[n];
        for (int i = 0; i < count; i++) {
            tables[2 * i] = sorted[i];
            tables[2 * i + 1] = partner[sorted[i]];
        }
        return tables;
    }

    private static int[] byGroup(int[] pairs, int[] partner, int[] group, int groups, boolean higher) {
        int[] next = new int[groups + 1];
        int[] key = new int[pairs.length];
        for (int i = 0; i < pairs.length; i++) {
            int one = group[pairs[i]];
            int other = group[partner[pairs[i]]];
            key[i] = higher ? Math.min(one, other) : Math.max(one, other);
            next[key[i] + 1]++;
        }
        for (int g = 0; g < groups; g++) {
            next[g + 1] += next[g];
        }
        int[] sorted = new int[pairs.length];
        for (int i = 0; i < pairs.length; i++) {
            sorted[next[key[i]]++] = pairs[i];
        }
        return sorted;
    }
}
