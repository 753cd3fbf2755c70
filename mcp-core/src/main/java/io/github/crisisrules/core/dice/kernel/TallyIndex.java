package io.github.crisisrules.core.dice.kernel;

import java.util.Arrays;

/**
 * A numbering of all tallies of at most {@code dice} dice over {@code kinds} kinds of faces, from 0 without gaps,
 * fewer dice first.
 *
 * <p>A tally is identified by the partial sums of its counts, p1 &le; p2 &le; &hellip;; its number is the sum of
 * the binomial coefficients (p_i + i - 1 over i), the combinatorial number system. Removing a die lowers the
 * number, and so does moving a die from one kind to a later one.
 */
public final class TallyIndex {
    private final int kinds;
    private final int dice;
    private final int[][] before;

    public TallyIndex(int kinds, int dice) {
        this.kinds = kinds;
        this.dice = dice;
        this.before = new int[kinds][dice + 1];
        for (int i = 0; i < kinds; i++) {
            for (int sum = 1; sum <= dice; sum++) {
                before[i][sum] = i == 0 ? sum : Math.addExact(before[i][sum - 1], before[i - 1][sum]);
            }
        }
    }

    /** Returns the number of tallies. */
    public static long size(int kinds, int dice) {
        long size = 1;
        for (int i = 1; i <= kinds; i++) {
            size = Math.multiplyExact(size, dice + i) / i;
        }
        return size;
    }

    public int size() {
        return Math.toIntExact(size(kinds, dice));
    }

    public int number(int[] counts) {
        int sum = 0;
        int number = 0;
        for (int i = 0; i < kinds; i++) {
            sum += counts[i];
            number += before[i][sum];
        }
        return number;
    }

    /** Returns the tally with the given number. */
    public int[] tally(int number) {
        int[] counts = new int[kinds];
        int rest = number;
        int above = dice;
        for (int i = kinds - 1; i >= 0; i--) {
            int found = Arrays.binarySearch(before[i], 0, above + 1, rest);
            int sum = found < 0 ? -found - 2 : found;
            rest -= before[i][sum];
            if (i + 1 < kinds) {
                counts[i + 1] = above - sum;
            }
            above = sum;
        }
        if (kinds > 0) {
            counts[0] = above;
        }
        return counts;
    }

    /** Changes a tally into the one with the next number. */
    public void advance(int[] counts) {
        if (kinds == 0) {
            return;
        }
        int first = counts[0];
        int i = 0;
        while (i + 1 < kinds && counts[i + 1] == 0) {
            i++;
        }
        counts[0] = 0;
        counts[i] = first + 1;
        if (i + 1 < kinds) {
            counts[i + 1]--;
        }
    }

    public static int dice(int[] counts) {
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        return sum;
    }
}
