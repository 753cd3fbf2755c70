package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.PairingState;
import java.util.Arrays;

/**
 * The clubs of a group: sets of players of whom no two may meet, derived from the barred pairs alone.
 *
 * <p>Any division into such sets serves {@link ExclusionSetSampler}, so a greedy one suffices: starting with the player with
 * the most barred pairs, the players barred from that player are tried in the order of how many barred opponents
 * they share with that player. A home club is found as a whole even if its members have met other players since,
 * because the barred opponents they share are the club.
 *
 * <p>Layout: bit {@code j} of {@code rows[i]} means that the i-th and j-th player of the group, in canonical order,
 * may not meet; {@code label[i]} is 0 for players without a club, otherwise the number of the club: 1 for the largest. Cost:
 * one pass over the lists, and for each club its candidates times the words of a row.
 */
final class ExclusionSets {
    /** The smallest club; smaller sets are left to rejection. */
    private static final int LEAST = 3;

    /** The largest number of clubs; further ones are left to rejection. */
    private static final int MAX = 32;

    /** The largest group that is searched for clubs. */
    static final int WIDEST = 8192;

    final int[] players;
    final int[] label;
    final int count;
    private final int[] sizes = new int[MAX + 1];
    private final long[][] rows;

    ExclusionSets(PairingState pool, int g) {
        this.players = Arrays.copyOfRange(pool.order, pool.low[g], pool.high[g]);
        Arrays.sort(players);
        int m = players.length;
        this.label = new int[m];
        this.rows = new long[m][(m + 63) / 64];
        for (int i = 0; i < m; i++) {
            mark(pool.met, i);
            mark(pool.forbidden, i);
        }
        int found = 0;
        boolean more = true;
        while (more && found < MAX) {
            more = next(found + 1);
            found += more ? 1 : 0;
        }
        this.count = found;
        order();
    }

    /** Numbers the clubs by size, the largest first. */
    private void order() {
        int[] old = sizes.clone();
        long[] keys = new long[count];
        for (int c = 1; c <= count; c++) {
            keys[c - 1] = ((long) (players.length - old[c]) << 32) | c;
        }
        Arrays.sort(keys);
        int[] number = new int[count + 1];
        for (int k = 0; k < count; k++) {
            number[(int) keys[k]] = k + 1;
            sizes[k + 1] = old[(int) keys[k]];
        }
        for (int i = 0; i < label.length; i++) {
            label[i] = number[label[i]];
        }
    }

    private void mark(Meetings list, int i) {
        int p = players[i];
        for (int k = list.start[p], end = list.end(p); k < end; k++) {
            int j = Arrays.binarySearch(players, list.others[k]);
            if (j >= 0) {
                rows[i][j >> 6] |= 1L << j;
            }
        }
    }

    /** Returns whether two players of the group, given by their positions, may not meet. */
    boolean isBarred(int i, int j) {
        return ((rows[i][j >> 6] >>> j) & 1) != 0;
    }

    /** Looks for one more club; returns false if what is left is too small. */
    private boolean next(int mark) {
        int m = players.length;
        long[] left = new long[(m + 63) / 64];
        for (int i = 0; i < m; i++) {
            left[i >> 6] |= label[i] == 0 ? 1L << i : 0;
        }
        int first = -1;
        int most = LEAST - 2;
        for (int i = 0; i < m; i++) {
            int degree = label[i] == 0 ? common(rows[i], left) : 0;
            if (degree > most) {
                most = degree;
                first = i;
            }
        }
        if (first < 0) {
            return false;
        }
        long[] club = grown(first);
        int size = common(club, club);
        if (size < LEAST) {
            return false;
        }
        for (int i = 0; i < m; i++) {
            if (((club[i >> 6] >>> i) & 1) != 0) {
                label[i] = mark;
                sizes[mark]++;
            }
        }
        return true;
    }

    private long[] grown(int first) {
        int m = players.length;
        long[] keys = new long[m];
        int candidates = 0;
        for (int j = 0; j < m; j++) {
            if (label[j] == 0 && isBarred(first, j)) {
                keys[candidates++] = ((long) (m - common(rows[j], rows[first])) << 32) | j;
            }
        }
        Arrays.sort(keys, 0, candidates);
        long[] club = new long[(m + 63) / 64];
        club[first >> 6] |= 1L << first;
        for (int c = 0; c < candidates; c++) {
            int j = (int) keys[c];
            if (covers(rows[j], club)) {
                club[j >> 6] |= 1L << j;
            }
        }
        return club;
    }

    private static int common(long[] one, long[] other) {
        int count = 0;
        for (int w = 0; w < one.length; w++) {
            count += Long.bitCount(one[w] & other[w]);
        }
        return count;
    }

    private static boolean covers(long[] row, long[] set) {
        for (int w = 0; w < row.length; w++) {
            if ((set[w] & ~row[w]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the largest club none of whose members a player of another group may meet, or 0 if there is none. */
    int labelOf(PairingState pool, int player) {
        int[] barred = new int[count + 1];
        long[] seen = new long[(players.length + 63) / 64];
        tally(pool.met, player, barred, seen);
        tally(pool.forbidden, player, barred, seen);
        int best = 0;
        for (int c = 1; c <= count; c++) {
            if (barred[c] == sizes[c] && (best == 0 || sizes[c] > sizes[best])) {
                best = c;
            }
        }
        return best;
    }

    private void tally(Meetings list, int player, int[] barred, long[] seen) {
        for (int k = list.start[player], end = list.end(player); k < end; k++) {
            int j = Arrays.binarySearch(players, list.others[k]);
            if (j >= 0 && ((seen[j >> 6] >>> j) & 1) == 0) {
                seen[j >> 6] |= 1L << j;
                barred[label[j]]++;
            }
        }
    }
}
