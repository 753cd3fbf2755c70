package io.github.crisisrules.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.number.Ratio;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.math.BigInteger;
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

    @Property(tries = 200)
    void varianceIsTheMeanSquareOfTheDistanceFromTheMean(@ForAll("odds") Distribution<Integer> odds) {
        Ratio mean = odds.expectation(n -> n);
        Ratio variance = odds.variance(n -> n);
        assertThat(variance).isEqualTo(odds.expectationOf(n -> {
            Ratio distance = Ratio.of(n).minus(mean);
            return distance.times(distance);
        }));
        assertThat(odds.map(n -> 3 * n - 5).variance(n -> n)).isEqualTo(variance.times(9));
    }

    @Property(tries = 200)
    void theStandardDeviationIsTheNearestDecimalToTheRootOfTheVariance(
            @ForAll("odds") Distribution<Integer> odds, @ForAll @IntRange(min = 0, max = 30) int places) {
        BigInteger unit = BigInteger.TEN.pow(places);
        BigInteger twice =
                odds.standardDeviation(n -> n, places).unscaledValue().shiftLeft(1);
        // Half a unit below and above, squared, enclose the variance.
        Ratio low = Ratio.of(twice.subtract(BigInteger.ONE), unit.shiftLeft(1));
        Ratio high = Ratio.of(twice.add(BigInteger.ONE), unit.shiftLeft(1));
        Ratio variance = odds.variance(n -> n);
        assertThat(low.signum() < 0 || low.times(low).compareTo(variance) <= 0).isTrue();
        assertThat(high.times(high)).isGreaterThan(variance);
    }

    @Property(tries = 200)
    void aQuantileIsWhatStandsThereAmongTheSortedCases(
            @ForAll("cases") List<Integer> cases, @ForAll @IntRange(min = 1, max = 12) int part) {
        Distribution<Integer> odds = Distribution.uniform(cases);
        List<Integer> sorted = cases.stream().sorted().toList();
        // The case at that share of the way, rounded up.
        int place = (part * cases.size() + 11) / 12;
        assertThat(odds.quantile(Ratio.of(part, 12), Integer::compare)).isEqualTo(sorted.get(place - 1));
        assertThat(odds.median(Integer::compare)).isEqualTo(sorted.get((cases.size() - 1) / 2));
    }

    @Property(tries = 100)
    void tablesSayWhatChancesSay(@ForAll("odds") Distribution<Integer> odds) {
        for (OddsRow<Integer> row : odds.table(Integer::compare).rows()) {
            assertThat(row.exactly()).isEqualTo(odds.probability(row.outcome()));
            assertThat(row.atLeast()).isEqualTo(odds.chance(n -> n >= row.outcome()));
            assertThat(row.atMost()).isEqualTo(odds.chance(n -> n <= row.outcome()));
        }
    }
}
