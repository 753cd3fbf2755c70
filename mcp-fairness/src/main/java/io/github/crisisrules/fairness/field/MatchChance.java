package io.github.crisisrules.fairness.field;

import io.github.crisisrules.core.chance.Seed;

/**
 * The luck of matches, found by who meets whom and how often they have met, not by when: when two players meet in two simulations of
 * the same event under different systems, the same thing happens. That makes comparisons of systems sharp (common random numbers).
 *
 * <p>A match starts a SplitMix64 stream (Steele, Lea, Flood 2014) at a place hashed from the event's seed and the match. A seed split for
 * each match would serve as well and take longer than the match.
 */
public final class MatchChance {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;
    private final long first;
    private final long second;
    private long state;

    /** The luck of one event. */
    public MatchChance(Seed event) {
        this.first = event.first();
        this.second = event.second();
    }

    /** Turns to the match of two players (in either order) who have met so often before, in a stage (0: Swiss, 1: finals). */
    public void turnTo(int one, int other, int metBefore, int stage) {
        turnTo(place(one, other, metBefore, stage));
    }

    /** Turns to a match by its {@link #place}. */
    public void turnTo(long place) {
        state = place;
    }

    /** Where the stream of a match starts: whoever plays many matches finds all places first. */
    public long place(int one, int other, int metBefore, int stage) {
        long pair = (long) Math.min(one, other) << 32 | Math.max(one, other);
        return mix(first ^ mix(second + GOLDEN * (1 + metBefore * 2L + stage) ^ mix(pair + GOLDEN)));
    }

    /** From 0 to below 1. */
    public double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /**
     * One draw: 1 if it is below {@code win}, 0 if it is below {@code win + tie}, else -1. Both are not below 0.
     *
     * <p>Written without a branch, as {@link #isBelow} is: no processor can guess who wins, and a wrong guess takes longer than the match.
     */
    public int outcome(double win, double tie) {
        double drawn = unit();
        return isBelow(drawn, win) + isBelow(drawn, win + tie) - 1;
    }

    /** 1 if a number is below another, else 0; for numbers that are not below 0, whose bits have the order they have. */
    static int isBelow(double number, double limit) {
        // A negative zero plus zero is zero.
        return (int) ((Double.doubleToRawLongBits(number) - Double.doubleToRawLongBits(limit + 0.0)) >>> 63);
    }

    /** A number, or zero where it is below: without a branch, in fewer steps than {@link Math#max} takes for the sake of what is no number. */
    static double orZero(double number) {
        long bits = Double.doubleToRawLongBits(number);
        return Double.longBitsToDouble(bits & ~(bits >> 63));
    }

    /** From 0 to below {@code bound}; uneven by less than one in 2^50 for the small bounds of VPs. */
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
