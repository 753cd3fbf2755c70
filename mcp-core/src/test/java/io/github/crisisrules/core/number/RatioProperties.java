package io.github.crisisrules.core.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Arithmetic on fractions of any size, against the schoolbook formulas on big integers. */
class RatioProperties {
    @Provide
    Arbitrary<Ratio> ratios() {
        return Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(4, pairs(small(), small())),
                net.jqwik.api.Tuple.of(4, pairs(edge(), edge())),
                net.jqwik.api.Tuple.of(2, pairs(edge(), small())),
                net.jqwik.api.Tuple.of(1, pairs(big(), big())),
                net.jqwik.api.Tuple.of(1, edge().map(n -> Ratio.of(n.longValueExact()))));
    }

    private static Arbitrary<Ratio> pairs(Arbitrary<BigInteger> tops, Arbitrary<BigInteger> bottoms) {
        return Combinators.combine(tops, bottoms)
                .as((top, bottom) -> made(top, bottom.signum() == 0 ? BigInteger.ONE : bottom));
    }

    // By longs where both fit, since that is another path.
    private static Ratio made(BigInteger top, BigInteger bottom) {
        return top.bitLength() < 64 && bottom.bitLength() < 64
                ? Ratio.of(top.longValueExact(), bottom.longValueExact())
                : Ratio.of(top, bottom);
    }

    private static Arbitrary<BigInteger> small() {
        return Arbitraries.longs().between(-50, 50).map(BigInteger::valueOf);
    }

    private static Arbitrary<BigInteger> edge() {
        Arbitrary<Long> anchors = Arbitraries.of(
                Long.MIN_VALUE, Long.MAX_VALUE, 1L << 62, -(1L << 62), 1L << 32, -(1L << 31), 3_037_000_499L, 0L);
        return Combinators.combine(anchors, Arbitraries.longs().between(-3, 3)).as((anchor, near) -> {
            BigInteger value = BigInteger.valueOf(anchor).add(BigInteger.valueOf(near));
            return value.bitLength() < 64 ? value : BigInteger.valueOf(anchor);
        });
    }

    private static Arbitrary<BigInteger> big() {
        return Arbitraries.bigIntegers().between(BigInteger.ONE.shiftLeft(130).negate(), BigInteger.ONE.shiftLeft(130));
    }

    private static void assertIs(Ratio ratio, BigInteger top, BigInteger bottom) {
        assertThat(ratio.numerator().multiply(bottom))
                .isEqualTo(ratio.denominator().multiply(top));
        assertThat(ratio.denominator().signum()).isEqualTo(1);
        assertThat(ratio.numerator().gcd(ratio.denominator())).isEqualTo(BigInteger.ONE);
        // The same value by whatever path has the same fields.
        assertThat(ratio).isEqualTo(Ratio.of(top, bottom)).hasSameHashCodeAs(Ratio.of(top, bottom));
    }

    @Property(tries = 2000)
    void arithmeticIsThatOfTheSchoolbook(@ForAll("ratios") Ratio a, @ForAll("ratios") Ratio b) {
        BigInteger p = a.numerator();
        BigInteger q = a.denominator();
        BigInteger r = b.numerator();
        BigInteger s = b.denominator();
        assertIs(a.plus(b), p.multiply(s).add(r.multiply(q)), q.multiply(s));
        assertIs(a.minus(b), p.multiply(s).subtract(r.multiply(q)), q.multiply(s));
        assertIs(a.times(b), p.multiply(r), q.multiply(s));
        assertIs(a.negate(), p.negate(), q);
        if (!b.isZero()) {
            assertIs(a.over(b), p.multiply(s), q.multiply(r));
            assertIs(b.reciprocal(), s, r);
        }
        assertThat(a.signum()).isEqualTo(p.signum());
        assertThat(a.isZero()).isEqualTo(p.signum() == 0);
    }

    @Property(tries = 500)
    void wholeNumbersMultiplyAndDivide(@ForAll("ratios") Ratio a, @ForAll long n) {
        assertIs(a.times(n), a.numerator().multiply(BigInteger.valueOf(n)), a.denominator());
        if (n != 0) {
            assertIs(a.over(n), a.numerator(), a.denominator().multiply(BigInteger.valueOf(n)));
        }
    }

    @Property(tries = 2000)
    void theOrderIsThatOfTheNumbersAndAgreesWithEquality(
            @ForAll("ratios") Ratio a, @ForAll("ratios") Ratio b, @ForAll("ratios") Ratio c) {
        int expected =
                a.numerator().multiply(b.denominator()).compareTo(b.numerator().multiply(a.denominator()));
        assertThat(Integer.signum(a.compareTo(b))).isEqualTo(expected);
        assertThat(Integer.signum(b.compareTo(a))).isEqualTo(-expected);
        assertThat(a.equals(b)).isEqualTo(expected == 0);
        if (a.compareTo(b) <= 0 && b.compareTo(c) <= 0) {
            assertThat(a.compareTo(c)).isLessThanOrEqualTo(0);
        }
    }

    @Property(tries = 500)
    void theTextReadsBack(@ForAll("ratios") Ratio a) {
        assertThat(Ratio.parse(a.toString())).isEqualTo(a);
    }

    @Property(tries = 500)
    void decimalsAreThoseOfBigDecimal(@ForAll("ratios") Ratio a) {
        BigDecimal exact =
                new BigDecimal(a.numerator()).divide(new BigDecimal(a.denominator()), 5, RoundingMode.HALF_UP);
        assertThat(new BigDecimal(a.toDecimal(5))).isEqualTo(exact);
        // Half a unit in the last place is as far as a rounded number may be off.
        BigDecimal error = new BigDecimal(a.toDecimal(3))
                .multiply(new BigDecimal(a.denominator()))
                .subtract(new BigDecimal(a.numerator()))
                .abs();
        assertThat(error).isLessThanOrEqualTo(new BigDecimal(a.denominator()).multiply(new BigDecimal("0.0005")));
        double wide = new BigDecimal(a.numerator()).doubleValue() / new BigDecimal(a.denominator()).doubleValue();
        assertThat(a.toDouble())
                .isBetween(
                        Math.min(wide * (1 - 1e-15), wide * (1 + 1e-15)),
                        Math.max(wide * (1 - 1e-15), wide * (1 + 1e-15)));
    }
}
