package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.kernel.sample.BigOpponentCount;
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

    private static void club(PlainPool field, int from, int to) {
        for (int a = from; a < to; a++) {
            for (int b = from; b < a; b++) {
                field.forbid(a, b);
            }
        }
    }

    /** Pairings of the field over many seeds: for each player of the first few, how often they met each other player. */
    private static int[][] partners(PlainPool field, int players, int draws) {
        int[][] seen = new int[players][field.size()];
        RandomSource draw = SEED.split("draws").draws();
        Meetings met = field.meetings();
        Meetings bans = field.bans();
        for (int i = 0; i < draws; i++) {
            PairingNotes notes = new PairingNotes();
            int[] pairs = SwissKernel.pair(field.points, met, bans, draw, notes);
            assertThat(notes.isLawful()).isTrue();
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
    void aClubOfHalfTheFieldMeetsTheOtherHalfWithEqualChances() {
        // Twelve of 24: every player of the club meets each of the twelve others once in twelve times.
        PlainPool field = new PlainPool(new int[24]);
        club(field, 0, 12);
        int draws = 6000;
        int[][] seen = partners(field, 12, draws);
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
    void aClubOfHalfTheFieldFollowsTheLawInLaterRounds() {
        // Four rounds behind them: the chance of a pair is a permanent without its row and column over the permanent.
        int half = 12;
        PlainPool field = new PlainPool(new int[2 * half]);
        club(field, 0, half);
        for (int round = 0; round < 4; round++) {
            for (int p = 0; p < half; p++) {
                field.meet(p, half + (p * (round == 3 ? 5 : 1) + round * 2) % half);
            }
        }
        BigInteger all = permanent(field, half, -1, -1);
        int draws = 6000;
        int[][] seen = partners(field, half, draws);
        Fit fit = new Fit();
        for (int p = 0; p < half; p++) {
            Map<String, Ratio> law = new TreeMap<>();
            for (int q = 0; q < half; q++) {
                if (field.met[p][half + q] == 0) {
                    law.put("" + (half + q), Ratio.of(permanent(field, half, p, q), all));
                }
            }
            add(fit, law, seen[p], draws);
        }
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    /** Ways to pair the halves without rematch and without the given row and column, over sets of the second half. */
    private static BigInteger permanent(PlainPool field, int half, int row, int column) {
        long[] ways = new long[1 << half];
        ways[column < 0 ? 0 : 1 << column] = 1;
        for (int p = 0; p < half; p++) {
            long[] next = new long[1 << half];
            for (int mask = 0; mask < 1 << half; mask++) {
                if (p == row) {
                    next[mask] = ways[mask];
                } else if (ways[mask] > 0) {
                    for (int q = 0; q < half; q++) {
                        if (((mask >>> q) & 1) == 0 && field.met[p][half + q] == 0) {
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
        PlainPool field = new PlainPool(new int[36]);
        club(field, 0, 12);
        club(field, 12, 24);
        Map<String, BigInteger> ways = new TreeMap<>();
        for (int j = 6; j <= 12; j++) {
            BigInteger choose = BigOpponentCount.choose(12, j);
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
        RandomSource draw = SEED.split("clubs").draws();
        Meetings bans = field.bans();
        for (int i = 0; i < draws; i++) {
            int[] pairs = SwissKernel.pair(field.points, Meetings.none(36), bans, draw, null);
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
        PlainPool field = new PlainPool(new int[48]);
        for (int p = 0; p < 48; p++) {
            field.points[p] = p < 14 || (p >= 24 && p < 34) ? 3 : 0;
        }
        club(field, 0, 24);
        club(field, 24, 48);
        int draws = 4000;
        int[][] seen = partners(field, 14, draws);
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
    void theLawHoldsAtTheStatedBorder() {
        // Examples from the page on the engine: 22 players who have met 14 others each, 64 who have met 18.
        for (int i = 0; i < 20; i++) {
            assertThat(isLawful(
                            PlainPools.exhausted(
                                    22, 14, 1, SEED.split("border", i).draws()),
                            i))
                    .isTrue();
        }
        assertThat(isLawful(PlainPools.exhausted(64, 18, 1, SEED.draws()), 1)).isTrue();
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
        assertThat(isLawful(PlainPools.exhausted(40, 38, 1, SEED.draws()), 1)).isTrue();
    }

    private static boolean isLawful(PlainPool field, int number) {
        PairingNotes notes = new PairingNotes();
        SwissKernel.pair(
                field.points,
                field.meetings(),
                field.bans(),
                SEED.split("pairing", number).draws(),
                notes);
        return notes.isLawful();
    }
}
