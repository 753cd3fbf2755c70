package io.github.crisisrules.core.number;

import io.github.crisisrules.core.name.PlainName;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An exact fraction in lowest terms with a positive denominator; equal fractions are equal values. Arithmetic uses
 * {@code long} while both parts fit and {@link BigInteger} where they do not, so that a result is never rounded and
 * never overflows.
 */
public final class Ratio implements Comparable<Ratio> {
    /** The ratio 0. */
    public static final Ratio ZERO = new Ratio(0, 1);

    /** The ratio 1. */
    public static final Ratio ONE = new Ratio(1, 1);

    private static final int MAX_LENGTH = 10_000;

    private final long small;
    private final long smallDenominator;
    // Set only if a part does not fit into a long or is Long.MIN_VALUE, which has no negation; the two fields above
    // are then 0.
    private final @Nullable BigInteger big;
    private final @Nullable BigInteger bigDenominator;

    private Ratio(long numerator, long denominator) {
        this.small = numerator;
        this.smallDenominator = denominator;
        this.big = null;
        this.bigDenominator = null;
    }

    private Ratio(BigInteger numerator, BigInteger denominator) {
        this.small = 0;
        this.smallDenominator = 0;
        this.big = numerator;
        this.bigDenominator = denominator;
    }

    /** Creates the whole number {@code n}. */
    public static Ratio of(long n) {
        return n == 0 ? ZERO : n == 1 ? ONE : of(n, 1);
    }

    /**
     * Creates the ratio of {@code numerator} to {@code denominator}.
     *
     * @throws IllegalArgumentException if {@code denominator} is 0
     */
    public static Ratio of(long numerator, long denominator) {
        if (denominator == 0) {
            throw new IllegalArgumentException("The denominator of " + numerator + "/0 is 0. Use another denominator.");
        }
        if (numerator == Long.MIN_VALUE || denominator == Long.MIN_VALUE) {
            return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
        }
        long gcd = gcd(Math.abs(numerator), Math.abs(denominator));
        long sign = denominator < 0 ? -1 : 1;
        return new Ratio(sign * (numerator / gcd), sign * (denominator / gcd));
    }

    /**
     * Creates the ratio of {@code numerator} to {@code denominator}.
     *
     * @throws IllegalArgumentException if {@code denominator} is 0
     */
    public static Ratio of(BigInteger numerator, BigInteger denominator) {
        // Most fractions fit into longs, which are reduced much faster.
        if (numerator.bitLength() < Long.SIZE - 1 && denominator.bitLength() < Long.SIZE - 1) {
            return of(numerator.longValue(), denominator.longValue());
        }
        if (denominator.signum() == 0) {
            throw new IllegalArgumentException("The denominator of " + numerator + "/0 is 0. Use another denominator.");
        }
        BigInteger gcd = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            gcd = gcd.negate();
        }
        BigInteger n = numerator.divide(gcd);
        BigInteger d = denominator.divide(gcd);
        return n.bitLength() < Long.SIZE && d.bitLength() < Long.SIZE && !n.equals(BigInteger.valueOf(Long.MIN_VALUE))
                ? new Ratio(n.longValue(), d.longValue())
                : new Ratio(n, d);
    }

    /**
     * Parses texts such as {@code "24/7"} and {@code "-3"}; the inverse of {@link #toString()}.
     *
     * @throws IllegalArgumentException if {@code text} is no ratio, or is longer than 10,000 characters: the time
     *     grows with the square of the length
     */
    public static Ratio parse(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new IllegalArgumentException(
                    "A ratio of " + text.length() + " characters is too long. At most " + MAX_LENGTH + " are read.");
        }
        int slash = text.indexOf('/');
        try {
            return slash < 0
                    ? of(new BigInteger(text), BigInteger.ONE)
                    : of(new BigInteger(text.substring(0, slash)), new BigInteger(text.substring(slash + 1)));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "'" + PlainName.shown(text) + "' is not a ratio. Write it as 24/7 or as a whole number.", e);
        }
    }

    /** Returns the numerator in lowest terms. */
    public BigInteger numerator() {
        return big != null ? big : BigInteger.valueOf(small);
    }

    /** Returns the denominator in lowest terms; it is positive. */
    public BigInteger denominator() {
        return bigDenominator != null ? bigDenominator : BigInteger.valueOf(smallDenominator);
    }

    /** Returns the sum of this ratio and {@code other}. */
    public Ratio plus(Ratio other) {
        if (big == null && other.big == null) {
            // The least common denominator keeps the products as small as possible.
            long gcd = gcd(smallDenominator, other.smallDenominator);
            long scale = other.smallDenominator / gcd;
            long otherScale = smallDenominator / gcd;
            if (fits(small, scale) && fits(other.small, otherScale) && fits(smallDenominator, scale)) {
                long left = small * scale;
                long right = other.small * otherScale;
                long sum = left + right;
                if (((left ^ sum) & (right ^ sum)) >= 0) {
                    return of(sum, smallDenominator * scale);
                }
            }
        }
        return of(
                numerator().multiply(other.denominator()).add(other.numerator().multiply(denominator())),
                denominator().multiply(other.denominator()));
    }

    /** Returns this ratio minus {@code other}. */
    public Ratio minus(Ratio other) {
        return plus(other.negate());
    }

    /** Returns the product of this ratio and {@code other}. */
    public Ratio times(Ratio other) {
        if (big == null
                && other.big == null
                && fits(small, other.small)
                && fits(smallDenominator, other.smallDenominator)) {
            return of(small * other.small, smallDenominator * other.smallDenominator);
        }
        return of(numerator().multiply(other.numerator()), denominator().multiply(other.denominator()));
    }

    /** Returns the product of this ratio and a whole number. */
    public Ratio times(long factor) {
        return times(of(factor));
    }

    /**
     * Returns this ratio divided by {@code other}.
     *
     * @throws IllegalArgumentException if {@code other} is 0
     */
    public Ratio over(Ratio other) {
        return times(other.reciprocal());
    }

    /**
     * Returns the reciprocal of this ratio.
     *
     * @throws IllegalArgumentException if this ratio is 0
     */
    public Ratio reciprocal() {
        BigInteger top = denominator();
        BigInteger bottom = numerator();
        return of(top, bottom);
    }

    /**
     * Returns this ratio divided by a whole number.
     *
     * @throws IllegalArgumentException if {@code divisor} is 0
     */
    public Ratio over(long divisor) {
        return over(of(divisor));
    }

    /** Returns this ratio with the opposite sign. */
    public Ratio negate() {
        return big == null
                ? new Ratio(-small, smallDenominator)
                : of(numerator().negate(), denominator());
    }

    /** Returns -1, 0 or 1 for a negative, zero or positive ratio. */
    public int signum() {
        return big == null ? Long.signum(small) : big.signum();
    }

    /** Returns whether this ratio is 0. */
    public boolean isZero() {
        return signum() == 0;
    }

    @Override
    public int compareTo(Ratio other) {
        if (big == null
                && other.big == null
                && fits(small, other.smallDenominator)
                && fits(other.small, smallDenominator)) {
            return Long.compare(small * other.smallDenominator, other.small * smallDenominator);
        }
        return numerator()
                .multiply(other.denominator())
                .compareTo(other.numerator().multiply(denominator()));
    }

    /** Returns this ratio rounded half up to {@code places} decimals, for display. Never compare the result. */
    public String toDecimal(int places) {
        if (places < 0) {
            throw new IllegalArgumentException("The number of decimal places must be 0 or more, not " + places + ".");
        }
        BigInteger rounded = numerator()
                .abs()
                .multiply(BigInteger.TEN.pow(places))
                .shiftLeft(1)
                .add(denominator())
                .divide(denominator().shiftLeft(1));
        String digits = rounded.toString();
        String padded = "0".repeat(Math.max(0, places + 1 - digits.length())) + digits;
        int point = padded.length() - places;
        return (numerator().signum() * rounded.signum() < 0 ? "-" : "")
                + padded.substring(0, point)
                + (places == 0 ? "" : "." + padded.substring(point));
    }

    /** Returns the nearest {@code double}, for charts and estimates. Never compare the result. */
    public double toDouble() {
        // 40 significant digits before the one rounding to double are more than enough for the nearest value.
        return new BigDecimal(numerator())
                .divide(new BigDecimal(denominator()), new java.math.MathContext(40))
                .doubleValue();
    }

    @Override
    public boolean equals(Object other) {
        // Parts that fit into longs are always kept in longs, so equal fractions have equal fields.
        return other instanceof Ratio that
                && small == that.small
                && smallDenominator == that.smallDenominator
                && Objects.equals(big, that.big)
                && Objects.equals(bigDenominator, that.bigDenominator);
    }

    @Override
    public int hashCode() {
        return big == null
                ? 31 * Long.hashCode(small) + Long.hashCode(smallDenominator)
                : 31 * big.hashCode() + Objects.hashCode(bigDenominator);
    }

    /** Returns this ratio in lowest terms: {@code "24/7"}, or {@code "3"} for a whole number. */
    @Override
    public String toString() {
        return denominator().equals(BigInteger.ONE) ? numerator().toString() : numerator() + "/" + denominator();
    }

    private static boolean fits(long a, long b) {
        long product = a * b;
        if ((Math.abs(a) | Math.abs(b)) >>> 31 == 0) {
            return true;
        }
        return b == 0 || (product / b == a && product != Long.MIN_VALUE && !(a == Long.MIN_VALUE && b == -1));
    }

    private static long gcd(long a, long b) {
        long x = a;
        long y = b;
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }
}
