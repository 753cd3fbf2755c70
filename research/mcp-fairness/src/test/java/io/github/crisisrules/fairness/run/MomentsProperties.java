package io.github.crisisrules.fairness.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.metric.FixedPoint;
import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class MomentsProperties {
    @Provide
    Arbitrary<List<Long>> measurements() {
        return Arbitraries.longs()
                .between(-Long.MAX_VALUE, Long.MAX_VALUE)
                .injectNull(0.1)
                .list()
                .ofMaxSize(60);
    }

    @Property(tries = 300)
    void sumsAreExact(@ForAll("measurements") List<Long> measured) {
        MomentsTally tally = new MomentsTally();
        long count = 0;
        BigInteger sum = BigInteger.ZERO;
        BigInteger squares = BigInteger.ZERO;
        for (Long value : measured) {
            tally.add(value == null ? FixedPoint.NONE : value);
            if (value != null) {
                count++;
                sum = sum.add(BigInteger.valueOf(value));
                squares = squares.add(BigInteger.valueOf(value).pow(2));
            }
        }
        assertThat(tally.moments()).isEqualTo(new Moments(count, sum, squares));
    }
}
