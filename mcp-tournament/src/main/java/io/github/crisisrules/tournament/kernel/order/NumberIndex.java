package io.github.crisisrules.tournament.kernel.order;

import java.util.Arrays;

/**
 * The index from registration numbers to dense indices: the position of a number in an increasing list of numbers.
 * Numbers without a gap need no search; others, as after players have left, are found by binary search.
 */
public final class NumberIndex {
    private final int[] numbers;
    private final boolean withoutGap;

    private NumberIndex(int[] numbers) {
        this.numbers = numbers;
        int n = numbers.length;
        this.withoutGap = n > 0 && (long) numbers[n - 1] - numbers[0] == n - 1;
    }

    /** Returns an index of strictly increasing numbers from 1 upwards; the array is not copied. */
    public static NumberIndex of(int[] rising) {
        return new NumberIndex(rising);
    }

    /** Returns the index of {@code number}, or -1 if it is not in the list. */
    public int of(int number) {
        if (withoutGap) {
            int place = number - numbers[0];
            return place < 0 || place >= numbers.length ? -1 : place;
        }
        return Math.max(-1, Arrays.binarySearch(numbers, number));
    }
}
