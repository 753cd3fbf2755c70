package io.github.crisisrules.core.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class RatioTest {
    @Test
    void fractionsAreInLowestTermsWithAPositiveDenominator() {
        assertThat(Ratio.of(6, -4)).hasToString("-3/2").isEqualTo(Ratio.of(-3, 2));
        assertThat(Ratio.of(0, -7)).isEqualTo(Ratio.ZERO);
        assertThat(Ratio.of(21, 7)).hasToString("3").isEqualTo(Ratio.of(3));
        assertThat(Ratio.of(-5, -5)).isEqualTo(Ratio.ONE);
    }

    @Test
    void theSmallestLongIsANumberLikeAnyOther() {
        BigInteger least = BigInteger.valueOf(Long.MIN_VALUE);
        assertThat(Ratio.of(Long.MIN_VALUE).negate().numerator()).isEqualTo(least.negate());
        assertThat(Ratio.of(Long.MIN_VALUE).negate().signum()).isEqualTo(1);
        assertThat(Ratio.of(Long.MIN_VALUE).negate().negate()).isEqualTo(Ratio.of(Long.MIN_VALUE));
        assertThat(Ratio.of(1, Long.MIN_VALUE).denominator()).isEqualTo(least.negate());
        assertThat(Ratio.of(Long.MIN_VALUE, Long.MIN_VALUE)).isEqualTo(Ratio.ONE);
        assertThat(Ratio.of(Long.MIN_VALUE).minus(Ratio.of(Long.MIN_VALUE))).isEqualTo(Ratio.ZERO);
        assertThat(Ratio.ZERO.minus(Ratio.of(Long.MIN_VALUE)).numerator()).isEqualTo(least.negate());
        assertThat(Ratio.of(Long.MIN_VALUE)).isLessThan(Ratio.of(Long.MIN_VALUE + 1));
    }

    @Test
    void decimalsAreRoundedHalfUpForDisplay() {
        assertThat(Ratio.of(1, 8).toDecimal(2)).isEqualTo("0.13");
        assertThat(Ratio.of(1, 3).toDecimal(4)).isEqualTo("0.3333");
        assertThat(Ratio.of(2, 3).toDecimal(0)).isEqualTo("1");
        assertThat(Ratio.of(-1, 3).toDecimal(1)).isEqualTo("-0.3");
        assertThat(Ratio.of(-1, 1000).toDecimal(2)).isEqualTo("0.00");
        assertThat(Ratio.of(3).toDecimal(2)).isEqualTo("3.00");
        assertThat(Ratio.of(1, 8).toDouble()).isEqualTo(0.125);
        assertThat(Ratio.of(1, 3).toDouble()).isEqualTo(1.0 / 3);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ratio.of(1, 0))
                .withMessage("The denominator of 1/0 is 0. Use another denominator.");
        assertThatIllegalArgumentException().isThrownBy(() -> Ratio.of(BigInteger.TWO, BigInteger.ZERO));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ratio.ONE.over(0))
                .withMessage("The denominator of 1/0 is 0. Use another denominator.");
        assertThatIllegalArgumentException().isThrownBy(Ratio.ZERO::reciprocal);
        assertThatIllegalArgumentException().isThrownBy(() -> Ratio.parse("1/0"));
        for (String text : new String[] {"", "/", "1/", "/2", "a", "1/2/3", "0.5", "1 / 2"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Ratio.parse(text))
                    .withMessage("'" + text + "' is not a ratio. Write it as 24/7 or as a whole number.");
        }
        assertThat(Ratio.parse("9".repeat(10_000)).toString()).hasSize(10_000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ratio.parse("9".repeat(10_001)))
                .withMessage("A ratio of 10001 characters is too long. At most 10000 are read.");
        assertThatIllegalArgumentException().isThrownBy(() -> Ratio.ONE.toDecimal(-1));
    }

    @Test
    void differentFractionsSeldomShareAHashCode() {
        BigInteger far = BigInteger.ONE.shiftLeft(70);
        for (BigInteger scale : new BigInteger[] {BigInteger.ONE, far}) {
            java.util.Set<Ratio> fractions = new java.util.LinkedHashSet<>();
            java.util.Set<Integer> codes = new java.util.LinkedHashSet<>();
            for (int top = 1; top <= 30; top++) {
                for (int bottom = 1; bottom <= 30; bottom++) {
                    Ratio fraction = Ratio.of(scale.multiply(BigInteger.valueOf(top)), BigInteger.valueOf(bottom));
                    fractions.add(fraction);
                    codes.add(fraction.hashCode());
                }
            }
            assertThat(codes.size() * 10).isGreaterThan(fractions.size() * 9);
        }
    }
}
