package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The law in large groups that are full of barred pairs. */
class CrowdedGroupLawTest {
    private static final Seed SEED = Seed.of(67);

    private static int[] lawful(PlainPool pool, Meetings met, Meetings bans, RandomSource random) {
        PairingState state = new PairingState(pool.points, met, bans);
        int[] pairs = SwissKernel.pair(state, random);
        assertThat(state.lawful).isTrue();
        return pairs;
    }

    @Test
    void aRoundRobinOfSixtyIsApproximateInItsLastThird() {
        assertThat(isLawful(PlainPools.exhausted(60, 40, 1, SEED.random()))).isFalse();
    }

    private static boolean isLawful(PlainPool pool) {
        PairingState state = new PairingState(pool.points, pool.meetings(), pool.bans());
        SwissKernel.pair(state, SEED.split("border").random());
        return state.lawful;
    }

    private static void add(Fit fit, Map<String, Ratio> law, int[] seen, int draws) {
        Map<String, Integer> counts = new TreeMap<>();
        for (int p = 0; p < seen.length; p++) {
            if (seen[p] > 0) {
                counts.put("" + p, seen[p]);
            }
        }
        fit.add(law, counts, draws);
    }

    /** Twelve of 24 share the top and may not meet: each meets each of the others on different points equally often. */
    @Test
    void aCrowdAtTheTopIsSharedOutWithEqualChances() {
        int half = 12;
        PlainPool pool = new PlainPool(new int[2 * half]);
        for (int p = 0; p < 2 * half; p++) {
            pool.points[p] = p < half ? 100 : p;
            for (int q = 0; p < half && q < p; q++) {
                pool.forbid(p, q);
            }
        }
        int draws = 3000;
        int[][] seen = new int[half][2 * half];
        RandomSource random = SEED.split("crowd").random();
        Meetings met = pool.meetings();
        Meetings bans = pool.bans();
        for (int i = 0; i < draws; i++) {
            int[] pairs = lawful(pool, met, bans, random);
            for (int k = 0; k < pairs.length; k += 2) {
                seen[pairs[k]][pairs[k + 1]]++;
            }
        }
        Fit fit = new Fit();
        for (int p = 0; p < half; p++) {
            Map<String, Ratio> law = new TreeMap<>();
            for (int q = half; q < 2 * half; q++) {
                law.put("" + q, Ratio.of(1, half));
            }
            add(fit, law, seen[p], draws);
        }
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }
}
