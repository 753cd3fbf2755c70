package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.kernel.order.RadixOrder;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StandingsKernelProperties {
    private static Ratio literalStrength(int[] points, int[] rounds, Meetings met, int player) {
        Ratio sum = Ratio.ZERO;
        int count = met.degree(player);
        for (int k = met.start[player], end = met.end(player); k < end; k++) {
            int other = met.others[k];
            sum = rounds[other] == 0 ? sum : sum.plus(Ratio.of(points[other], rounds[other]));
        }
        return count == 0 ? Ratio.ZERO : sum.over(count);
    }

    private static int[] literalRank(int[] points, int[] rounds, Meetings met, int[] vps, int[] lots) {
        return IntStream.range(0, points.length)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(p -> -points[p])
                        .thenComparing(p -> literalStrength(points, rounds, met, p), Comparator.<Ratio>reverseOrder())
                        .thenComparingInt(p -> -vps[p])
                        .thenComparingInt(p -> lots[p]))
                .mapToInt(p -> p)
                .toArray();
    }

    /** Few points and many ties, so that every tiebreaker is reached; {@code scale} stretches numbers out of range. */
    private static void agrees(RandomSource random, int players, int mostRounds, int scale) {
        int[] points = new int[players];
        int[] rounds = new int[players];
        int[] vps = new int[players];
        int[] lots = IntStream.range(0, players).toArray();
        random.shuffle(lots);
        for (int p = 0; p < players; p++) {
            points[p] = random.below(4) * scale;
            rounds[p] = random.below(mostRounds + 1);
            vps[p] = random.below(3) * scale;
        }
        int meetings = random.below(players * mostRounds / 2 + 1);
        int[] first = new int[meetings];
        int[] second = new int[meetings];
        for (int i = 0; i < meetings; i++) {
            first[i] = random.below(players);
            second[i] = (first[i] + 1 + random.below(players - 1)) % players;
        }
        Meetings met = Meetings.among(players, first, second);
        assertThat(StandingsKernel.rank(points, rounds, met, vps, lots))
                .isEqualTo(literalRank(points, rounds, met, vps, lots));
        boolean[] tied = new boolean[players];
        int[] byNumber = StandingsKernel.rank(points, rounds, met, vps, tied);
        assertThat(byNumber)
                .isEqualTo(literalRank(
                        points, rounds, met, vps, IntStream.range(0, players).toArray()));
        for (int i = 0; i < players; i++) {
            int one = byNumber[i];
            int next = byNumber[Math.min(i + 1, players - 1)];
            assertThat(tied[i])
                    .isEqualTo(i + 1 < players
                            && points[one] == points[next]
                            && vps[one] == vps[next]
                            && literalStrength(points, rounds, met, one)
                                    .equals(literalStrength(points, rounds, met, next)));
        }
    }

    @Test
    void theKernelAgreesWithTheLiteralReading() {
        for (int i = 0; i < 400; i++) {
            RandomSource random = Seed.of(31).split("standings", i).random();
            agrees(random, 2 + random.below(40), 1 + random.below(8), 1);
        }
    }

    /** Where every player has met as many in as many rounds, the points of those they met are enough. */
    @Test
    void soItDoesWhereEveryPlayerHasMetAsMany() {
        for (int i = 0; i < 300; i++) {
            RandomSource random = Seed.of(35).split("standings", i).random();
            int players = 2 + random.below(40);
            int each = 1 + random.below(6);
            int gap = random.below(3);
            int[] start =
                    IntStream.rangeClosed(0, players).map(p -> p * (each + gap)).toArray();
            int[] others = IntStream.range(0, players * (each + gap))
                    .map(k -> random.below(players))
                    .toArray();
            Meetings met = Meetings.level(start, others, gap);
            int[] points = IntStream.range(0, players).map(p -> random.below(4)).toArray();
            int[] vps = IntStream.range(0, players).map(p -> random.below(3)).toArray();
            int[] rounds = new int[players];
            Arrays.fill(rounds, random.below(3));
            rounds[0] += random.below(2);
            int[] lots = IntStream.range(0, players).toArray();
            random.shuffle(lots);
            assertThat(StandingsKernel.rank(points, rounds, met, vps, lots))
                    .isEqualTo(literalRank(points, rounds, met, vps, lots));
        }
    }

    @Test
    void listsOfDifferentLengthAreNotLevel() {
        assertThatThrownBy(() -> Meetings.level(new int[] {0, 2, 3, 6}, new int[6], 0))
                .hasMessage(
                        "Every list must have 2 entries, the last 0 of them unused, but player 1 has 1. Change the list"
                                + " of this player.");
        assertThatThrownBy(() -> Meetings.level(new int[] {0, 2, 4}, new int[4], 3))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(Meetings.level(new int[] {0, 2, 4}, new int[4], 2).isEmpty()).isTrue();
    }

    /** The sort takes more bits at a time the larger the pool is. */
    @Test
    void soItDoesInPoolsOfAllSizes() {
        for (int players = 2; players < 6_000; players += players / 2) {
            agrees(Seed.of(33).split("standings", players).random(), players, 9, 7);
        }
    }

    @Test
    void soItDoesWhereNumbersAreTooLargeForTheFastWay() {
        for (int i = 0; i < 100; i++) {
            RandomSource random = Seed.of(32).split("standings", i).random();
            agrees(random, 2 + random.below(60), 70, 1 + random.below(700_000_000));
        }
    }

    @Test
    void equalStrengthsFromDifferentFractionsAreEqual() {
        // Player 0 met 1 (6 points in 7 rounds) twice; player 2 met 3 (12 in 7) and 4 (0 in 5): both 6/7. Victory
        // points decide.
        int[] points = {3, 6, 3, 12, 0};
        int[] rounds = {7, 7, 7, 7, 5};
        Meetings met = Meetings.among(5, new int[] {0, 0, 2, 2}, new int[] {1, 1, 3, 4});
        int[] ranked =
                StandingsKernel.rank(points, rounds, met, new int[] {10, 0, 11, 0, 0}, new int[] {0, 1, 2, 3, 4});
        assertThat(ranked).containsExactly(3, 1, 2, 0, 4);
        // Rounds 5 and 7, opponents 1 and 2: everything is counted in 70ths.
        assertThat(StandingsKernel.denominator(rounds, met)).isEqualTo(BigInteger.valueOf(70));
        assertThat(StandingsKernel.scaledStrengths(points, rounds, met)[0]).isEqualTo(60);
        assertThat(StandingsKernel.scaledStrengths(points, rounds, met)[2]).isEqualTo(60);
    }

    /** Round numbers with the least common multiple 2^61 and more: whatever does not fit is seen, and ranked all the same. */
    @Test
    void theBorderOfTheFastWayIsSeen() {
        int[] points = {Integer.MAX_VALUE, 0, Integer.MAX_VALUE - 1, 5};
        Meetings met = Meetings.among(4, new int[] {0, 1, 2, 3}, new int[] {1, 2, 3, 0});
        int[] lots = {3, 2, 1, 0};
        for (int last : new int[] {1, 2, 1 << 10, 1 << 29, (1 << 29) - 1, 1 << 30, Integer.MAX_VALUE}) {
            int[] rounds = {1 << 30, last, 3, 7};
            assertThat(StandingsKernel.rank(points, rounds, met, new int[] {9, Integer.MAX_VALUE, 0, 9}, lots))
                    .isEqualTo(literalRank(points, rounds, met, new int[] {9, Integer.MAX_VALUE, 0, 9}, lots));
        }
        assertThat(StandingsKernel.denominator(new int[] {1 << 30, Integer.MAX_VALUE, 3, 7}, met))
                .isEqualTo(BigInteger.valueOf(1L << 31)
                        .multiply(BigInteger.valueOf(21))
                        .multiply(BigInteger.valueOf(Integer.MAX_VALUE)));
    }

    @Test
    void pointsBelowZeroAreRefused() {
        assertThatThrownBy(() -> StandingsKernel.rank(
                        new int[] {3, -2}, new int[2], Meetings.none(2), new int[2], new int[] {0, 1}))
                .hasMessage("Points and victory points must be 0 or more, not -2.");
    }

    /** Keys that leave no room for a place beside them are sorted all the same. */
    @Test
    void keysOfAnyLengthAreSorted() {
        for (int i = 0; i < 124; i++) {
            // A few are compared, more are sorted digit by digit.
            int count = i % 2 == 0 ? 50 : 70;
            int bits = 1 + i / 2;
            RandomSource random = Seed.of(34).split("keys", bits).random();
            int shift = Long.SIZE - bits;
            long[] keys = IntStream.range(0, count)
                    .mapToLong(k -> k % 3 == 0 ? 1 : random.next() >>> shift)
                    .toArray();
            int[] sorted = IntStream.range(0, count)
                    .boxed()
                    .sorted(Comparator.comparingLong(k -> keys[k]))
                    .mapToInt(k -> k)
                    .toArray();
            boolean[] tied = new boolean[count];
            tied[count - 1] = true;
            assertThat(RadixOrder.of(keys.clone(), 1L << bits, tied))
                    .as(count + " keys of " + bits + " bits")
                    .isEqualTo(sorted);
            for (int k = 0; k < count; k++) {
                assertThat(tied[k]).isEqualTo(k < count - 1 && keys[sorted[k]] == keys[sorted[k + 1]]);
            }
        }
    }

    @Test
    void lotsMustBeAPermutation() {
        assertThatThrownBy(() ->
                        StandingsKernel.rank(new int[2], new int[2], Meetings.none(2), new int[2], new int[] {1, 1}))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
