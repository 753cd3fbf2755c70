package io.github.crisisrules.core.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.dice.kernel.TallyIndex;
import io.github.crisisrules.core.dice.kernel.WideNumbers;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The tables behind the odds, against plain arithmetic. */
class DiceKernelProperties {
    @Provide
    Arbitrary<BigInteger> numbers() {
        return Arbitraries.bigIntegers().between(BigInteger.ZERO, BigInteger.ONE.shiftLeft(100));
    }

    @Provide
    Arbitrary<List<Set<CrisisFace>>> sets() {
        return Arbitraries.of(CrisisFace.class).set().ofMaxSize(4).list().ofMaxSize(4);
    }

    @Property(tries = 300)
    void wideNumbersAreNumbers(
            @ForAll("numbers") BigInteger a,
            @ForAll("numbers") BigInteger b,
            @ForAll @IntRange(min = -100_000, max = 100_000) int factor,
            @ForAll @IntRange(min = 0, max = 70) int shift,
            @ForAll @IntRange(min = 1, max = 50_000) int divisor) {
        WideNumbers numbers = new WideNumbers(5, 200);
        numbers.set(1, a);
        numbers.set(3, b);
        assertThat(numbers.value(1)).isEqualTo(a);
        assertThat(numbers.compare(1, numbers, 3)).isEqualTo(a.compareTo(b));
        // On the way the sum may be negative.
        numbers.addTimes(1, numbers, 3, factor);
        numbers.addTimes(1, numbers, 3, -factor);
        assertThat(numbers.value(1)).isEqualTo(a);
        numbers.addTimes(1, numbers, 3, Math.abs(factor));
        BigInteger sum = a.add(b.multiply(BigInteger.valueOf(Math.abs(factor))));
        assertThat(numbers.value(1)).isEqualTo(sum);
        numbers.addShifted(1, numbers, 3, shift);
        assertThat(numbers.value(1)).isEqualTo(sum.add(b.shiftLeft(shift)));
        numbers.addTimes(4, numbers, 3, divisor);
        numbers.divide(4, divisor);
        assertThat(numbers.value(4)).isEqualTo(b);
        assertThat(numbers.isZero(4)).isEqualTo(b.signum() == 0);
        assertThat(numbers.value(0)).isZero();
        assertThat(numbers.value(2)).isZero();
    }

    @Example
    void aDivisionWithARestIsAFault() {
        WideNumbers numbers = new WideNumbers(1, 64);
        numbers.set(0, BigInteger.TEN);
        assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> numbers.divide(0, 3));
    }

    @Property(tries = 60)
    void talliesAreNumberedWithoutGapsFewerDiceFirst(
            @ForAll @IntRange(min = 0, max = 6) int kinds, @ForAll @IntRange(min = 0, max = 7) int dice) {
        TallyIndex index = new TallyIndex(kinds, dice);
        int[] counts = new int[kinds];
        int before = 0;
        for (int number = 0; number < index.size(); number++, index.advance(counts)) {
            assertThat(index.number(counts)).as(Arrays.toString(counts)).isEqualTo(number);
            assertThat(index.tally(number)).containsExactly(counts);
            assertThat(TallyIndex.dice(counts)).isBetween(before, dice);
            before = TallyIndex.dice(counts);
        }
    }

    @Property(tries = 150)
    void weightsOfAPoolAreThoseOfItsDiceOneByOne(
            @ForAll("sets") List<Set<CrisisFace>> sets,
            @ForAll @IntRange(min = 1, max = 5) int dice,
            @ForAll boolean adding) {
        FaceKinds kinds = FaceKinds.apart(Vector.ofAll(sets).map(TreeSet::ofAll));
        RollRules rules = RollRules.attack().withCriticalsAddDice(adding);
        Distribution<Vector<Integer>> one = CrisisDie.odds().flatMap(face -> {
            Vector<CrisisFace> shown = Vector.of(face);
            return adding && face == CrisisFace.CRITICAL
                    ? CrisisDie.odds().map(more -> counts(kinds, shown.append(more)))
                    : Distribution.certain(counts(kinds, shown));
        });
        Distribution<Vector<Integer>> pool = one;
        for (int i = 1; i < dice; i++) {
            pool = pool.combine(one, (a, b) -> a.zipWith(b, Integer::sum));
        }
        int most = PoolWeights.most(rules, dice);
        TallyIndex index = new TallyIndex(kinds.count(), most);
        WideNumbers weights = PoolWeights.of(rules, dice, kinds, index, PoolWeights.bits(most, 0));
        LinkedHashMap<Vector<Integer>, BigInteger> read = LinkedHashMap.empty();
        int[] counts = new int[kinds.count()];
        for (int number = 0; number < index.size(); number++, index.advance(counts)) {
            read = read.put(Vector.ofAll(counts.clone()), weights.value(number));
        }
        assertThat(Distribution.of(read)).isEqualTo(pool);
        // The weights are whole eighths of every die there may be.
        assertThat(read.values().reduce(BigInteger::add)).isEqualTo(BigInteger.ONE.shiftLeft(3 * most));
    }

    private static Vector<Integer> counts(FaceKinds kinds, Vector<CrisisFace> faces) {
        return Vector.ofAll(kinds.counts(FaceTally.of(faces)));
    }
}
