package io.github.crisisrules.tournament.kernel.order;

import java.util.Arrays;

/**
 * The index from registration numbers to dense indices: the position of a number in an increasing list of numbers.
 *
 * <p>Layout: numbers without a gap need no lookup array. While the numbers lie close together, as they do in an
 * event, an array by number holds the index plus one, or 0 for an unused number. Numbers that lie far apart, as in
 * a league, are found by binary search.
 */
public final class NumberIndex {
    private final int[] numbers;
    private final int[] table;
    private final boolean withoutGap;

    private NumberIndex(int[] numbers, int[] table, boolean withoutGap) {
        this.numbers = numbers;
        this.table = table;
        this.withoutGap = withoutGap;
    }

    /** Returns an index of strictly increasing numbers from 1 upwards; the array is not copied. */
    public static NumberIndex of(int[] rising) {
        int n = rising.length;
        long span = n == 0 ? 0 : (long) rising[n - 1] - rising[0] + 1;
        if (span == n || span > 4L * n + 1024) {
            return new NumberIndex(rising, new int[0], span == n);
        }
        int[] table = new int[(int) span];
        for (int i = 0; i < n; i++) {
            table[rising[i] - rising[0]] = i + 1;
        }
        return new NumberIndex(rising, table, false);
    }

    /** Returns the index of {@code number}, or -1 if it is not in the list. */
    public int of(int number) {
        if (withoutGap) {
            int place = numbers.length == 0 ? -1 : number - numbers[0];
            return place < 0 || place >= numbers.length ? -1 : place;
        }
        if (table.length > 0) {
            int place = number - numbers[0];
            return place < 0 || place >= table.length ? -1 : table[place] - 1;
        }
        return Math.max(-1, Arrays.binarySearch(numbers, number));
    }
}
