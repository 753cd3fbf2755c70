package io.github.crisisrules.encounter.battlefield;

import java.math.BigInteger;

/**
 * The exact number (a + b·√m) / k with integers a, b, m ≥ 0 and k &gt; 0. The places where a straight push meets a
 * circle or the edge of a polygon are such numbers. Two of them are compared by squaring, never by rounding.
 */
final class Surd implements Comparable<Surd> {
    static final Surd ZERO = whole(0);

    private final BigInteger a;
    private final BigInteger b;
    private final BigInteger m;
    private final BigInteger k;

    private Surd(BigInteger a, BigInteger b, BigInteger m, BigInteger k) {
        boolean flip = k.signum() < 0;
        this.a = flip ? a.negate() : a;
        this.b = flip ? b.negate() : b;
        this.m = m;
        this.k = k.abs();
    }

    /** Returns (a + b·√m) / k; {@code k} may be negative, but not 0. */
    static Surd of(BigInteger a, BigInteger b, BigInteger m, BigInteger k) {
        return new Surd(a, b, m, k);
    }

    static Surd whole(long value) {
        return fraction(BigInteger.valueOf(value), BigInteger.ONE);
    }

    static Surd fraction(BigInteger top, BigInteger bottom) {
        return new Surd(top, BigInteger.ZERO, BigInteger.ZERO, bottom);
    }

    /** Returns {@code factor}·√m. */
    static Surd root(BigInteger factor, BigInteger m) {
        return new Surd(BigInteger.ZERO, factor, m, BigInteger.ONE);
    }

    /** Returns shift + factor · this. */
    Surd scaled(BigInteger shift, BigInteger factor) {
        return new Surd(shift.multiply(k).add(factor.multiply(a)), factor.multiply(b), m, k);
    }

    /** Returns this / divisor; {@code divisor} is not 0. */
    Surd over(BigInteger divisor) {
        return new Surd(a, b, m, k.multiply(divisor));
    }

    Surd negate() {
        return new Surd(a.negate(), b.negate(), m, k);
    }

    /** Returns this², which has the same root. */
    Surd squared() {
        return new Surd(
                a.multiply(a).add(b.multiply(b).multiply(m)), a.multiply(b).shiftLeft(1), m, k.multiply(k));
    }

    /** Returns the sum of two numbers that have the same root, or of which at most one has a root. */
    Surd plus(Surd other) {
        if (b.signum() != 0 && other.b.signum() != 0 && !m.equals(other.m)) {
            throw new AssertionError(this + " and " + other + " have different roots.");
        }
        return new Surd(
                a.multiply(other.k).add(other.a.multiply(k)),
                b.multiply(other.k).add(other.b.multiply(k)),
                b.signum() != 0 ? m : other.m,
                k.multiply(other.k));
    }

    static Surd min(Surd one, Surd other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    static Surd max(Surd one, Surd other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    @Override
    public int compareTo(Surd other) {
        // Over the common denominator this is the sign of whole + first·√m - second·√m'.
        return sign(
                a.multiply(other.k).subtract(other.a.multiply(k)),
                b.multiply(other.k),
                m,
                other.b.multiply(k).negate(),
                other.m);
    }

    /** Returns |factor| · this / divisor, rounded to the nearest integer, halves up; this number is not negative. */
    BigInteger rounded(BigInteger factor, BigInteger divisor) {
        BigInteger twice = factor.abs().shiftLeft(1);
        BigInteger bottom = k.multiply(divisor);
        // Computes floor((2·factor·(a + b√m) + bottom) / (2·bottom)); flooring the root first does not change the
        // result.
        BigInteger top = a.multiply(twice).add(floorRoot(b.multiply(twice), m)).add(bottom);
        BigInteger[] parts = top.divideAndRemainder(bottom.shiftLeft(1));
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    /** Returns this / √n, rounded to the nearest integer, halves up; this number is not negative. */
    BigInteger roundedOverRoot(BigInteger n) {
        // Binary search for the candidate c, by exact comparison of this number with (2·c + 1)/2 · √n.
        BigInteger low = BigInteger.ZERO;
        BigInteger high = rounded(BigInteger.ONE, BigInteger.ONE).add(BigInteger.TWO);
        while (low.compareTo(high) < 0) {
            BigInteger middle = low.add(high).shiftRight(1);
            Surd half = of(BigInteger.ZERO, middle.shiftLeft(1).add(BigInteger.ONE), n, BigInteger.TWO);
            if (compareTo(half) >= 0) {
                low = middle.add(BigInteger.ONE);
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static BigInteger floorRoot(BigInteger factor, BigInteger radicand) {
        BigInteger square = factor.multiply(factor).multiply(radicand);
        BigInteger root = square.sqrt();
        if (factor.signum() >= 0) {
            return root;
        }
        return root.multiply(root).equals(square)
                ? root.negate()
                : root.negate().subtract(BigInteger.ONE);
    }

    /** Returns the sign of w + p·√m + q·√n. */
    private static int sign(BigInteger w, BigInteger p, BigInteger m, BigInteger q, BigInteger n) {
        BigInteger first = p.multiply(p).multiply(m);
        BigInteger second = q.multiply(q).multiply(n);
        int firstSign = first.signum() * p.signum();
        int secondSign = second.signum() * q.signum();
        // The sign of r = p·√m + q·√n, where r² = first + second + 2·p·q·√(m·n).
        int rootSign = firstSign == secondSign || secondSign == 0
                ? firstSign
                : firstSign == 0 ? secondSign : first.compareTo(second) * firstSign;
        if (rootSign == 0 || w.signum() == 0 || rootSign == w.signum()) {
            return rootSign == 0 ? w.signum() : rootSign;
        }
        // w and r have opposite signs, so the larger absolute value decides: compare w² - first - second with
        // 2·p·q·√(m·n).
        BigInteger rest = w.multiply(w).subtract(first).subtract(second);
        BigInteger product = first.multiply(second).shiftLeft(2);
        int productSign = firstSign * secondSign;
        int larger;
        if (rest.signum() != productSign) {
            larger = Integer.compare(rest.signum(), productSign);
        } else {
            larger = rest.multiply(rest).compareTo(product) * productSign;
        }
        return larger * w.signum();
    }

    @Override
    public String toString() {
        return "(" + a + " + " + b + "*sqrt(" + m + "))/" + k;
    }
}
