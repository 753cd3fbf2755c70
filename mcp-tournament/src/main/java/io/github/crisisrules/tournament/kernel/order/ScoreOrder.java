package io.github.crisisrules.tournament.kernel.order;

import io.github.crisisrules.tournament.kernel.Meetings;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The players ordered by points, highest first, and by canonical order among equals; a group is a range of
 * {@link #order}.
 *
 * <p>Layout: group {@code g} is {@code order[start[g]] … order[start[g + 1] - 1]}, all with {@code value[g]}
 * points; {@code value} is strictly decreasing. Entries of {@code start}, {@code value} and {@code bits} beyond the
 * last group are meaningless. Cost: one counting sort, linear, while the range of the points is at most a few times
 * the number of players; otherwise a sort of longs. A few players are sorted as bits: {@code bits[g]} has one bit
 * for each player of the group.
 */
public final class ScoreOrder {
    public final int[] order;
    public final int[] start;
    public final int[] value;
    public final long @Nullable [] bits;
    private final int groups;

    private ScoreOrder(int[] order, int[] start, int[] value, long @Nullable [] bits, int groups) {
        this.order = order;
        this.start = start;
        this.value = value;
        this.bits = bits;
        this.groups = groups;
    }

    public int groups() {
        return groups;
    }

    /** Returns the group with the given points, which must exist. */
    public int groupOf(int points) {
        int low = 0;
        int high = groups - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (value[middle] > points) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    public static ScoreOrder of(int[] points) {
        int n = points.length;
        if (n == 0) {
            return new ScoreOrder(new int[0], new int[1], new int[0], new long[0], 0);
        }
        int most = points[0];
        int least = points[0];
        for (int p : points) {
            most = Math.max(most, p);
            least = Math.min(least, p);
        }
        if (most == least) {
            return level(n, most);
        }
        long span = (long) most - least + 1;
        if (n <= Meetings.FEW && span <= Meetings.FEW) {
            return few(points, most, (int) span);
        }
        return isWide(span, n) ? sorted(points) : counted(points, most, (int) span);
    }

    /** Returns the group of each player, 0 for the highest points. */
    static int[] groupOfEach(int[] points) {
        int most = 0;
        int least = Integer.MAX_VALUE;
        for (int p : points) {
            most = Math.max(most, p);
            least = Math.min(least, p);
        }
        int[] group = new int[points.length];
        if (isWide((long) most - least + 1, points.length)) {
            ScoreOrder groups = sorted(points);
            for (int p = 0; p < points.length; p++) {
                group[p] = groups.groupOf(points[p]);
            }
            return group;
        }
        int[] byPoints = new int[points.length == 0 ? 0 : most - least + 1];
        for (int p : points) {
            byPoints[most - p] = 1;
        }
        int groups = 0;
        for (int i = 0; i < byPoints.length; i++) {
            int here = byPoints[i];
            byPoints[i] = groups;
            groups += here;
        }
        for (int p = 0; p < points.length; p++) {
            group[p] = byPoints[most - points[p]];
        }
        return group;
    }

    /** Returns whether an array indexed by points would be much longer than the list of players. */
    private static boolean isWide(long span, int players) {
        return span > 4L * players + 1024;
    }

    /** Orders players with equal points, as in every first round: they are in order already. */
    private static ScoreOrder level(int n, int points) {
        int[] order = new int[n];
        for (int p = 0; p < n; p++) {
            order[p] = p;
        }
        long[] bits = n <= Meetings.FEW ? new long[] {-1L >>> (Meetings.FEW - n)} : null;
        return new ScoreOrder(order, new int[] {0, n}, new int[] {points}, bits, 1);
    }

    /** Orders few players with few different points: one bit for each player, in one long for each number of points. */
    private static ScoreOrder few(int[] points, int top, int span) {
        long[] bits = new long[span];
        for (int p = 0; p < points.length; p++) {
            bits[top - points[p]] |= 1L << p;
        }
        int most = Math.min(span, points.length);
        int[] value = new int[most];
        int[] start = new int[most + 1];
        int[] order = new int[points.length];
        int g = 0;
        int at = 0;
        for (int i = 0; i < span; i++) {
            if (bits[i] != 0) {
                value[g] = top - i;
                start[g] = at;
                // There are never more groups than numbers of points visited so far, so no unread entry is
                // overwritten.
                bits[g] = bits[i];
                for (long rest = bits[g++]; rest != 0; rest &= rest - 1) {
                    order[at++] = Long.numberOfTrailingZeros(rest);
                }
            }
        }
        start[g] = at;
        return new ScoreOrder(order, start, value, bits, g);
    }

    private static ScoreOrder counted(int[] points, int top, int span) {
        int[] next = new int[span + 1];
        for (int p : points) {
            next[top - p + 1]++;
        }
        int most = Math.min(span, points.length);
        int[] value = new int[most];
        int[] start = new int[most + 1];
        int g = 0;
        int sum = 0;
        for (int i = 0; i < span; i++) {
            int size = next[i + 1];
            next[i] = sum;
            if (size > 0) {
                value[g] = top - i;
                start[g++] = sum;
                sum += size;
            }
        }
        start[g] = sum;
        int[] order = new int[points.length];
        for (int p = 0; p < points.length; p++) {
            order[next[top - points[p]]++] = p;
        }
        return new ScoreOrder(order, start, value, null, g);
    }

    private static ScoreOrder sorted(int[] points) {
        int n = points.length;
        long[] keys = new long[n];
        for (int p = 0; p < n; p++) {
            keys[p] = (-(long) points[p] << 31) | p;
        }
        Arrays.sort(keys);
        int[] order = new int[n];
        int[] value = new int[n];
        int[] start = new int[n + 1];
        int g = 0;
        for (int i = 0; i < n; i++) {
            order[i] = (int) (keys[i] & 0x7fffffffL);
            int p = points[order[i]];
            if (i == 0 || value[g - 1] != p) {
                value[g] = p;
                start[g++] = i;
            }
        }
        start[g] = n;
        return new ScoreOrder(order, start, value, null, g);
    }
}
