package io.github.crisisrules.tournament.kernel.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.kernel.Fit;
import io.github.crisisrules.tournament.kernel.LiteralChoices;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.PlainPool;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The clubs' counts and draws against choices listed one by one. */
class ExclusionSetSamplerTest {
    private static final Seed SEED = Seed.of(31);

    /** Players of each club (the first number: of none) in each group. */
    private static PlainPool clubs(int[]... groups) {
        int n = 0;
        for (int[] group : groups) {
            n += Arrays.stream(group).sum();
        }
        int[] points = new int[n];
        int[] club = new int[n];
        int at = 0;
        for (int g = 0; g < groups.length; g++) {
            for (int c = 0; c < groups[g].length; c++) {
                for (int k = 0; k < groups[g][c]; k++) {
                    points[at] = groups.length - g;
                    club[at++] = c;
                }
            }
        }
        PlainPool pool = new PlainPool(points);
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < a; b++) {
                if (club[a] > 0 && club[a] == club[b]) {
                    pool.forbid(a, b);
                }
            }
        }
        return pool;
    }

    @Test
    void countsAreThoseOfPairingsListedOneByOne() {
        int[][] all = {
            {0, 4, 4}, {2, 3, 3}, {4, 4, 2}, {1, 3, 3, 3}, {3, 1, 2, 4}, {6, 2, 2}, {0, 2, 2, 2, 2}, {2, 5, 1}
        };
        for (int[] sizes : all) {
            Map<String, Integer> listed = new LiteralChoices(clubs(sizes), 0, 0).counts();
            int ways = listed.values().stream().mapToInt(Integer::intValue).sum();
            assertThat(new ExclusionSetCount(sizes).total()).isEqualTo(BigInteger.valueOf(ways));
        }
    }

    @Test
    void everyChoiceThatRespectsTheClubsIsEquallyLikely() {
        // The second case has floats out of and into the club; the third steps two groups; the fourth two clubs.
        check(clubs(new int[] {4, 6}, new int[] {2, 1}), 2, 2);
        check(clubs(new int[] {6, 6}, new int[] {2, 1}), 2, 2);
        check(clubs(new int[] {5, 6}, new int[] {1, 1}, new int[] {2, 1}), 3, 4);
        check(clubs(new int[] {1, 6, 6}, new int[] {2, 1, 1}), 1, 1);
        check(clubs(new int[] {0, 6, 6}, new int[] {1, 1, 1}), 2, 2);
    }

    @Test
    void meetingsBetweenClubsAreRejectedWithoutBias() {
        PlainPool pool = clubs(new int[] {6, 6}, new int[] {2, 1});
        pool.meet(0, 6).meet(1, 6).meet(2, 7).meet(3, 8).meet(0, 12).meet(6, 13).meet(2, 3);
        check(pool, 2, 2);
    }

    private static void check(PlainPool plain, int floats, int steps) {
        Map<String, Integer> listed = new LiteralChoices(plain, floats, steps).counts();
        long all = listed.values().stream().mapToLong(Integer::longValue).sum();
        Map<String, Ratio> law = new TreeMap<>();
        listed.forEach((key, count) -> law.put(key, Ratio.of(count, all)));
        PairingState pool = new PairingState(plain.points, plain.meetings(), plain.bans());
        OpponentSampler opponents = new OpponentSampler(pool);
        opponents.prepare(0, floats, steps, pool.groupCount() - 1);
        ExclusionSetSampler clubs =
                Objects.requireNonNull(ExclusionSetSampler.of(pool, 0, floats, steps, opponents.deepest(), null));
        Map<String, Integer> seen = new TreeMap<>();
        RandomSource random = SEED.random();
        int draws = Math.max(4000, 60 * law.size());
        for (int i = 0; i < draws; ) {
            if (clubs.propose(random, opponents)) {
                seen.merge(down(pool, opponents), 1, Integer::sum);
                i++;
            }
        }
        Fit fit = new Fit();
        fit.add(law, seen, draws);
        assertThat(fit.isRefused()).as(fit + " " + plain).isFalse();
    }

    private static String down(PairingState pool, OpponentSampler opponents) {
        Map<Integer, String> pairs = new TreeMap<>();
        int at = pool.low[0];
        for (int h = 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                int one = pool.order[at++];
                pairs.put(one, one + "-" + pool.order[pool.low[h] + i]);
            }
        }
        return String.join(" ", pairs.values());
    }
}
