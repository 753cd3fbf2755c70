package io.github.crisisrules.js.jdk;

import org.teavm.jso.JSObject;

/** Stands in JavaScript for {@link java.math.BigInteger}: the host's own big integers. */
public final class BigInteger extends Number implements Comparable<BigInteger> {
    private static final long serialVersionUID = 1;

    public static final BigInteger ZERO = valueOf(0);
    public static final BigInteger ONE = valueOf(1);
    public static final BigInteger TWO = valueOf(2);
    public static final BigInteger TEN = valueOf(10);

    private final transient JSObject value;

    private BigInteger(JSObject value) {
        this.value = value;
    }

    /** Creates a number from its digits. */
    public BigInteger(String digits) {
        this(digits, 10);
    }

    /** Creates a number from its digits in base 10 or 16. */
    public BigInteger(String digits, int radix) {
        boolean isNegative = digits.startsWith("-");
        String bare = digits.startsWith("-") || digits.startsWith("+") ? digits.substring(1) : digits;
        if (bare.isEmpty()) {
            throw new NumberFormatException("A number has no digits.");
        }
        for (int i = 0; i < bare.length(); i++) {
            if (Character.digit(bare.charAt(i), radix) < 0) {
                throw new NumberFormatException("A number has the letter '" + bare.charAt(i) + "'.");
            }
        }
        JSObject size = Host.big((radix == 16 ? "0x" : "") + bare);
        value = isNegative ? Host.subtract(Host.big(0, 0), size) : size;
    }

    /** Creates a number from its sign and its bytes, the highest first. */
    public BigInteger(int signum, byte[] bytes) {
        StringBuilder digits = new StringBuilder("0x0");
        for (byte each : bytes) {
            digits.append(Character.forDigit(each >> 4 & 15, 16)).append(Character.forDigit(each & 15, 16));
        }
        JSObject size = Host.big(digits.toString());
        value = signum < 0 ? Host.subtract(Host.big(0, 0), size) : size;
    }

    /** Returns a number. */
    public static BigInteger valueOf(long value) {
        return new BigInteger(Host.big((int) (value >> 32), (int) value));
    }

    /** Returns the sum. */
    public BigInteger add(BigInteger other) {
        return new BigInteger(Host.add(value, other.value));
    }

    /** Returns the difference. */
    public BigInteger subtract(BigInteger other) {
        return new BigInteger(Host.subtract(value, other.value));
    }

    /** Returns the product. */
    public BigInteger multiply(BigInteger other) {
        return new BigInteger(Host.multiply(value, other.value));
    }

    /** Returns the quotient, towards zero. */
    public BigInteger divide(BigInteger other) {
        if (other.signum() == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
        return new BigInteger(Host.divide(value, other.value));
    }

    /** Returns the remainder, with the sign of this number. */
    public BigInteger remainder(BigInteger other) {
        return new BigInteger(Host.remainder(value, other.value));
    }

    /** Returns the quotient and the remainder. */
    public BigInteger[] divideAndRemainder(BigInteger other) {
        return new BigInteger[] {divide(other), remainder(other)};
    }

    /** Returns the common bits. */
    public BigInteger and(BigInteger other) {
        return new BigInteger(Host.and(value, other.value));
    }

    /** Returns the bits of both. */
    public BigInteger or(BigInteger other) {
        return new BigInteger(Host.or(value, other.value));
    }

    /** Returns this number times a power of two. */
    public BigInteger shiftLeft(int bits) {
        return new BigInteger(Host.shift(value, bits));
    }

    /** Returns this number divided by a power of two, rounded down. */
    public BigInteger shiftRight(int bits) {
        return shiftLeft(-bits);
    }

    /** Returns the negative number. */
    public BigInteger negate() {
        return ZERO.subtract(this);
    }

    /** Returns the size. */
    public BigInteger abs() {
        return signum() < 0 ? negate() : this;
    }

    /** Returns -1, 0 or 1. */
    public int signum() {
        return compareTo(ZERO);
    }

    /** Returns a power. */
    public BigInteger pow(int exponent) {
        BigInteger power = ONE;
        BigInteger square = this;
        for (int rest = exponent; rest > 0; rest >>= 1) {
            power = (rest & 1) == 0 ? power : power.multiply(square);
            square = rest == 1 ? square : square.multiply(square);
        }
        return power;
    }

    /** Returns the greatest common divisor. */
    public BigInteger gcd(BigInteger other) {
        BigInteger one = abs();
        BigInteger two = other.abs();
        while (two.signum() != 0) {
            BigInteger rest = one.remainder(two);
            one = two;
            two = rest;
        }
        return one;
    }

    /** Returns the square root, rounded down. */
    public BigInteger sqrt() {
        if (signum() < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        if (signum() == 0) {
            return ZERO;
        }
        BigInteger root = ONE.shiftLeft((bitLength() + 1) / 2);
        while (true) {
            BigInteger better = root.add(divide(root)).shiftRight(1);
            if (better.compareTo(root) >= 0) {
                return root;
            }
            root = better;
        }
    }

    /** Returns the smaller number. */
    public BigInteger min(BigInteger other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /** Returns the larger number. */
    public BigInteger max(BigInteger other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** Returns the bits of the number without its sign. */
    public int bitLength() {
        BigInteger size = signum() < 0 ? negate().subtract(ONE) : this;
        if (size.signum() == 0) {
            return 0;
        }
        String digits = Host.text(size.value, 16);
        return 4 * digits.length() + 28 - Integer.numberOfLeadingZeros(Character.digit(digits.charAt(0), 16));
    }

    /** Returns the bytes in two's complement, the highest first. */
    public byte[] toByteArray() {
        int length = bitLength() / 8 + 1;
        BigInteger rest = signum() < 0 ? add(ONE.shiftLeft(8 * length)) : this;
        String digits = Host.text(rest.value, 16);
        byte[] bytes = new byte[length];
        for (int i = 0; i < 2 * length; i++) {
            int place = digits.length() - 1 - i;
            int digit = place < 0 ? 0 : Character.digit(digits.charAt(place), 16);
            bytes[length - 1 - i / 2] |= (byte) (i % 2 == 0 ? digit : digit << 4);
        }
        return bytes;
    }

    @Override
    public int intValue() {
        return Host.bits(value, 0);
    }

    @Override
    public long longValue() {
        return (long) Host.bits(value, 32) << 32 | Host.bits(value, 0) & 0xFFFFFFFFL;
    }

    /** Returns the number as a long, if it fits. */
    public long longValueExact() {
        if (bitLength() > 63) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return longValue();
    }

    /** Returns the number as an int, if it fits. */
    public int intValueExact() {
        if (bitLength() > 31) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return intValue();
    }

    @Override
    public float floatValue() {
        return (float) doubleValue();
    }

    @Override
    public double doubleValue() {
        return Host.number(value);
    }

    @Override
    public int compareTo(BigInteger other) {
        return Host.compare(value, other.value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BigInteger && compareTo((BigInteger) other) == 0;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(longValue());
    }

    @Override
    public String toString() {
        return Host.text(value, 10);
    }

    /** Returns the digits in a base. */
    public String toString(int radix) {
        return Host.text(value, radix);
    }
}
