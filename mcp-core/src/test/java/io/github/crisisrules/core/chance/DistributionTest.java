package io.github.crisisrules.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.number.Ratio;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class DistributionTest {
    private static final Distribution<Integer> D6 = Distribution.uniform(Vector.rangeClosed(1, 6));

    @Test
    void equalOddsAreEqualWhateverTheScaleAndOrder() {
        Distribution<String> a = Distribution.weighted(LinkedHashMap.of("x", 2, "y", 4));
        Distribution<String> b = Distribution.weighted(LinkedHashMap.of("y", 10L, "x", 5L, "z", 0L));
        assertThat(a).isEqualTo(b).hasSameHashCodeAs(b);
        assertThat(a.total()).isEqualTo(BigInteger.valueOf(3));
        assertThat(a).hasToString("{x:1, y:2}");
        assertThat(a.weight("z")).isEqualTo(BigInteger.ZERO);
        assertThat(a).isNotEqualTo(Distribution.weighted(LinkedHashMap.of("x", 2, "y", 5)));
        assertThat(Distribution.uniform(Vector.of("y", "x", "y"))).isEqualTo(a);
    }

    @Test
    void twoDiceWorkedByHand() {
        Distribution<Integer> two = D6.combine(D6, Integer::sum);
        assertThat(two.probability(7)).isEqualTo(Ratio.of(1, 6));
        assertThat(two.probability(2)).isEqualTo(Ratio.of(1, 36));
        assertThat(two.probability(13)).isEqualTo(Ratio.ZERO);
        assertThat(two.chance(sum -> sum >= 10)).isEqualTo(Ratio.of(1, 6));
        assertThat(two.expectation(sum -> sum)).isEqualTo(Ratio.of(7));
        assertThat(two.expectationOf(sum -> Ratio.of(1, sum).times(sum))).isEqualTo(Ratio.ONE);
        assertThat(two.mode()).isEqualTo(7);
        assertThat(D6.mode()).isEqualTo(1);
        // Given an even sum of two dice, 18 ways: 1, 3, 5, 5, 3, 1.
        assertThat(two.given(sum -> sum % 2 == 0))
                .isEqualTo(Distribution.weighted(LinkedHashMap.of(2, 1, 4, 3, 6, 5, 8, 5, 10, 3, 12, 1)));
    }

    @Test
    void aFurtherChanceMayDependOnTheFirst() {
        // A die, then as many coins: no heads at all is the mean of 1/2^n over n.
        Distribution<Integer> coin = Distribution.uniform(Vector.of(0, 1));
        Distribution<Integer> heads = D6.flatMap(n -> Distribution.sum(coin, n));
        assertThat(heads.probability(0)).isEqualTo(Ratio.of(63, 384));
        assertThat(heads.expectation(n -> n)).isEqualTo(Ratio.of(7, 4));
        assertThat(heads.chance(n -> true)).isEqualTo(Ratio.ONE);
    }

    @Test
    void outcomesKeepTheirOrderAndCanBeSorted() {
        Distribution<Integer> odds = Distribution.uniform(Vector.of(3, 1, 2, 1));
        assertThat(odds.outcomes()).containsExactly(3, 1, 2);
        assertThat(odds.sorted(Integer::compare).outcomes()).containsExactly(1, 2, 3);
        assertThat(odds.sorted(Integer::compare)).isEqualTo(odds);
    }

    // 2 : 4 : 6 is 1 : 2 : 3; what cannot come out is left out.
    @Test
    void aMapOfJavasIsReadInItsOrder() {
        java.util.Map<String, BigInteger> weights = new java.util.LinkedHashMap<>();
        weights.put("z", BigInteger.TWO);
        weights.put("never", BigInteger.ZERO);
        weights.put("a", BigInteger.valueOf(4));
        weights.put("m", BigInteger.valueOf(6));
        Distribution<String> odds = Distribution.ofAll(weights);
        assertThat(odds.outcomes()).containsExactly("z", "a", "m");
        assertThat(odds.weight("m")).isEqualTo(3);
        assertThat(odds.total()).isEqualTo(6);
        assertThatIllegalArgumentException().isThrownBy(() -> Distribution.ofAll(new java.util.LinkedHashMap<>()));
    }

    @Test
    void threeHundredDiceAreExact() {
        Distribution<Integer> sum = Distribution.sum(D6, 300);
        assertThat(sum.total()).isEqualTo(BigInteger.valueOf(6).pow(300));
        assertThat(sum.weight(300)).isEqualTo(BigInteger.ONE);
        assertThat(sum.weight(1800)).isEqualTo(BigInteger.ONE);
        assertThat(sum.weight(301)).isEqualTo(BigInteger.valueOf(300));
        assertThat(sum.weight(299)).isEqualTo(BigInteger.ZERO);
        assertThat(sum.mode()).isEqualTo(1050);
        assertThat(sum.expectation(n -> n)).isEqualTo(Ratio.of(1050));
        assertThat(sum.outcomes().asJava()).hasSize(1501).startsWith(300, 301).isSorted();
    }

    @Test
    void wideGapsAreSummedToo() {
        Distribution<Integer> gap = Distribution.weighted(LinkedHashMap.of(2_000_000_000, 1, -2_000_000_000, 2, 5, 3));
        Distribution<Integer> near = Distribution.weighted(LinkedHashMap.of(0, 1, 7, 1));
        assertThat(Distribution.sum(Vector.of(gap, near))).isEqualTo(gap.combine(near, Integer::sum));
        assertThat(Distribution.sum(Vector.of(gap, near)).outcomes().asJava()).isSorted();
        Distribution<Integer> million = Distribution.weighted(LinkedHashMap.of(30_000_000, 1, 0, 1));
        assertThat(Distribution.sum(million, 3))
                .isEqualTo(Distribution.weighted(LinkedHashMap.of(0, 1, 30_000_000, 3, 60_000_000, 3, 90_000_000, 1)));
        assertThat(Distribution.sum(million, 3).outcomes().asJava()).isSorted();
        // A sum that no int holds is an error, not a wrong number.
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> Distribution.sum(gap, 2));
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> Distribution.sum(Distribution.certain(Integer.MAX_VALUE), 2));
    }

    @Test
    void drawsFollowTheWeights() {
        Distribution<String> odds = Distribution.weighted(LinkedHashMap.of("a", 1, "b", 5, "c", 10, "d", 100));
        RandomSource random = Seed.of(11).random();
        LinkedHashMap<String, Integer> counts = LinkedHashMap.empty();
        for (int i = 0; i < 100_000; i++) {
            counts = counts.put(odds.sample(random), 1, Integer::sum);
        }
        ChiSquare.assertFollows(odds, counts);
        assertThat(odds.sample(Seed.of(1))).isEqualTo(odds.sample(Seed.of(1)));
        assertThat(Distribution.certain("x").sample(Seed.of(1))).isEqualTo("x");
    }

    @Test
    void drawsFollowWeightsBeyondLong() {
        Distribution<Integer> sum = Distribution.sum(D6, 40);
        RandomSource random = Seed.of(12).random();
        LinkedHashMap<Integer, Integer> counts = LinkedHashMap.empty();
        for (int i = 0; i < 20_000; i++) {
            counts = counts.put(sum.sample(random), 1, Integer::sum);
        }
        ChiSquare.assertFollows(sum, counts);
    }

    @Test
    void lowestTermsAreFoundOnBothSidesOfTheLargestLong() {
        BigInteger edge = BigInteger.ONE.shiftLeft(63);
        for (int near = -3; near <= 3; near++) {
            BigInteger part = edge.add(BigInteger.valueOf(near));
            // Of three parts to two, of one part to two, and of a part to the next number, which has no divisor with
            // it.
            Distribution<String> odds = Distribution.of(
                    LinkedHashMap.of("a", part.multiply(BigInteger.valueOf(3)), "b", part.multiply(BigInteger.TWO)));
            assertThat(odds.weight("a")).isEqualTo(BigInteger.valueOf(3));
            assertThat(odds.total()).isEqualTo(BigInteger.valueOf(5));
            assertThat(Distribution.of(LinkedHashMap.of("a", part, "b", part.shiftLeft(1)))
                            .total())
                    .isEqualTo(BigInteger.valueOf(3));
            BigInteger next = part.add(BigInteger.ONE);
            assertThat(Distribution.of(LinkedHashMap.of("a", part, "b", next)).total())
                    .isEqualTo(part.add(next));
        }
    }

    @Test
    void nonsenseIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Distribution.uniform(Vector.empty()))
                .withMessage("A distribution needs at least one outcome with a positive weight. Add one.");
        assertThatIllegalArgumentException().isThrownBy(() -> Distribution.weighted(LinkedHashMap.of("a", 0)));
        assertThatIllegalArgumentException().isThrownBy(() -> Distribution.of(LinkedHashMap.empty()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Distribution.weighted(LinkedHashMap.of("a", 2, "b", -1)))
                .withMessage("Outcome b has the weight -1. Use 0 or more.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Distribution.weighted(LinkedHashMap.of("a", 0.5)))
                .withMessage("Outcome a has the weight 0.5. Use a whole number.");
        assertThatIllegalArgumentException().isThrownBy(() -> Distribution.weighted(LinkedHashMap.of("a", Double.NaN)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Distribution.sum(D6, -1))
                .withMessage("The number of terms of a sum must be 0 or more, not -1.");
        assertThatIllegalArgumentException().isThrownBy(() -> D6.given(n -> n > 6));
    }

    @Test
    void weightsMayBeLargerThanLong() {
        BigInteger huge = BigInteger.ONE.shiftLeft(80);
        assertThat(Distribution.weighted(LinkedHashMap.of("a", huge, "b", huge.add(BigInteger.ONE)))
                        .weight("b"))
                .isEqualTo(huge.add(BigInteger.ONE));
    }
}
