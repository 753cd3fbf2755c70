package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Frequencies against the exact law, on pools of up to ten players with fixed seeds. */
class PairingLawTest {
    private static final Seed SEED = Seed.of(7);

    @Test
    void regularPoolsFollowTheLaw() {
        Fit fit = fit(pools("regular", true, 60), (pool, literal) -> pool.sampler());
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void irregularPoolsFollowTheLaw() {
        Fit fit = fit(pools("irregular", false, 110), (pool, literal) -> pool.sampler());
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void runsOfTinyGroupsFollowTheLaw() {
        List<PlainPool> pools = pools("chains", false, 60, random -> PlainPools.pier(10, random));
        Fit fit = fit(pools, (pool, literal) -> pool.sampler());
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void countedGroupsFollowTheLaw() {
        // Six or seven of nine rounds are played: of the 945 pairings this few are left that they are counted, not
        // drawn.
        Fit fit = fit(
                pools("counted", true, 12, random -> PlainPools.exhausted(10, 6 + random.below(2), 1, random)),
                (pool, literal) -> pool.sampler());
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
        Fit irregular = fit(
                pools("counted", false, 25, random -> PlainPools.exhausted(10, 5 + random.below(3), 2, random)),
                (pool, literal) -> pool.sampler());
        assertThat(irregular.isRefused()).as(irregular.toString()).isFalse();
    }

    @Test
    void aClubOfExactlyHalfThePlayersFollowsTheLaw() {
        for (boolean regular : new boolean[] {true, false}) {
            Fit fit = fit(
                    pools("halved", regular, 30, random -> PlainPools.halved(10, 10 * random.below(9), random)),
                    (pool, literal) -> pool.sampler());
            assertThat(fit.isRefused()).as(fit.toString()).isFalse();
        }
    }

    @Test
    void aSlightlyBiasedSamplerIsRefused() {
        // One time in ten it prefers the alphabetically first of two lawful pairings.
        Fit fit = fit(pools("irregular", false, 110), (pool, literal) -> biased(pool.sampler()));
        assertThat(fit.isRefused()).as(fit.toString()).isTrue();
    }

    private static Function<RandomSource, int[]> biased(Function<RandomSource, int[]> lawful) {
        return random -> {
            int[] one = lawful.apply(random);
            int[] other = lawful.apply(random);
            boolean prefer = random.below(10) == 0 && LiteralSwiss.key(other).compareTo(LiteralSwiss.key(one)) < 0;
            return prefer ? other : one;
        };
    }

    @Test
    void breakingTiesByRandomWeightsIsRefused() {
        Fit fit = fit(pools("irregular", false, 110), (pool, literal) -> random -> byRandomWeights(literal, random));
        assertThat(fit.isRefused()).as(fit.toString()).isTrue();
    }

    private static int[] byRandomWeights(LiteralSwiss literal, RandomSource random) {
        int n = literal.optimal().get(0).length;
        double[] weight = new double[n * n];
        for (int i = 0; i < weight.length; i++) {
            weight[i] = random.unit();
        }
        int[] best = literal.optimal().get(0);
        double least = Double.MAX_VALUE;
        for (int[] pairing : literal.optimal()) {
            double sum = 0;
            for (int i = 0; i < n; i += 2) {
                sum += weight[pairing[i] * n + pairing[i + 1]];
            }
            if (sum < least) {
                least = sum;
                best = pairing;
            }
        }
        return best;
    }

    private static Fit fit(
            List<PlainPool> pools, BiFunction<PlainPool, LiteralSwiss, Function<RandomSource, int[]>> samplers) {
        Fit fit = new Fit();
        int i = 0;
        for (PlainPool pool : pools) {
            LiteralSwiss literal = new LiteralSwiss(pool);
            int draws = Math.max(1500, 20 * literal.optimal().size());
            fit.add(
                    literal.law(),
                    draws,
                    samplers.apply(pool, literal),
                    SEED.split("draws", i++).random());
        }
        return fit;
    }

    /** Pools with a real choice, but with few enough choices for frequencies. */
    private static List<PlainPool> pools(String purpose, boolean regular, int count) {
        return pools(purpose, regular, count, PlainPools::small);
    }

    private static List<PlainPool> pools(
            String purpose, boolean regular, int count, Function<RandomSource, PlainPool> kind) {
        List<PlainPool> pools = new ArrayList<>();
        for (int i = 0; pools.size() < count; i++) {
            RandomSource random = SEED.split(purpose, i).random();
            PlainPool pool = kind.apply(random);
            LiteralSwiss literal = new LiteralSwiss(pool);
            int choices = literal.optimal().size();
            if (choices > 1 && choices <= 120 && isRegular(pool, literal.leastCost()) == regular) {
                pools.add(pool);
            }
        }
        return pools;
    }

    private static boolean isRegular(PlainPool pool, int[] cost) {
        int[] groups = pool.groups();
        boolean regular = cost[0] == 0 && cost[1] == 0;
        int before = 0;
        for (int g = 0; g < pool.groupCount(); g++) {
            for (int group : groups) {
                before += group == g ? 1 : 0;
            }
            regular &= cost[2 + 2 * g] == before % 2 && cost[3 + 2 * g] == before % 2;
        }
        return regular;
    }
}
