package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Who has met whom, or may not meet: for every player the flat list of the others, one entry for each meeting.
 *
 * <p>Layout: the others of player {@code p} are {@code others[start[p]] … others[start[p + 1] - gap - 1]}, in any order: lists follow each
 * other, or have room at the end for {@code gap} more. For a pairing the relation is symmetric: whoever lists {@code q} is listed by {@code q} as
 * often.
 *
 * <p>A field of at most {@value #FEW} has the same as bits too, if nobody stands twice in a list: bit {@code q} of {@code bits[p]} is set if {@code
 * p} lists {@code q}. Then a question is one step, and no loop whose end a processor has to guess.
 */
public final class Meetings {
    /** So many players have a bit each in a long. */
    public static final int FEW = Long.SIZE;

    final int[] start;
    final int[] others;
    final long @Nullable [] bits;
    private final int gap;
    private final boolean level;

    private Meetings(int[] start, int[] others, long @Nullable [] bits, int gap, boolean level) {
        this.start = start;
        this.others = others;
        this.bits = bits;
        this.gap = gap;
        this.level = level;
    }

    /** Nobody of {@code players} has met anybody. */
    public static Meetings none(int players) {
        return flat(new int[players + 1], new int[0]);
    }

    /**
     * Wraps lists that are already flat; the arrays are not copied, and must not change any more.
     *
     * @throws IllegalArgumentException if the lists do not cover the entries, or one of a few players lists somebody who is not there
     */
    public static Meetings flat(int[] start, int[] others) {
        requireCovered(start, others);
        return new Meetings(start, others, bits(start, others, 0), 0, false);
    }

    /** The same where everybody's list is as long, and the last {@code gap} entries of each do not count yet. */
    public static Meetings level(int[] start, int[] others, int gap) {
        return level(start, others, null, gap);
    }

    /**
     * The same for at most {@value #FEW} players whose lists are known as bits already. Lists and bits may be filled anew, both alike, before
     * they are asked again.
     *
     * @param bits for each player a bit for each of the others in the list; nobody stands there twice
     * @throws IllegalArgumentException if lists and bits do not tell the same
     */
    public static Meetings level(int[] start, int[] others, long @Nullable [] bits, int gap) {
        requireCovered(start, others);
        Meetings level = new Meetings(start, others, bits, gap, true);
        int each = start.length > 1 ? start[1] : gap;
        for (int p = 0; p < level.players(); p++) {
            if (gap < 0 || gap > each || start[p + 1] - start[p] != each) {
                throw new IllegalArgumentException("everybody's list must be as long as the first, " + each
                        + " entries with the last " + gap + " left out, but that of player " + p + " has "
                        + (start[p + 1] - start[p]));
            }
        }
        if (bits != null && !Arrays.equals(bits, bits(start, others, gap))) {
            throw new IllegalArgumentException("bits must tell what the lists of at most " + FEW
                    + " players tell who have met nobody twice, and do not for these " + level.players()
                    + " players: leave them out");
        }
        return level;
    }

    private static void requireCovered(int[] start, int[] others) {
        if (start.length == 0 || start[0] != 0 || start[start.length - 1] != others.length) {
            throw new IllegalArgumentException("the lists must cover exactly the entries given");
        }
    }

    /** The lists as bits; nothing if they are too many, or somebody stands twice in one. */
    private static long @Nullable [] bits(int[] start, int[] others, int gap) {
        if (start.length > FEW + 1) {
            return null;
        }
        long[] bits = new long[start.length - 1];
        for (int p = 0; p < bits.length; p++) {
            int end = start[p + 1] - gap;
            for (int i = start[p]; i < end; i++) {
                if (others[i] < 0 || others[i] >= bits.length) {
                    throw new IllegalArgumentException("player " + p + " has met player " + others[i]
                            + ", and players are numbered from 0 to " + (bits.length - 1));
                }
                bits[p] |= 1L << others[i];
            }
            if (Long.bitCount(bits[p]) != end - start[p]) {
                return null;
            }
        }
        return bits;
    }

    /** One meeting of {@code first[i]} and {@code second[i]} for every {@code i}. */
    public static Meetings among(int players, int[] first, int[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException("a meeting has two sides: " + first.length + " and " + second.length);
        }
        int[] start = new int[players + 1];
        for (int i = 0; i < first.length; i++) {
            if (first[i] == second[i]) {
                throw new IllegalArgumentException("player " + first[i] + " cannot meet themselves");
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

    /** How many players there are. */
    public int players() {
        return start.length - 1;
    }

    /** How many entries the player's list has. */
    public int degree(int player) {
        return end(player) - start[player];
    }

    /** How often the two have met. */
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

    /** Whether the two have met at all. */
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

    /** Copies the player's list into an array from a place on; says how many entries it has. */
    public int copyOthers(int player, int[] into, int at) {
        System.arraycopy(others, start[player], into, at, degree(player));
        return degree(player);
    }

    /** Where a player's list ends: the place after the last entry. */
    int end(int player) {
        return start[player + 1] - gap;
    }

    /** How far apart the lists begin, if all are as long as the longest; else -1. */
    int stride(int longest) {
        int stride = longest + gap;
        return (long) stride * players() == others.length ? stride : -1;
    }

    boolean isEmpty() {
        return others.length == 0 || (level && degree(0) == 0);
    }

    /** Whether everybody's list is known to be as long, without a look at them. */
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
