package io.github.crisisrules.tournament.kernel.segment;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.LiteralMatching;
import io.github.crisisrules.tournament.kernel.PlainPool;
import io.github.crisisrules.tournament.kernel.SwissKernelProperties;
import org.junit.jupiter.api.Test;

/** Long runs of single players cost what an independent matching costs, wherever they lie and however many have met. */
class RankedRunProperties {
    private static final Seed SEED = Seed.of(53);

    @Test
    void agreesWithTheLiteralReading() {
        for (int i = 0; i < 60; i++) {
            RandomSource random = SEED.split("ladder", i).random();
            int above = i % 3 == 1 ? 12 : 0;
            int below = i % 3 == 2 ? 12 : 0;
            isOptimal(run(above, 42 + 2 * random.below(4), below, random), random);
        }
    }

    private static void isOptimal(PlainPool pool, RandomSource random) {
        LiteralMatching literal = new LiteralMatching(pool.bigCosts());
        assertThat(literal.provesItself()).isTrue();
        assertThat(pool.cost(pool.pair(random)))
                .as(pool.toString())
                .isEqualTo(pool.cost(SwissKernelProperties.listed(literal.mates())));
    }

    /** This many single players between two groups who have met no player among themselves. */
    private static PlainPool run(int above, int run, int below, RandomSource random) {
        int n = above + run + below;
        PlainPool pool = new PlainPool(new int[n]);
        int near = 1 + random.below(run);
        int chance = 60 + random.below(40);
        int far = random.below(4) == 0 ? 97 : random.below(30);
        for (int p = 0; p < n; p++) {
            pool.points[p] = p < above ? n : p < above + run ? n - p : 0;
            for (int q = above; p >= above && p < above + run && q < p; q++) {
                if (random.below(100) < (p - q <= near ? chance : far)) {
                    pool.meet(p, q);
                }
                if (random.below(50) == 0) {
                    pool.forbid(p, q);
                }
            }
        }
        return pool;
    }

    @Test
    void playersOfTwoTeamsOnDifferentPointsMeetTheNearestOfTheOtherTeam() {
        meetTheNearest(100);
    }

    private static int[] ranks(int n) {
        int[] order = new int[n];
        for (int p = 0; p < n; p++) {
            order[p] = p;
        }
        SEED.random().shuffle(order);
        return order;
    }

    /** Even and odd numbers are a team each. */
    private static PlainPool teams(int n, int[] order) {
        PlainPool pool = new PlainPool(new int[n]);
        for (int rank = 0; rank < n; rank++) {
            pool.points[order[rank]] = n - rank;
        }
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < a; b++) {
                if (a % 2 == b % 2) {
                    pool.forbid(a, b);
                }
            }
        }
        return pool;
    }

    /** Teams of equal size, no player has met: from the top, everyone takes the next of the other team who is left. */
    private static void meetTheNearest(int n) {
        int[] order = ranks(n);
        PlainPool pool = teams(n, order);
        int[] rival = new int[n];
        int[] pairs = pool.pair(SEED.random());
        for (int i = 0; i < n; i++) {
            rival[pairs[i]] = pairs[i ^ 1];
        }
        boolean[] paired = new boolean[n];
        for (int i = 0; i < n; i++) {
            if (!paired[order[i]]) {
                int j = i + 1;
                while (paired[order[j]] || order[j] % 2 == order[i] % 2) {
                    j++;
                }
                assertThat(rival[order[i]]).isEqualTo(order[j]);
                paired[order[i]] = true;
                paired[order[j]] = true;
            }
        }
    }
}
