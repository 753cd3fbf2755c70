package io.github.crisisrules.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

class RandomSourceTest {
    @Test
    void agreesWithTheSameGeneratorOfTheJdk() {
        RandomGeneratorFactory<RandomGenerator> jdk = RandomGeneratorFactory.of("Xoroshiro128PlusPlus");
        RandomSource states = Seed.of(1).random();
        for (int i = 0; i < 200; i++) {
            // Sixteen bytes are the state itself, first word first; JDK 17 reads bytes below zero wrongly, so there are
            // none.
            long first = states.next() & 0x7f7f7f7f7f7f7f7fL;
            long second = states.next() & 0x7f7f7f7f7f7f7f7fL;
            RandomGenerator twin = jdk.create(
                    ByteBuffer.allocate(16).putLong(first).putLong(second).array());
            RandomSource random = new RandomSource(first, second);
            for (int j = 0; j < 50; j++) {
                assertThat(random.next()).isEqualTo(twin.nextLong());
            }
        }
    }

    @Test
    void theStateThatWouldStayZeroIsAvoided() {
        RandomSource random = new RandomSource(0, 0);
        assertThat(Vector.fill(4, random::next).distinct()).hasSize(4).doesNotContain(0L);
    }

    /**
     * Draws below n take the upper half of 32 bits times n. Each result must come from equally many of the 2^32 words
     * that are not rejected; those of one result are an interval, so its ends tell how many there are.
     */
    @Test
    void everyResultComesFromEquallyManyWords() {
        for (int bound : new int[] {1, 2, 3, 5, 6, 7, 8, 10, 100, 641, (1 << 30) + 1, 3 << 29, Integer.MAX_VALUE}) {
            long threshold = (1L << 32) % bound;
            long each = (1L << 32) / bound;
            for (int result : new int[] {0, bound / 3, bound / 2, bound - 1}) {
                // Accepted words w: result * 2^32 + threshold <= w * bound < (result + 1) * 2^32.
                BigInteger size = BigInteger.valueOf(bound);
                BigInteger low = BigInteger.valueOf(result)
                        .shiftLeft(32)
                        .add(BigInteger.valueOf(threshold))
                        .add(size)
                        .subtract(BigInteger.ONE)
                        .divide(size);
                BigInteger high = BigInteger.valueOf(result + 1L)
                        .shiftLeft(32)
                        .add(size)
                        .subtract(BigInteger.ONE)
                        .divide(size);
                assertThat(high.subtract(low)).isEqualTo(BigInteger.valueOf(each));
            }
        }
    }

    @Test
    void boundedDrawsFollowTheWordsOfTheGenerator() {
        for (int bound : new int[] {1, 6, 7, 3 << 29, (1 << 30) + 1, Integer.MAX_VALUE}) {
            RandomSource random = Seed.of(bound).random();
            RandomSource words = Seed.of(bound).random();
            BigInteger size = BigInteger.valueOf(bound);
            BigInteger threshold = BigInteger.ONE.shiftLeft(32).mod(size);
            for (int i = 0; i < 1_000; i++) {
                BigInteger product;
                do {
                    product = BigInteger.valueOf(words.next() >>> 32).multiply(size);
                } while (product.mod(BigInteger.ONE.shiftLeft(32)).compareTo(threshold) < 0);
                assertThat(random.below(bound)).isEqualTo(product.shiftRight(32).intValueExact());
            }
        }
    }

    @Test
    void smallBoundsAreUniform() {
        for (int bound : new int[] {2, 3, 5, 8, 10}) {
            RandomSource random = Seed.of(bound).random();
            LinkedHashMap<Integer, Integer> counts = LinkedHashMap.empty();
            for (int i = 0; i < 100_000; i++) {
                counts = counts.put(random.below(bound), 1, Integer::sum);
            }
            ChiSquare.assertFollows(Distribution.uniform(Vector.range(0, bound)), counts);
        }
    }

    @Test
    void bigBoundsAreUniformOverTheirThirds() {
        // Three quarters of a power of two: a biased draw would favour the first third by half.
        thirds(random -> BigInteger.valueOf(random.below(3 << 29)), BigInteger.valueOf(3L << 29));
        thirds(random -> BigInteger.valueOf(random.below(3L << 33)), BigInteger.valueOf(3L << 33));
        thirds(random -> BigInteger.valueOf(random.below(3L << 61)), BigInteger.valueOf(3L << 61));
        BigInteger huge = BigInteger.valueOf(3).shiftLeft(100);
        thirds(random -> random.below(huge), huge);
    }

    private static void thirds(java.util.function.Function<RandomSource, BigInteger> draw, BigInteger bound) {
        RandomSource random = Seed.of(3).random();
        BigInteger third = bound.divide(BigInteger.valueOf(3));
        LinkedHashMap<Integer, Integer> counts = LinkedHashMap.empty();
        for (int i = 0; i < 30_000; i++) {
            BigInteger drawn = draw.apply(random);
            assertThat(drawn).isBetween(BigInteger.ZERO, bound.subtract(BigInteger.ONE));
            counts = counts.put(drawn.divide(third).intValueExact(), 1, Integer::sum);
        }
        ChiSquare.assertFollows(Distribution.uniform(Vector.of(0, 1, 2)), counts);
    }

    @Test
    void widerTypesDrawTheSameWhereTheBoundIsSmall() {
        for (int bound : new int[] {1, 2, 1_000, Integer.MAX_VALUE}) {
            int drawn = Seed.of(9).random().below(bound);
            assertThat(Seed.of(9).random().below((long) bound)).isEqualTo(drawn);
            assertThat(Seed.of(9).random().below(BigInteger.valueOf(bound))).isEqualTo(BigInteger.valueOf(drawn));
        }
        long wide = Seed.of(9).random().below(Long.MAX_VALUE);
        assertThat(Seed.of(9).random().below(BigInteger.valueOf(Long.MAX_VALUE)))
                .isEqualTo(BigInteger.valueOf(wide));
    }

    @Test
    void shufflingAPartLeavesTheRest() {
        int[] items = {0, 1, 2, 3, 4, 5, 6, 7};
        Seed.of(2).random().shuffle(items, 2, 6);
        assertThat(items).startsWith(0, 1).endsWith(6, 7).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(items).isNotEqualTo(new int[] {0, 1, 2, 3, 4, 5, 6, 7});
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> Seed.of(2).random().shuffle(items, 6, 9));
    }

    @Test
    void nonsenseIsRefused() {
        RandomSource random = Seed.of(1).random();
        assertThatIllegalArgumentException().isThrownBy(() -> random.below(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> random.below(0L));
        assertThatIllegalArgumentException().isThrownBy(() -> random.below(BigInteger.ZERO));
    }
}
