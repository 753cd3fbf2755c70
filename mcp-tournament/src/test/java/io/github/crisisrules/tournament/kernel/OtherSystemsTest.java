package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OtherSystemsTest {
    private static final Meetings NONE = Meetings.none(8);
    private static final int[] RANKING = {3, 1, 4, 0, 5, 2, 7, 6};

    @Test
    void adjacentRanksMeet() {
        assertThat(RankedKernel.adjacent(RANKING)).containsExactly(3, 1, 4, 0, 5, 2, 7, 6);
    }

    @Test
    void halvesOfAGroupMeetAndTheOddOneJoinsTheNextGroup() {
        // 9: 3, 1, 4 | 6: 0, 5, 2 | 3: 7, 6. Player 4 is odd and joins 6: 4, 0 | 5, 2. No player is odd there.
        int[] points = {6, 9, 6, 9, 9, 6, 3, 3};
        assertThat(RankedKernel.fold(RANKING, points)).containsExactly(3, 1, 4, 5, 0, 2, 7, 6);
    }

    @Test
    void aWalkTakesTheNextNotMet() {
        // 3 has met 1 and 4: meets 0. 1 meets 4. 5 meets 2, 7 meets 6.
        Meetings met = Meetings.among(8, new int[] {3, 3}, new int[] {1, 4});
        assertThat(RankedKernel.monrad(RANKING, met, NONE)).containsExactly(3, 0, 1, 4, 5, 2, 7, 6);
    }

    @Test
    void aWalkDoesNotLookAheadAndMayEndInARematch() {
        // 7 and 6 are left over, and have met.
        Meetings met = Meetings.among(8, new int[] {7}, new int[] {6});
        assertThat(RankedKernel.monrad(RANKING, met, NONE)).endsWith(7, 6);
    }

    @Test
    void aWalkPrefersARematchToAForbiddenPair() {
        // 5 may not meet 2, has met 7 and 6 (6 twice): 7. Left are 2 and 6.
        Meetings met = Meetings.among(8, new int[] {5, 5, 5}, new int[] {7, 6, 6});
        Meetings forbidden = Meetings.among(8, new int[] {5}, new int[] {2});
        assertThat(RankedKernel.monrad(RANKING, met, forbidden)).containsExactly(3, 1, 4, 0, 5, 7, 2, 6);
    }

    @Test
    void fullyRandomIsUniform() {
        Map<String, Ratio> law = new TreeMap<>();
        new LiteralSwiss(new PlainPool(new int[6]))
                .optimal()
                .forEach(p -> law.put(LiteralSwiss.key(p), Ratio.of(1, 15)));
        Fit fit = new Fit();
        fit.add(law, 6000, random -> RankedKernel.random(6, random), Seed.of(5).random());
        assertThat(law).hasSize(15);
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void squaredGapsSpreadThePainThatTheTopGroupAvoids() {
        // The pool of SwissKernelTest where 9-9 forces 8-0: squared gaps prefer 9-8, 9-7, 7-3, 3-0 (1 + 4 + 16 + 9).
        PlainPool pool = new PlainPool(new int[] {9, 9, 8, 7, 7, 3, 3, 0});
        pool.meet(2, 3).meet(2, 4).meet(3, 4).meet(2, 5).meet(2, 6);
        int[] pairs = CostKernel.leastSquaredGaps(
                pool.points, pool.meetings(), pool.bans(), Seed.of(1).random());
        assertThat(squares(pool, pairs)).isEqualTo(30);
    }

    private static int squares(PlainPool pool, int[] pairs) {
        return IntStream.range(0, pairs.length / 2)
                .map(i -> pool.points[pairs[2 * i]] - pool.points[pairs[2 * i + 1]])
                .map(gap -> gap * gap)
                .sum();
    }

    @Test
    void leastCostIsLeastOfAllPairings() {
        for (int i = 0; i < 300; i++) {
            RandomSource random = Seed.of(6).split("cost", i).random();
            int n = 2 + 2 * random.below(4);
            long[][] cost = new long[n][n];
            for (int a = 0; a < n; a++) {
                for (int b = 0; b < a; b++) {
                    cost[a][b] = random.below(30) - 10;
                    cost[b][a] = cost[a][b];
                }
            }
            int[] pairs = CostKernel.least(n, (a, b) -> cost[a][b], random);
            // With equal points and no history every pairing is optimal, so this lists them all.
            long least = new LiteralSwiss(new PlainPool(new int[n]))
                    .optimal().stream().mapToLong(p -> sum(cost, p)).min().orElseThrow();
            assertThat(sum(cost, pairs)).isEqualTo(least);
            assertThat(IntStream.of(pairs).sorted().toArray())
                    .isEqualTo(IntStream.range(0, n).toArray());
        }
    }

    private static long sum(long[][] cost, int[] pairs) {
        return IntStream.range(0, pairs.length / 2)
                .mapToLong(i -> cost[pairs[2 * i]][pairs[2 * i + 1]])
                .sum();
    }

    @Test
    void aCostOutOfRangeIsRefused() {
        assertThatThrownBy(() -> CostKernel.least(
                        2, (a, b) -> CostKernel.LARGEST + 1, Seed.of(1).random()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
