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
        long pair = (long) Math.min(one, other) << 32 | Math.max(one, other);
        state = mix(first ^ mix(second + GOLDEN * (1 + metBefore * 2L + stage) ^ mix(pair + GOLDEN)));
    }

    /** From 0 to below 1. */
    public double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /** What {@link #unit} would give after one more draw; draws nothing. */
    double unitAfterNext() {
        return (mix(state + 2 * GOLDEN) >>> 11) * 0x1.0p-53;
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
