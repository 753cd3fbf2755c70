package io.github.crisisrules.fairness.assumption;

import io.github.crisisrules.core.chance.Seed;

/**
 * The random source of matches, addressed by the two players and the number of their earlier meetings instead of by
 * time: when the same players meet in two simulations of the same event under different systems, the outcome is the
 * same. These common random numbers make comparisons of systems precise.
 *
 * <p>Each match starts a SplitMix64 stream (Steele, Lea, Flood 2014) at a state hashed from the event's seed and
 * the match. Splitting a {@link Seed} for each match would do as well, but would cost more than simulating the
 * match.
 */
public final class MatchChance {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;
    private final long first;
    private final long second;
    private long state;

    /** Creates the random source for the matches of one event. */
    public MatchChance(Seed event) {
        this.first = event.first();
        this.second = event.second();
    }

    /**
     * Moves to the match of two players, in either order.
     *
     * @param metBefore the number of earlier meetings of the two players
     * @param stage 0 for Swiss rounds, 1 for finals
     */
    public void turnTo(int one, int other, int metBefore, int stage) {
        turnTo(place(one, other, metBefore, stage));
    }

    /** Moves to the match with the given initial state, see {@link #place}. */
    public void turnTo(long place) {
        state = place;
    }

    /**
     * Returns the initial state of the stream of a match. A caller that simulates many matches can compute all
     * states first.
     */
    public long place(int one, int other, int metBefore, int stage) {
        long pair = (long) Math.min(one, other) << 32 | Math.max(one, other);
        return mix(first ^ mix(second + GOLDEN * (1 + metBefore * 2L + stage) ^ mix(pair + GOLDEN)));
    }

    /** Returns the next random number, at least 0 and below 1. */
    public double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /**
     * Samples the outcome of a match: 1 for a win with probability {@code win}, 0 for a draw with probability
     * {@code tie}, else -1. Both must be at least 0.
     *
     * <p>It is free of branches, like {@link #isBelow}: outcomes are unpredictable, and a mispredicted branch costs
     * more than the rest of the match.
     */
    public int outcome(double win, double tie) {
        double number = unit();
        return isBelow(number, win) + isBelow(number, win + tie) - 1;
    }

    /**
     * Returns 1 if {@code number} is below {@code limit}, else 0. Both must be at least 0, so that their bit
     * patterns have the same order as their values.
     */
    static int isBelow(double number, double limit) {
        // Adding zero turns a negative zero into a positive one.
        return (int) ((Double.doubleToRawLongBits(number) - Double.doubleToRawLongBits(limit + 0.0)) >>> 63);
    }

    /**
     * Returns the number, or zero if it is negative. It is free of branches and cheaper than {@link Math#max},
     * which has to handle NaN.
     */
    static double orZero(double number) {
        long bits = Double.doubleToRawLongBits(number);
        return Double.longBitsToDouble(bits & ~(bits >> 63));
    }

    /**
     * Returns the next random integer, at least 0 and below {@code bound}. For the small bounds of VPs the bias is
     * less than one in 2^50.
     */
    public int below(int bound) {
        return (int) Math.multiplyHigh(next() >>> 1, (long) bound << 1);
    }

    private long next() {
        state += GOLDEN;
        return mix(state);
    }

    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
