package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A relation between players, such as earlier meetings or forbidden pairs: for every player the flat list of the
 * others, one entry for each meeting.
 *
 * <p>Layout: the others of player {@code p} are {@code others[start[p]] … others[start[p + 1] - gap - 1]}, in any
 * order: the lists are contiguous, or have room for {@code gap} more entries at the end. For a pairing the relation
 * must be symmetric: {@code q} lists {@code p} as often as {@code p} lists {@code q}.
 *
 * <p>For at most {@value #FEW} players, if no list contains a player twice, the relation is also stored as bits:
 * bit {@code q} of {@code bits[p]} is set if {@code p} lists {@code q}. A lookup is then one step, without a loop
 * whose end the processor has to predict.
 */
public final class Meetings {
    /** The largest number of players that have one bit each in a long. */
    public static final int FEW = Long.SIZE;

    public final int[] start;
    public final int[] others;
    public final long @Nullable [] bits;
    private final int gap;
    private final boolean level;

    private Meetings(int[] start, int[] others, long @Nullable [] bits, int gap, boolean level) {
        this.start = start;
        this.others = others;
        this.bits = bits;
        this.gap = gap;
        this.level = level;
    }

    /** Returns the empty relation between {@code players} players. */
    public static Meetings none(int players) {
        return flat(new int[players + 1], new int[0]);
    }

    /**
     * Wraps lists that are already flat; the arrays are not copied and must not be changed afterwards.
     *
     * @throws IllegalArgumentException if the lists do not cover the entries, or if there are at most
     *     {@value #FEW} players and one lists a player who does not exist
     */
    public static Meetings flat(int[] start, int[] others) {
        requireCovered(start, others);
        return new Meetings(start, others, bits(start, others, 0), 0, false);
    }

    /**
     * Wraps flat lists of equal length, the last {@code gap} entries of each being unused, see
     * {@link #level(int[], int[], long[], int)}.
     */
    public static Meetings level(int[] start, int[] others, int gap) {
        return level(start, others, null, gap);
    }

    /**
     * Wraps flat lists of equal length, the last {@code gap} entries of each being unused, for at most {@value #FEW}
     * players whose lists are also given as bits. The caller may refill lists and bits consistently between uses.
     *
     * @param bits for each player one bit for each player of the list, which must not contain a player twice;
     *     or null
     * @throws IllegalArgumentException if the lengths of the lists differ, or lists and bits disagree
     */
    public static Meetings level(int[] start, int[] others, long @Nullable [] bits, int gap) {
        requireCovered(start, others);
        Meetings level = new Meetings(start, others, bits, gap, true);
        int each = start.length > 1 ? start[1] : gap;
        for (int p = 0; p < level.players(); p++) {
            if (gap < 0 || gap > each || start[p + 1] - start[p] != each) {
                throw new IllegalArgumentException(
                        "Every list must have " + each + " entries, the last " + gap + " of them unused, but player "
                                + p + " has " + (start[p + 1] - start[p]) + ". Change the list of this player.");
            }
        }
        if (bits != null && !Arrays.equals(bits, bits(start, others, gap))) {
            throw new IllegalArgumentException("Bits must match the lists of at most " + FEW
                    + " players without repeated entries, but they do not for these " + level.players()
                    + " players. Leave them out.");
        }
        return level;
    }

    private static void requireCovered(int[] start, int[] others) {
        if (start.length == 0 || start[0] != 0 || start[start.length - 1] != others.length) {
            throw new IllegalArgumentException(
                    "The lists must cover exactly the given entries. Start at 0 and end at their number.");
        }
    }

    /** Returns the lists as bits, or null if there are too many players or a list contains a player twice. */
    private static long @Nullable [] bits(int[] start, int[] others, int gap) {
        if (start.length > FEW + 1) {
            return null;
        }
        long[] bits = new long[start.length - 1];
        for (int p = 0; p < bits.length; p++) {
            int end = start[p + 1] - gap;
            for (int i = start[p]; i < end; i++) {
                if (others[i] < 0 || others[i] >= bits.length) {
                    throw new IllegalArgumentException("Player " + p + " has met player " + others[i]
                            + ", who does not exist. Use players from 0 to " + (bits.length - 1) + ".");
                }
                bits[p] |= 1L << others[i];
            }
            if (Long.bitCount(bits[p]) != end - start[p]) {
                return null;
            }
        }
        return bits;
    }

    /** Returns the relation with one meeting of {@code first[i]} and {@code second[i]} for every {@code i}. */
    public static Meetings among(int players, int[] first, int[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException("A meeting has two players, but there are " + first.length
                    + " first and " + second.length + " second players. Give arrays of equal length.");
        }
        int[] start = new int[players + 1];
        for (int i = 0; i < first.length; i++) {
            if (first[i] == second[i]) {
                throw new IllegalArgumentException(
                        "Player " + first[i] + " cannot meet themselves. Name two different players.");
            }
            start[first[i] + 1]++;
            start[second[i] + 1]++;
        }
        for (int p = 0; p < players; p++) {
            start[p + 1] += start[p];
        }
        int[] next = Arrays.copyOf(start, players);
        int[] others = new int[2 * first.length];
        for (int i = 0; i < first.length; i++) {
            others[next[first[i]]++] = second[i];
            others[next[second[i]]++] = first[i];
        }
        return flat(start, others);
    }

    /** Returns the number of players. */
    public int players() {
        return start.length - 1;
    }

    /** Returns the number of entries in the player's list. */
    public int degree(int player) {
        return end(player) - start[player];
    }

    /** Returns the number of times the two have met. */
    public int count(int one, int other) {
        if (bits != null) {
            return (int) (bits[one] >>> other) & 1;
        }
        int found = 0;
        for (int i = start[one], end = end(one); i < end; i++) {
            if (others[i] == other) {
                found++;
            }
        }
        return found;
    }

    /** Returns whether the two have met. */
    public boolean any(int one, int other) {
        if (bits != null) {
            return (bits[one] >>> other & 1) != 0;
        }
        for (int i = start[one], end = end(one); i < end; i++) {
            if (others[i] == other) {
                return true;
            }
        }
        return false;
    }

    /** Copies the player's list to {@code into} from index {@code at} on and returns the number of entries. */
    public int copyOthers(int player, int[] into, int at) {
        System.arraycopy(others, start[player], into, at, degree(player));
        return degree(player);
    }

    /** Returns the end of a player's list: the index after the last entry. */
    public int end(int player) {
        return start[player + 1] - gap;
    }

    /** Returns the distance between the starts of the lists if all are as long as the longest, else -1. */
    public int stride(int longest) {
        int stride = longest + gap;
        return (long) stride * players() == others.length ? stride : -1;
    }

    public boolean isEmpty() {
        return others.length == 0 || (level && degree(0) == 0);
    }

    /** Returns whether all lists are known to be equally long without examining them. */
    boolean isLevel() {
        return level;
    }

    int largestDegree() {
        if (isLevel()) {
            return players() == 0 ? 0 : degree(0);
        }
        int largest = 0;
        for (int p = 0; p + 1 < start.length; p++) {
            largest = Math.max(largest, start[p + 1] - start[p]);
        }
        return largest;
    }
}
