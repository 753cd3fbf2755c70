package io.github.crisisrules.tournament.kernel.order;

/** Operations on the first entries of an array, regarded as a ring. */
public final class Rotation {
    private Rotation() {}

    public static void reverse(int[] ring, int from, int to) {
        for (int i = from, j = to - 1; i < j; i++, j--) {
            int swap = ring[i];
            ring[i] = ring[j];
            ring[j] = swap;
        }
    }

    /**
     * Moves entry {@code by} of the first {@code count} to the front, followed by the others in their order around
     * the ring.
     */
    public static void rotate(int[] ring, int count, int by) {
        reverse(ring, 0, by);
        reverse(ring, by, count);
        reverse(ring, 0, count);
    }
}
