package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;

/**
 * A check that both players of every meeting list it, for lists with increasing entries.
 *
 * <p>Method: players are visited from the lowest on. The players below {@code q} who list {@code q} then come in
 * the order of {@code q}'s own list, so one position in each list records how far it has been confirmed. If every
 * confirmed entry holds the player who listed {@code q}, and each list is confirmed exactly up to its first higher
 * entry, the relation is symmetric.
 *
 * <p>Cost: linear. Each meeting reads two random positions: up to where the other player's list is confirmed, and
 * the entry there; meetings are processed a few hundred at a time, so that the cache misses overlap.
 */
public final class SymmetryCheck {
    private static final int BLOCK = 512;

    private SymmetryCheck() {}

    /**
     * Returns two players whose lists disagree on how often they met, the lower first, or an empty array if there
     * are none.
     */
    public static int[] exception(Meetings meetings) {
        return meetings.isEmpty() || isSymmetric(meetings) ? new int[0] : found(meetings);
    }

    private static boolean isSymmetric(Meetings meetings) {
        int[] start = meetings.start;
        int[] others = meetings.others;
        int n = meetings.players();
        int[] confirmed = Arrays.copyOf(start, n);
        int[] namer = new int[BLOCK];
        int[] named = new int[BLOCK];
        int[] place = new int[BLOCK];
        int filled = 0;
        int differences = 0;
        for (int p = 0; p < n; p++) {
            for (int k = start[p]; k < meetings.end(p); k++) {
                namer[filled] = p;
                named[filled] = others[k];
                filled += others[k] > p ? 1 : 0;
                if (filled == BLOCK) {
                    differences |= differences(others, confirmed, namer, named, place, filled);
                    filled = 0;
                }
            }
        }
        differences |= differences(others, confirmed, namer, named, place, filled);
        for (int q = 0; q < n && differences == 0; q++) {
            int to = confirmed[q];
            boolean lowerOnes = to <= meetings.end(q) && (to == start[q] || others[to - 1] < q);
            boolean allLower = to >= meetings.end(q) || others[to] > q;
            differences = lowerOnes && allLower ? 0 : 1;
        }
        return differences == 0;
    }

    private static int differences(int[] others, int[] confirmed, int[] namer, int[] named, int[] place, int filled) {
        for (int i = 0; i < filled; i++) {
            place[i] = confirmed[named[i]]++;
        }
        int differences = 0;
        for (int i = 0; i < filled; i++) {
            // A list that is confirmed beyond its end is detected afterwards; here the index only has to stay within
            // the array.
            differences |= others[Math.min(place[i], others.length - 1)] ^ namer[i];
        }
        return differences;
    }

    /** Finds the two players by repeating the check one meeting at a time. */
    private static int[] found(Meetings meetings) {
        int[] start = meetings.start;
        int[] others = meetings.others;
        int[] confirmed = Arrays.copyOf(start, meetings.players());
        for (int p = 0; p < meetings.players(); p++) {
            int own = confirmed[p];
            if (own < meetings.end(p) && others[own] < p) {
                return new int[] {others[own], p};
            }
            for (int k = own; k < meetings.end(p); k++) {
                int q = others[k];
                int place = confirmed[q]++;
                if (place == meetings.end(q) || others[place] != p) {
                    boolean lowerIsUnconfirmed = place < meetings.end(q) && others[place] < p;
                    return new int[] {lowerIsUnconfirmed ? others[place] : p, q};
                }
            }
        }
        throw new AssertionError("The lists are not symmetric, but no two players disagree.");
    }
}
