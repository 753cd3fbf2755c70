package io.github.crisisrules.heroic.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Facts that do not depend on the rules of the game: that several questions asked together get the answers they get alone. */
class PoolKernelTest {
    private static final int[][] POOLS = {
        {0, 0, 0, 0, 0},
        {1, 0, 0, 0, 0},
        {0, 2, 0, 0, 1},
        {1, 1, 1, 1, 1},
        {0, 1, 2, 2, 1},
        {3, 0, 0, 4, 0},
        {2, 2, 3, 3, 2}
    };

    @Test
    void severalNumbersOfDiceInTheTotalAreAskedTogether() {
        Hands hands = new Hands(3);
        for (int[] pool : POOLS) {
            TargetWeights[] together = PoolKernel.everyTarget(pool, 2, 5, hands);
            for (int inTotal = 2; inTotal <= 5; inTotal++) {
                TargetWeights alone = PoolKernel.everyTarget(pool, inTotal, hands);
                for (int target = 0; target < alone.count(); target++) {
                    assertThat(together[inTotal - 2].row(target))
                            .as("%s, %s dice reaching %s", Arrays.toString(pool), inTotal, target)
                            .isEqualTo(alone.row(target))
                            .isEqualTo(PoolKernel.reaching(pool, inTotal, target, hands, false));
                }
            }
        }
    }

    // Marks that look at the third die, at any die, at the effect die alone, and at nothing.
    @Test
    void mergedHandsHaveTheWeightsOfTheirMembers() {
        Hands all = new Hands(3);
        int[] third = new int[all.count()];
        int[] large = new int[all.count()];
        int[] each = new int[all.count()];
        for (int hand = 0; hand < all.count(); hand++) {
            third[hand] = all.die(hand, 2);
            large[hand] = all.die(hand, 1) >= 3 ? 1 : 0;
            each[hand] = hand;
        }
        assertThat(all.merged(new int[all.count()]).count()).isEqualTo(Hands.SIZES);
        assertThat(all.merged(each).count()).isEqualTo(all.count());
        // Third dice are distinguished, so second ones are too, which a larger die on top would make the third.
        assertThat(all.merged(third).count()).isEqualTo(all.count());
        assertThat(all.merged(large).count()).isBetween(Hands.SIZES + 1, all.count() - 1);
        for (int[] marks : new int[][] {third, large, each, new int[all.count()]}) {
            assertMerged(all, all.merged(marks), marks);
        }
    }

    private static void assertMerged(Hands all, Hands merged, int[] marks) {
        int[] marked = merged.of(marks);
        for (int[] pool : POOLS) {
            for (int target : new int[] {0, 9, 14, 99}) {
                long[] full = PoolKernel.reaching(pool, 2, target, all, false);
                long[] less = PoolKernel.reaching(pool, 2, target, merged, false);
                for (int total = 0; total < PoolKernel.totals(2); total++) {
                    for (int hand = 0; hand < all.count(); hand++) {
                        long expected = sum(full, total, all, marks, all.effect(hand), marks[hand]);
                        assertThat(sum(less, total, merged, marked, all.effect(hand), marks[hand]))
                                .as("%s reaching %s: a total of %s", Arrays.toString(pool), target, total)
                                .isEqualTo(expected);
                    }
                }
            }
        }
    }

    private static long sum(long[] weights, int total, Hands hands, int[] marks, int effect, int mark) {
        long sum = 0;
        for (int hand = 0; hand < hands.count(); hand++) {
            if (hands.effect(hand) == effect && marks[hand] == mark) {
                sum += weights[total * hands.count() + hand];
            }
        }
        return sum;
    }
}
