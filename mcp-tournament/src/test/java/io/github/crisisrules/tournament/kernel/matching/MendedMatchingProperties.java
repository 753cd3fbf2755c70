package io.github.crisisrules.tournament.kernel.matching;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Test;

class MendedMatchingProperties {
    private static final Seed SEED = Seed.of(17);

    @Test
    void removingAndRestoringPlayersGivesTheWeightOfAFreshSolution() {
        for (int i = 0; i < 400; i++) {
            RandomSource random = SEED.split("mended", i).random();
            int n = 2 + random.below(23);
            int words = 1 + random.below(3);
            int density = 10 + random.below(91);
            int range = 1 + random.below(6);
            long[][][] weight = new long[n][n][];
            MendedMatching mended = new MendedMatching(n, words);
            for (int u = 0; u < n; u++) {
                for (int v = u + 1; v < n; v++) {
                    if (random.below(100) < density) {
                        weight[u][v] = weight(words, range, random);
                        mended.edge(u, v, weight[u][v], 0);
                    }
                }
            }
            // Any duals that leave no slack below zero will do; unequal ones of equal parity.
            long[] start = new long[n * words];
            for (int x = 0; x < start.length; x++) {
                start[x] = 2L * (range + random.below(3));
            }
            mended.solve(start);
            boolean[] out = new boolean[n];
            for (int round = 0; round < 30; round++) {
                for (int changes = 1 + random.below(4); changes > 0; changes--) {
                    int u = random.below(n);
                    out[u] = !out[u];
                }
                mended.keepOut(out);
                assertThat(sum(mended, weight, out, words))
                        .as("case %d, round %d", i, round)
                        .isEqualTo(fresh(weight, out, words));
            }
        }
    }

    private static long[] weight(int words, int range, RandomSource random) {
        long[] weight = new long[words];
        for (int c = 0; c < words; c++) {
            weight[c] = random.below(range);
        }
        return weight;
    }

    private static long[] sum(HeaviestMatching matching, long[][][] weight, boolean[] out, int words) {
        long[] sum = new long[words];
        for (int u = 0; u < out.length; u++) {
            int v = matching.partner(u);
            if (v >= 0) {
                assertThat(out[u] || out[v]).isFalse();
                assertThat(matching.partner(v)).isEqualTo(u);
            }
            for (int c = 0; c < words && v > u; c++) {
                sum[c] += weight[u][v][c];
            }
        }
        return sum;
    }

    private static long[] fresh(long[][][] weight, boolean[] out, int words) {
        int n = out.length;
        HeaviestMatching matching = new HeaviestMatching(n, words);
        for (int u = 0; u < n; u++) {
            for (int v = u + 1; v < n; v++) {
                if (!out[u] && !out[v] && weight[u][v] != null) {
                    matching.edge(u, v, weight[u][v], 0);
                }
            }
        }
        matching.solve();
        return sum(matching, weight, out, words);
    }
}
