package io.github.crisisrules.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class HalvingTest {
    private static final Vector<Integer> OPTIONS = Vector.of(40, 30, 70, 50, 60, 20, 10);

    /** A coin that falls well this often in a hundred; the same number is the same luck for all options. */
    private static double toss(int option, int number) {
        return Seed.of(number).below(100) < option ? 1 : 0;
    }

    @Test
    void theBestIsFound() {
        assertThat(Halving.best(OPTIONS, 2000, HalvingTest::toss)).isEqualTo(70);
        assertThat(Halving.best(OPTIONS.take(1), 2000, HalvingTest::toss)).isEqualTo(40);
    }

    @Test
    void noMoreIsTriedThanAllowed() {
        for (int tries = 1; tries < 60; tries++) {
            AtomicInteger done = new AtomicInteger();
            int best = Halving.best(OPTIONS, tries, (option, number) -> {
                done.incrementAndGet();
                return toss(option, number);
            });
            assertThat(done.get()).isLessThanOrEqualTo(tries);
            assertThat(OPTIONS).contains(best);
        }
    }

    @Test
    void theFirstIsTakenUnlessAnotherIsClearlyBetter() {
        // Four tries each: gains 1, 1, 0, 0 have the mean 1/2 and the standard error sqrt(1/3)/2 = 0.29, twice which is
        // more.
        assertThat(Halving.best(Vector.of(0, 1), 8, (option, number) -> option == 1 && number < 2 ? 1 : 0))
                .isZero();
        // Gains 1, 1, 1, 0: mean 3/4, standard error 1/4.
        assertThat(Halving.best(Vector.of(0, 1), 8, (option, number) -> option == 1 && number < 3 ? 1 : 0))
                .isEqualTo(1);
        assertThat(Halving.best(OPTIONS, 100, (option, number) -> 0.5)).isEqualTo(40);
    }

    @Test
    void theFirstIsStillThereInTheEnd() {
        // By luck of the first try the others look better; then only the first does well.
        assertThat(Halving.best(
                        OPTIONS, 200, (option, number) -> option == 40 ? (number == 0 ? 0 : 1) : number == 0 ? 1 : 0))
                .isEqualTo(40);
    }

    @Test
    void luckThatIsDrawnInOrderDoesNotMatter() {
        RandomSource random = Seed.of(3).random();
        Vector<Double> luck = Vector.fill(500, () -> random.unit());
        assertThat(Halving.best(OPTIONS, 400, (option, number) -> option / 100.0 + luck.get(number)))
                .isEqualTo(70);
    }
}
