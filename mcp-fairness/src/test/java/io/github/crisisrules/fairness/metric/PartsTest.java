package io.github.crisisrules.fairness.metric;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class PartsTest {
    @Test
    void aQuotientIsRoundedDownHoweverLargeTheField() {
        long[][] quotients = {
            {1, 3}, {7, 2}, {0, 5}, {64, 64}, {1L << 41, (1L << 21) - 1}, {700_000_000_003L, 2_097_152}
        };
        for (long[] quotient : quotients) {
            BigInteger exact = BigInteger.valueOf(quotient[0]).shiftLeft(32).divide(BigInteger.valueOf(quotient[1]));
            assertThat(Parts.of(quotient[0], quotient[1])).isEqualTo(exact.longValueExact());
        }
        assertThat(Parts.of(3, 0)).isEqualTo(Parts.NONE);
    }
}
