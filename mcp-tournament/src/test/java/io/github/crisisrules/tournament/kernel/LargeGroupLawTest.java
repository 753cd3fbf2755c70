package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The law in groups of more than twenty players, which cannot be listed: whom a player meets, or how many pairs of a kind
 * there are, against counts made another way.
 */
class LargeGroupLawTest {
    private static final Seed SEED = Seed.of(41);

    private static void club(PlainPool pool, int from, int to) {
        for (int a = from; a < to; a++) {
            for (int b = from; b < a; b++) {
                pool.forbid(a, b);
            }
        }
    }

    /** Pairings of the pool over many seeds: for each player of the first few, how often they met each other player. */
    private static int[][] partners(PlainPool pool, int players, int draws) {
        int[][] seen = new int[players][pool.size()];
        RandomSource random = SEED.split("draws").random();
        Meetings met = pool.meetings();
        Meetings bans = pool.bans();
        for (int i = 0; i < draws; i++) {
            PairingState state = new PairingState(pool.points, met, bans);
            int[] pairs = SwissKernel.pair(state, random);
            assertThat(state.lawful).isTrue();
            for (int k = 0; k < pairs.length; k++) {
                if (pairs[k] < players) {
                    seen[pairs[k]][pairs[k ^ 1]]++;
                }
            }
        }
        return seen;
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

    @Test
    void aClubOfHalfThePoolMeetsTheOtherHalfWithEqualChances() {
        // Twelve of 24: every player of the club meets each of the twelve others once in twelve times.
        PlainPool pool = new PlainPool(new int[24]);
        club(pool, 0, 12);
        int draws = 6000;
        int[][] seen = partners(pool, 12, draws);
        Fit fit = new Fit();
        for (int p = 0; p < 12; p++) {
            Map<String, Ratio> law = new TreeMap<>();
            for (int q = 12; q < 24; q++) {
                law.put("" + q, Ratio.of(1, 12));
            }
            add(fit, law, seen[p], draws);
        }
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void aClubOfHalfThePoolFollowsTheLawInLaterRounds() {
        // Four rounds behind them: the chance of a pair is a permanent without its row and column over the permanent.
        int half = 12;
        PlainPool pool = new PlainPool(new int[2 * half]);
        club(pool, 0, half);
        for (int round = 0; round < 4; round++) {
            for (int p = 0; p < half; p++) {
                pool.meet(p, half + (p * (round == 3 ? 5 : 1) + round * 2) % half);
            }
        }
        BigInteger all = permanent(pool, half, -1, -1);
        int draws = 6000;
        int[][] seen = partners(pool, half, draws);
        Fit fit = new Fit();
        for (int p = 0; p < half; p++) {
            Map<String, Ratio> law = new TreeMap<>();
            for (int q = 0; q < half; q++) {
                if (pool.met[p][half + q] == 0) {
                    law.put("" + (half + q), Ratio.of(permanent(pool, half, p, q), all));
                }
            }
            add(fit, law, seen[p], draws);
        }
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    /** Ways to pair the halves without rematch and without the given row and column, over sets of the second half. */
    private static BigInteger permanent(PlainPool pool, int half, int row, int column) {
        long[] ways = new long[1 << half];
        ways[column < 0 ? 0 : 1 << column] = 1;
        for (int p = 0; p < half; p++) {
            long[] next = new long[1 << half];
            for (int mask = 0; mask < 1 << half; mask++) {
                if (p == row) {
                    next[mask] = ways[mask];
                } else if (ways[mask] > 0) {
                    for (int q = 0; q < half; q++) {
                        if (((mask >>> q) & 1) == 0 && pool.met[p][half + q] == 0) {
                            next[mask | (1 << q)] += ways[mask];
                        }
                    }
                }
            }
            ways = next;
        }
        return BigInteger.valueOf(ways[(1 << half) - 1]);
    }

    @Test
    void pairsBetweenTwoClubsAreAsManyAsTheClassCountsSay() {
        // Twelve of A, twelve of B, twelve of neither. With j pairs A-B: 12 - j of each club meet one of neither, and j
        // - 6
        // pairs are left among those: C(12, j)^2 j! · 12!/(2j - 12)! · (2j - 13)!! ways.
        PlainPool pool = new PlainPool(new int[36]);
        club(pool, 0, 12);
        club(pool, 12, 24);
        Map<String, BigInteger> ways = new TreeMap<>();
        for (int j = 6; j <= 12; j++) {
            BigInteger choose = product(12, 12 - j + 1).divide(product(j, 1));
            BigInteger count = choose.multiply(choose).multiply(product(j, 1)).multiply(product(12, 2 * j - 12 + 1));
            for (int k = 2 * j - 13; k > 1; k -= 2) {
                count = count.multiply(BigInteger.valueOf(k));
            }
            ways.put("" + j, count);
        }
        BigInteger all = ways.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
        Map<String, Ratio> law = new TreeMap<>();
        int draws = 5000;
        ways.forEach((j, count) -> law.put(j, Ratio.of(count, all)));
        // Cells so rare that they are hardly ever seen would spoil the statistic.
        law.entrySet().removeIf(e -> e.getValue().toDouble() * draws < 5);
        Map<String, Integer> seen = new TreeMap<>();
        RandomSource random = SEED.split("clubs").random();
        Meetings bans = pool.bans();
        for (int i = 0; i < draws; i++) {
            int[] pairs = SwissKernel.pair(new PairingState(pool.points, Meetings.none(36), bans), random);
            int between = 0;
            for (int k = 0; k < 36; k += 2) {
                between += Math.min(pairs[k], pairs[k + 1]) < 12 && Math.max(pairs[k], pairs[k + 1]) / 12 == 1 ? 1 : 0;
            }
            seen.merge("" + between, 1, Integer::sum);
        }
        seen.keySet().retainAll(law.keySet());
        Fit fit = new Fit();
        fit.add(law, seen, draws);
        assertThat(law).hasSizeGreaterThan(3);
        assertThat(fit.isRefused()).as(fit + " " + law + " " + seen).isFalse();
    }

    private static BigInteger product(int from, int to) {
        BigInteger product = BigInteger.ONE;
        for (int k = from; k >= to; k--) {
            product = product.multiply(BigInteger.valueOf(k));
        }
        return product;
    }

    @Test
    void floatsOfTwoTeamsAreDrawnByTheLaw() {
        // 14 of A and 10 of B above 10 of A and 14 of B: four of A float, each with 4/14, to each of 14 with equal
        // chances.
        PlainPool pool = new PlainPool(new int[48]);
        for (int p = 0; p < 48; p++) {
            pool.points[p] = p < 14 || (p >= 24 && p < 34) ? 3 : 0;
        }
        club(pool, 0, 24);
        club(pool, 24, 48);
        int draws = 4000;
        int[][] seen = partners(pool, 14, draws);
        Fit fit = new Fit();
        for (int p = 0; p < 14; p++) {
            Map<String, Ratio> law = new TreeMap<>();
            for (int q = 24; q < 48; q++) {
                law.put("" + q, q < 34 ? Ratio.of(1, 14) : Ratio.of(4, 14 * 14));
            }
            add(fit, law, seen[p], draws);
        }
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void aHomeClubWithMoreThanHalfOfTheLastGroupIsServedFromAboveWithEqualChances() {
        servedFromAbove(8, 16, 15, 9);
        servedFromAbove(10, 30, 22, 14);
    }

    /**
     * Two groups with a home club that is the larger part of the lower one: {@code excess} of its members there meet
     * one of the others above, each pair equally often, and the rest meet the others of their own group.
     */
    private static void servedFromAbove(int homeAbove, int othersAbove, int home, int others) {
        int above = homeAbove + othersAbove;
        int excess = home - others;
        PlainPool pool = new PlainPool(new int[above + home + others]);
        for (int p = 0; p < pool.size(); p++) {
            pool.points[p] = p >= home && p < home + above ? 3 : 0;
        }
        club(pool, 0, home + homeAbove);
        int draws = 3000;
        int[][] seen = partners(pool, home, draws);
        Fit fit = new Fit();
        for (int p = 0; p < home; p++) {
            Map<String, Ratio> law = new TreeMap<>();
            for (int q = home + homeAbove; q < pool.size(); q++) {
                boolean up = q < home + above;
                law.put("" + q, up ? Ratio.of(excess, home * othersAbove) : Ratio.of(1, home));
            }
            add(fit, law, seen[p], draws);
        }
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void manyClubsInTheFirstRoundFollowTheLaw() {
        // Clubs of 42, 21, 11, 10 and 5 among 128 players: the other members of a club are equals, and so are all
        // players without a club, so the 39 of them share what the largest club gives away.
        PlainPool pool = new PlainPool(new int[128]);
        int[] ends = {0, 42, 63, 74, 84, 89};
        for (int c = 0; c < 5; c++) {
            club(pool, ends[c], ends[c + 1]);
        }
        int draws = 2000;
        int[][] seen = partners(pool, 42, draws);
        Fit fit = new Fit();
        for (int c = 1; c < 6; c++) {
            int from = ends[c];
            int to = c < 5 ? ends[c + 1] : 128;
            Map<String, Ratio> law = new TreeMap<>();
            Map<String, Integer> counts = new TreeMap<>();
            int all = 0;
            for (int q = from; q < to; q++) {
                law.put("" + q, Ratio.of(1, to - from));
                int met = 0;
                for (int[] one : seen) {
                    met += one[q];
                }
                counts.put("" + q, met);
                all += met;
            }
            fit.add(law, counts, all);
        }
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void theLawHoldsAtTheStatedBorder() {
        // Examples from the page on the engine: 22 players who have met 14 others each, 64 who have met 18.
        for (int i = 0; i < 20; i++) {
            assertThat(isLawful(
                            PlainPools.exhausted(
                                    22, 14, 1, SEED.split("border", i).random()),
                            i))
                    .isTrue();
        }
        assertThat(isLawful(PlainPools.exhausted(64, 18, 1, SEED.random()), 1)).isTrue();
        PlainPool half = new PlainPool(new int[128]);
        club(half, 0, 64);
        assertThat(isLawful(half, 1)).isTrue();
        PlainPool thirds = new PlainPool(new int[60]);
        club(thirds, 0, 20);
        club(thirds, 20, 40);
        club(thirds, 40, 60);
        assertThat(isLawful(thirds, 1)).isTrue();
    }

    @Test
    void aSinglePairingIsByTheLawHoweverItIsFound() {
        // All but one of the rounds of a round robin are played: what is left is the only pairing without rematch.
        assertThat(isLawful(PlainPools.exhausted(40, 38, 1, SEED.random()), 1)).isTrue();
    }

    private static boolean isLawful(PlainPool pool, int number) {
        PairingState state = new PairingState(pool.points, pool.meetings(), pool.bans());
        SwissKernel.pair(state, SEED.split("pairing", number).random());
        return state.lawful;
    }
}
