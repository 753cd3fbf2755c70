package io.github.crisisrules.encounter.battlefield;

import io.vavr.control.Option;
import java.math.BigInteger;

/**
 * A stretch of a way.
 *
 * @param enter its beginning
 * @param leave its end, not before the beginning
 * @param overlaps whether the base covers common ground on it and does not only graze
 */
record Span(Surd enter, Surd leave, boolean overlaps) {
    // Far beyond what coordinates within bounds can give.
    private static final BigInteger ENDLESS = BigInteger.ONE.shiftLeft(256);

    /** The whole way, in both directions. */
    static Span endless() {
        return new Span(Surd.fraction(ENDLESS.negate(), BigInteger.ONE), Surd.fraction(ENDLESS, BigInteger.ONE), false);
    }

    /** Where {@code low <= constant + t * slope <= high}. */
    static Option<Span> between(BigInteger constant, BigInteger slope, Surd low, Surd high) {
        if (slope.signum() == 0) {
            Surd value = Surd.fraction(constant, BigInteger.ONE);
            return Option.when(low.compareTo(value) <= 0 && value.compareTo(high) <= 0, Span::endless);
        }
        return Option.some(solved(constant, slope, low, high));
    }

    /** Where the same holds without equality, as the open stretch between the ends. */
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

    /** What lies on both stretches. */
    Option<Span> and(Span other) {
        Surd from = Surd.max(enter, other.enter);
        Surd to = Surd.min(leave, other.leave);
        return Option.when(from.compareTo(to) <= 0, () -> new Span(from, to, overlaps));
    }

    /** Where a base that starts at 0 meets this; what it already touches it meets only by moving into it. */
    Option<Surd> met() {
        boolean ahead = enter.compareTo(Surd.ZERO) > 0;
        // A base that overlaps a little, as rounding may leave it, does not run into what it moves away from.
        boolean into = overlaps && leave.compareTo(enter.negate()) > 0;
        return Option.when(leave.compareTo(Surd.ZERO) > 0 && (ahead || into), () -> Surd.max(enter, Surd.ZERO));
    }

    /** Whether a base that rests at {@code t} would cover common ground. */
    boolean covers(Surd t) {
        return overlaps && enter.compareTo(t) < 0 && t.compareTo(leave) < 0;
    }

    /** Whether a base that goes from 0 to {@code t} covers common ground on its way. */
    boolean isCrossedBefore(Surd t) {
        return overlaps && leave.compareTo(Surd.ZERO) > 0 && enter.compareTo(t) < 0 && t.compareTo(Surd.ZERO) > 0;
    }
}
