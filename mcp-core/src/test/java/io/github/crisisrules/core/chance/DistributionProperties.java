package io.github.crisisrules.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.number.Ratio;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of exact odds, against the list of all equally likely cases. */
class DistributionProperties {
    @Provide
    Arbitrary<List<Integer>> cases() {
        return Arbitraries.integers().between(-40, 40).list().ofMinSize(1).ofMaxSize(12);
    }

    @Provide
    Arbitrary<Distribution<Integer>> odds() {
        return Arbitraries.maps(
                        Arbitraries.integers().between(-300, 300),
                        Arbitraries.longs().between(1, Long.MAX_VALUE))
                .ofMinSize(1)
                .ofMaxSize(6)
                .map(weights -> Distribution.weighted(LinkedHashMap.ofAll(weights)));
    }

    @Property(tries = 200)
    void mapGivenChanceAndExpectationCountCases(@ForAll("cases") List<Integer> cases) {
        Distribution<Integer> odds = Distribution.uniform(cases);
        assertThat(odds.map(n -> n % 3))
                .isEqualTo(Distribution.uniform(Vector.ofAll(cases).map(n -> n % 3)));
        long even = cases.stream().filter(n -> n % 2 == 0).count();
        assertThat(odds.chance(n -> n % 2 == 0)).isEqualTo(Ratio.of(even, cases.size()));
        long sum = cases.stream().mapToLong(n -> n).sum();
        assertThat(odds.expectation(n -> n)).isEqualTo(Ratio.of(sum, cases.size()));
        assertThat(odds.expectationOf(n -> Ratio.of(n, 7))).isEqualTo(Ratio.of(sum, 7L * cases.size()));
        int first = cases.get(0);
        assertThat(odds.given(n -> n >= first))
                .isEqualTo(Distribution.uniform(Vector.ofAll(cases).filter(n -> n >= first)));
    }

    @Property(tries = 200)
    void combiningCountsPairs(@ForAll("cases") List<Integer> a, @ForAll("cases") List<Integer> b) {
        Vector<Integer> products = Vector.ofAll(a).flatMap(x -> Vector.ofAll(b).map(y -> x * y));
        assertThat(Distribution.uniform(a).combine(Distribution.uniform(b), (x, y) -> x * y))
                .isEqualTo(Distribution.uniform(products));
        assertThat(Distribution.uniform(a).flatMap(x -> Distribution.uniform(b).map(y -> x * y)))
                .isEqualTo(Distribution.uniform(products));
    }

    @Property(tries = 200)
    void aChanceThatDependsOnAnotherIsWeighedByIt(@ForAll("odds") Distribution<Integer> odds) {
        Distribution<Integer> then =
                odds.flatMap(n -> Distribution.weighted(LinkedHashMap.of(n, 1, 1000, 2 + Math.abs(n))));
        for (int n : odds.outcomes()) {
            assertThat(then.probability(n)).isEqualTo(odds.probability(n).over(3 + Math.abs(n)));
        }
        assertThat(then.chance(n -> true)).isEqualTo(Ratio.ONE);
    }

    @Property(tries = 200)
    void sumsAreRepeatedCombining(
            @ForAll("odds") Distribution<Integer> a,
            @ForAll("odds") Distribution<Integer> b,
            @ForAll @IntRange(min = 0, max = 5) int times) {
        assertThat(Distribution.sum(Vector.of(a, b))).isEqualTo(a.combine(b, Integer::sum));
        Distribution<Integer> repeated = Distribution.certain(0);
        for (int i = 0; i < times; i++) {
            repeated = repeated.combine(a, Integer::sum);
        }
        assertThat(Distribution.sum(a, times)).isEqualTo(repeated);
    }
}
