package io.github.crisisrules.tournament.kernel.order;

import java.util.Arrays;

/**
 * The order in which the tables of a round are numbered: by the points of the higher player, then of the lower
 * player, both from the top, then by canonical order.
 *
 * <p>Cost: linear. The pairs are listed by their first player in canonical order and then moved twice by a stable
 * counting sort, by the lower player's group and by the higher player's. Only the lookups of a partner and of the
 * partner's group access memory at random; after that, pairs and groups move together.
 */
public final class TableNumbering {
    private TableNumbering() {}

    /**
     * Returns the pairs in table order, each with the lower index first.
     *
     * @param points the points of each player, by dense index in canonical order
     * @param pairs a pairing, read in twos; it must contain every index exactly once
     * @throws IllegalArgumentException if {@code pairs} has another length than {@code points}, or an index
     *     occurs twice
     */
    public static int[] of(int[] points, int[] pairs) {
        int n = points.length;
        if (pairs.length != n) {
            throw new IllegalArgumentException(
                    "A pairing must list each of the " + n + " players once, but has " + pairs.length + " entries.");
        }
        int[] partner = partners(pairs);
        int[] group = ScoreOrder.groupOfEach(points);
        long[] tables = new long[n / 2];
        int[] lower = new int[n / 2];
        int[] higher = new int[n / 2];
        int count = 0;
        for (int p = 0; p < n; p++) {
            int q = partner[p];
            if (q > p) {
                tables[count] = (long) p << Integer.SIZE | q;
                lower[count] = Math.max(group[p], group[q]);
                higher[count++] = Math.min(group[p], group[q]);
            }
        }
        int[] places = toPlaces(lower);
        long[] byLower = new long[count];
        int[] higherByLower = new int[count];
        for (int i = 0; i < count; i++) {
            byLower[places[i]] = tables[i];
            higherByLower[places[i]] = higher[i];
        }
        places = toPlaces(higherByLower);
        int[] sorted = new int[n];
        for (int i = 0; i < count; i++) {
            sorted[2 * places[i]] = (int) (byLower[i] >> Integer.SIZE);
            sorted[2 * places[i] + 1] = (int) byLower[i];
        }
        return sorted;
    }

    private static int[] partners(int[] pairs) {
        int[] partner = new int[pairs.length];
        Arrays.fill(partner, -1);
        for (int i = 0; i < pairs.length; i++) {
            if (partner[pairs[i]] >= 0) {
                throw new IllegalArgumentException("Index " + pairs[i] + " is in two pairs. List every player once.");
            }
            partner[pairs[i]] = pairs[i ^ 1];
        }
        return partner;
    }

    /** Replaces each key by the position of its entry after a stable sort by key. */
    private static int[] toPlaces(int[] keys) {
        int most = 0;
        for (int key : keys) {
            most = Math.max(most, key);
        }
        int[] next = new int[most + 2];
        for (int key : keys) {
            next[key + 1]++;
        }
        for (int key = 0; key < most; key++) {
            next[key + 1] += next[key];
        }
        for (int i = 0; i < keys.length; i++) {
            keys[i] = next[keys[i]]++;
        }
        return keys;
    }
}
