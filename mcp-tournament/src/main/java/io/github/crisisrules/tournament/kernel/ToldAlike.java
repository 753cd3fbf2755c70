package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;

/**
 * Checks that both sides tell every meeting, for lists whose entries rise.
 *
 * <p>Method: players are asked from the lowest on. Those who name {@code q} from below then come in the order of {@code q}'s own
 * list, so one place in each list says how far it has been confirmed. If every entry confirmed holds the player who named it, and
 * each list is confirmed exactly up to its first higher entry, the relation is symmetric.
 *
 * <p>Cost: linear. Each meeting reads two random places, where the other's list is confirmed to and what stands there; meetings
 * are taken a few hundred at a time, so that the cache misses overlap.
 */
public final class ToldAlike {
    private static final int BLOCK = 512;

    private ToldAlike() {}

    /** Two players who tell differently how often they met, the lower first; empty if there are none. */
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
            // A list that is confirmed beyond its end is noticed afterwards; here it must only stay in the array.
            differences |= others[Math.min(place[i], others.length - 1)] ^ namer[i];
        }
        return differences;
    }

    /** The same, one meeting after the other, to say who it was. */
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
        throw new AssertionError("lists that differ, but no two players who tell differently");
    }
}
