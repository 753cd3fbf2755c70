package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Looks at random for the pool of 128 players that takes most work. Not time but steps are measured, so that a failure is
 * the same on every machine. Long; run with the profile {@code fuzz}. The worst seeds found are in {@code regressions.txt}.
 */
@Tag("fuzz")
class SlowestPoolFuzz {
    /** Steps a pairing of 128 players may take: some seconds at worst. */
    static final long MAX = 1L << 30;

    private static final int RUNS = Integer.getInteger("fuzz.runs", 400);

    @Test
    void noPoolOf128PlayersTakesMoreThanItsShareOfWork() {
        Seed seed = Seed.of(Long.getLong("fuzz.seed", 1));
        Seed worst = seed;
        long most = 0;
        for (int i = 0; i < RUNS; i++) {
            Seed one = seed.split("slow", i);
            long work = work(one);
            if (work > most) {
                most = work;
                worst = one;
            }
        }
        assertThat(most).as("slow " + worst).isLessThan(MAX);
    }

    static long work(Seed seed) {
        RandomSource random = seed.random();
        PlainPool pool = pool(random);
        PairingState state = new PairingState(pool.points, pool.meetings(), pool.bans());
        SwissKernel.pair(state, random);
        return state.work;
    }

    /** Points over few or many values, some clubs, a share of pairs met at random or between near ranks, some hermits. */
    static PlainPool pool(RandomSource random) {
        int n = 128;
        PlainPool pool = new PlainPool(new int[n]);
        int values = 1 << random.below(8);
        for (int p = 0; p < n; p++) {
            pool.points[p] = random.below(3) == 0 ? random.below(values) : random.below(1 + random.below(values));
        }
        int clubs = random.below(5);
        int[] club = new int[n];
        int largest = 8 + random.below(80);
        for (int p = 0; p < n; p++) {
            club[p] = clubs == 0 ? 0 : random.below(128) < largest ? 1 + random.below(clubs) : 0;
        }
        int met = random.below(3) == 0 ? random.below(100) : random.below(12);
        int near = random.below(2) == 0 ? 0 : random.below(100);
        int reach = 1 + random.below(30);
        int hermits = random.below(3) == 0 ? random.below(8) : 0;
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < a; b++) {
                int gap = Math.abs(pool.points[a] - pool.points[b]);
                boolean hermit = (a < hermits || b < hermits) && random.below(20) > 0;
                if ((club[a] > 0 && club[a] == club[b]) || hermit) {
                    pool.forbid(a, b);
                }
                if (random.below(100) < (gap <= reach ? Math.max(met, near) : met)) {
                    pool.meet(a, b);
                }
            }
        }
        return pool;
    }
}
