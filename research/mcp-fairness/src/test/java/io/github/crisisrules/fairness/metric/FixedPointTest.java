package io.github.crisisrules.fairness.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class FixedPointTest {
    @Test
    void aQuotientIsRoundedDownHoweverLargeThePool() {
        long[][] quotients = {
            {1, 3}, {7, 2}, {0, 5}, {64, 64}, {1L << 41, (1L << 21) - 1}, {700_000_000_003L, 2_097_152}
        };
        for (long[] quotient : quotients) {
            BigInteger exact = BigInteger.valueOf(quotient[0]).shiftLeft(32).divide(BigInteger.valueOf(quotient[1]));
            assertThat(FixedPoint.of(quotient[0], quotient[1])).isEqualTo(exact.longValueExact());
        }
        assertThat(FixedPoint.of(3, 0)).isEqualTo(FixedPoint.NONE);
    }

    @Test
    void aTableHasTheDecimalThatAPersonWouldWrite() {
        for (long hundredths = -300; hundredths <= 300; hundredths++) {
            assertThat(FixedPoint.decimal(FixedPoint.of(hundredths / 100.0))).isEqualTo(hundredths / 100.0);
        }
        for (long over = 1; over <= 200; over++) {
            for (long number = 0; number <= 2 * over; number++) {
                double written = FixedPoint.decimal(FixedPoint.of(number, over));
                assertThat(written).isCloseTo((double) number / over, within(1.5 * 0x1p-32));
                if (1000 % over == 0) {
                    assertThat(written).isEqualTo((double) number / over);
                }
            }
        }
        assertThat(FixedPoint.decimal(FixedPoint.of(1, 3))).isEqualTo(0.3333333333);
        assertThat(FixedPoint.decimal(FixedPoint.NONE)).isNaN();
    }
}
