package io.github.crisisrules.encounter.battlefield;

import io.vavr.control.Option;
import java.math.BigInteger;

/**
 * A closed interval of the parameter t of a {@link PushPath}.
 *
 * @param enter the beginning
 * @param leave the end, not before the beginning
 * @param overlaps whether the base overlaps the piece in this interval, and does not only touch it
 */
record Span(Surd enter, Surd leave, boolean overlaps) {
    // Far outside any value that coordinates within bounds can give.
    private static final BigInteger ENDLESS = BigInteger.ONE.shiftLeft(256);

    /** Returns the whole line, in both directions. */
    static Span endless() {
        return new Span(Surd.fraction(ENDLESS.negate(), BigInteger.ONE), Surd.fraction(ENDLESS, BigInteger.ONE), false);
    }

    /** Returns the interval where {@code low <= constant + t * slope <= high}, or empty if there is none. */
    static Option<Span> between(BigInteger constant, BigInteger slope, Surd low, Surd high) {
        if (slope.signum() == 0) {
            Surd value = Surd.fraction(constant, BigInteger.ONE);
            return Option.when(low.compareTo(value) <= 0 && value.compareTo(high) <= 0, Span::endless);
        }
        return Option.some(solved(constant, slope, low, high));
    }

    /**
     * Returns the interval where {@code low < constant + t * slope < high}, or empty if there is none; the ends of
     * the interval do not belong to it.
     */
    static Option<Span> strictlyBetween(BigInteger constant, BigInteger slope, Surd low, Surd high) {
        if (slope.signum() == 0) {
            Surd value = Surd.fraction(constant, BigInteger.ONE);
            return Option.when(low.compareTo(value) < 0 && value.compareTo(high) < 0, Span::endless);
        }
        return Option.some(solved(constant, slope, low, high));
    }

    private static Span solved(BigInteger constant, BigInteger slope, Surd low, Surd high) {
        Surd one = low.scaled(constant.negate(), BigInteger.ONE).over(slope);
        Surd other = high.scaled(constant.negate(), BigInteger.ONE).over(slope);
        return slope.signum() > 0 ? new Span(one, other, false) : new Span(other, one, false);
    }

    /** Returns the intersection of two intervals, or empty if there is none. */
    Option<Span> and(Span other) {
        Surd from = Surd.max(enter, other.enter);
        Surd to = Surd.min(leave, other.leave);
        return Option.when(from.compareTo(to) <= 0, () -> new Span(from, to, overlaps));
    }

    /**
     * Returns where a base that starts at 0 meets the piece, if it does. A piece that the base already touches is
     * met only by moving into it.
     */
    Option<Surd> met() {
        boolean ahead = enter.compareTo(Surd.ZERO) > 0;
        // A base that overlaps slightly because of rounding does not run into a piece that it moves away from.
        boolean into = overlaps && leave.compareTo(enter.negate()) > 0;
        return Option.when(leave.compareTo(Surd.ZERO) > 0 && (ahead || into), () -> Surd.max(enter, Surd.ZERO));
    }

    /** Returns whether a base that rests at {@code t} would overlap the piece. */
    boolean covers(Surd t) {
        return overlaps && enter.compareTo(t) < 0 && t.compareTo(leave) < 0;
    }

    /** Returns whether a base that moves from 0 to {@code t} overlaps the piece on its way. */
    boolean isCrossedBefore(Surd t) {
        return overlaps && leave.compareTo(Surd.ZERO) > 0 && enter.compareTo(t) < 0 && t.compareTo(Surd.ZERO) > 0;
    }
}
