package io.github.crisisrules.heroic.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The cost of the largest pools, in sums and products: every pool of twelve dice, with every number of dice in the total. Part of the
 * profile {@code fuzz}.
 */
@Tag("fuzz")
class PoolKernelFuzz {
    private static final int DICE = 12;

    // A fifth above the most that was found: 1,585,396 for d4+2d6+2d8+3d10+4d12 with five dice in the total. Six dice
    // (d6+2d8+2d10+d12) with two in the total take 85,332.
    private static final long MAX_STEPS = 1_905_000;

    @Test
    void noPoolOfTwelveDiceIsACliff() {
        Worst worst = new Worst();
        for (int inTotal = 2; inTotal <= 5; inTotal++) {
            worst.look(new int[Hands.SIZES], 0, DICE, inTotal);
        }
        assertThat(worst.steps).as(worst.toString()).isLessThan(MAX_STEPS);
    }

    private static final class Worst {
        private final Hands hands = new Hands(3);
        private long steps;
        private String where = "";

        void look(int[] counts, int size, int left, int inTotal) {
            if (size == Hands.SIZES - 1) {
                counts[size] = left;
                long found = PoolKernel.steps(counts, inTotal, hands);
                if (found > steps) {
                    steps = found;
                    where = Arrays.toString(counts) + " with " + inTotal + " in the total";
                }
                return;
            }
            for (int here = 0; here <= left; here++) {
                counts[size] = here;
                look(counts, size + 1, left - here, inTotal);
            }
        }

        @Override
        public String toString() {
            return steps + " steps for " + where;
        }
    }
}
