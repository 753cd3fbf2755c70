package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Frequencies against the exact law, on fields of up to ten players with fixed seeds. */
class PairingLawTest {
    private static final Seed SEED = Seed.of(7);

    @Test
    void regularFieldsFollowTheLaw() {
        Fit fit = fit(fields("regular", true, 60), (field, literal) -> field.sampler());
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void irregularFieldsFollowTheLaw() {
        Fit fit = fit(fields("irregular", false, 110), (field, literal) -> field.sampler());
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void cuttingRunsOfTinyGroupsKeepsTheLaw() {
        List<PlainPool> fields = fields("chains", false, 60, draw -> PlainPools.pier(10, draw));
        Fit fit = fit(fields, (field, literal) -> field.sampler(2));
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void countedGroupsFollowTheLaw() {
        // Six or seven of nine rounds are played: of the 945 pairings this few are left that they are counted, not
        // drawn.
        Fit fit = fit(
                fields("counted", true, 12, draw -> PlainPools.exhausted(10, 6 + draw.below(2), 1, draw)),
                (field, literal) -> field.sampler());
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
        Fit irregular = fit(
                fields("counted", false, 25, draw -> PlainPools.exhausted(10, 5 + draw.below(3), 2, draw)),
                (field, literal) -> field.sampler());
        assertThat(irregular.isRefused()).as(irregular.toString()).isFalse();
    }

    @Test
    void aSlightlyBiasedSamplerIsRefused() {
        // One time in ten it prefers the alphabetically first of two lawful pairings.
        Fit fit = fit(fields("irregular", false, 110), (field, literal) -> biased(field.sampler()));
        assertThat(fit.isRefused()).as(fit.toString()).isTrue();
    }

    private static Function<RandomSource, int[]> biased(Function<RandomSource, int[]> lawful) {
        return draw -> {
            int[] one = lawful.apply(draw);
            int[] other = lawful.apply(draw);
            boolean prefer = draw.below(10) == 0 && LiteralSwiss.key(other).compareTo(LiteralSwiss.key(one)) < 0;
            return prefer ? other : one;
        };
    }

    @Test
    void breakingTiesByRandomWeightsIsRefused() {
        Fit fit = fit(fields("irregular", false, 110), (field, literal) -> draw -> byRandomWeights(literal, draw));
        assertThat(fit.isRefused()).as(fit.toString()).isTrue();
    }

    private static int[] byRandomWeights(LiteralSwiss literal, RandomSource draw) {
        int n = literal.optimal().get(0).length;
        double[] weight = new double[n * n];
        for (int i = 0; i < weight.length; i++) {
            weight[i] = draw.unit();
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
            List<PlainPool> fields, BiFunction<PlainPool, LiteralSwiss, Function<RandomSource, int[]>> samplers) {
        Fit fit = new Fit();
        int i = 0;
        for (PlainPool field : fields) {
            LiteralSwiss literal = new LiteralSwiss(field);
            int draws = Math.max(1500, 20 * literal.optimal().size());
            fit.add(
                    literal.law(),
                    draws,
                    samplers.apply(field, literal),
                    SEED.split("draws", i++).draws());
        }
        return fit;
    }

    /** Fields with a real choice, but not so many that frequencies mean nothing. */
    private static List<PlainPool> fields(String purpose, boolean regular, int count) {
        return fields(purpose, regular, count, PlainPools::small);
    }

    private static List<PlainPool> fields(
            String purpose, boolean regular, int count, Function<RandomSource, PlainPool> kind) {
        List<PlainPool> fields = new ArrayList<>();
        for (int i = 0; fields.size() < count; i++) {
            RandomSource draw = SEED.split(purpose, i).draws();
            PlainPool field = kind.apply(draw);
            LiteralSwiss literal = new LiteralSwiss(field);
            int choices = literal.optimal().size();
            if (choices > 1 && choices <= 120 && isRegular(field, literal.leastCost()) == regular) {
                fields.add(field);
            }
        }
        return fields;
    }

    private static boolean isRegular(PlainPool field, int[] cost) {
        int[] groups = field.groups();
        boolean regular = cost[0] == 0 && cost[1] == 0;
        int before = 0;
        for (int g = 0; g < field.groupCount(); g++) {
            for (int group : groups) {
                before += group == g ? 1 : 0;
            }
            regular &= cost[2 + 2 * g] == before % 2 && cost[3 + 2 * g] == before % 2;
        }
        return regular;
    }
}
