package io.github.crisisrules.tournament.kernel.matching;

/**
 * A vector of numbers, compared from the left, packed into a few longs.
 *
 * <p>Layout: component {@code c} is a digit to the base {@code radix[c]}, which exceeds any sum that a pairing can
 * reach; several digits share a long, the most significant in the first. So comparing longs compares components,
 * and adding longs adds components. A long is filled only so far that twice the sum over all players still fits.
 */
public final class PackedVector {
    /** The number of longs in a cost. */
    public final int words;

    private final int[] wordOf;
    private final long[] unitOf;
    private final long[] radixOf;

    public PackedVector(long[] radix, int players) {
        this.radixOf = radix;
        this.wordOf = new int[radix.length];
        this.unitOf = new long[radix.length];
        long limit = 1L << Math.max(16, 56 - 2 * (32 - Integer.numberOfLeadingZeros(players + 1)));
        int word = 0;
        long full = 1;
        int from = 0;
        for (int c = 0; c < radix.length; c++) {
            if (full > 1 && full > limit / radix[c]) {
                units(from, c, word);
                word++;
                full = 1;
                from = c;
            }
            full *= radix[c];
        }
        units(from, radix.length, word);
        this.words = word + 1;
    }

    private void units(int from, int to, int word) {
        long unit = 1;
        for (int c = to - 1; c >= from; c--) {
            wordOf[c] = word;
            unitOf[c] = unit;
            unit *= radixOf[c];
        }
    }

    /** Adds component {@code c} {@code times} times to the cost that begins at index {@code at} of {@code vector}. */
    public void add(long[] vector, int at, int c, long times) {
        vector[at + wordOf[c]] += times * unitOf[c];
    }

    /** Returns component {@code c} of a cost. */
    public long part(long[] vector, int c) {
        return vector[wordOf[c]] / unitOf[c] % radixOf[c];
    }
}
