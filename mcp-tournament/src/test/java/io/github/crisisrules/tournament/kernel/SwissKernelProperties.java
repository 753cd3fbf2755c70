package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.segment.Segment;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

public class SwissKernelProperties {
    private static final Seed SEED = Seed.of(20261116);

    @Test
    void smallPoolsAlwaysGetAnOptimalPairing() {
        for (int i = 0; i < 6000; i++) {
            RandomSource random = SEED.split("small", i).random();
            PlainPool pool = PlainPools.small(random);
            int[] pairing = pool.pair(random);
            assertThat(pool.cost(pairing)).as(i + ": " + pool).isEqualTo(new LiteralSwiss(pool).leastCost());
        }
    }

    @Test
    void poolsOfUpToSixtyPlayersCostWhatAnIndependentMatchingCosts() {
        for (int i = 0; i < 250; i++) {
            agreesWithTheLiteralReading(SEED.split("medium", i), i % 10 == 0 ? 60 : 26);
        }
    }

    static void agreesWithTheLiteralReading(Seed seed, int most) {
        RandomSource random = seed.random();
        PlainPool pool = PlainPools.medium(most, random);
        LiteralMatching literal = new LiteralMatching(pool.bigCosts());
        assertThat(literal.provesItself()).as("literal " + pool).isTrue();
        int[] pairing = pool.pair(random);
        assertThat(pool.cost(pairing)).as(seed + " " + pool).isEqualTo(pool.cost(listed(literal.mates())));
        assertThat(Arrays.stream(pairing).sorted().toArray())
                .isEqualTo(IntStream.range(0, pool.size()).toArray());
    }

    public static int[] listed(int[] mates) {
        return IntStream.range(0, mates.length)
                .filter(p -> p < mates[p])
                .flatMap(p -> IntStream.of(p, mates[p]))
                .toArray();
    }

    @Test
    void splittingAPoolLosesNothing() {
        for (int i = 0; i < 40; i++) {
            RandomSource random = SEED.split("cut", i).random();
            int players = 60 + 2 * random.below(50);
            PlainPool pool = i % 4 == 0
                    ? PlainPools.chain(players, 1 + random.below(5), random)
                    : i % 2 == 0
                            ? PlainPools.islands(players, random)
                            : PlainPools.simulated(players, 4 + random.below(5), 5, random);
            PairingState whole = new PairingState(pool.points, pool.meetings(), pool.bans());
            int groups = whole.groupCount();
            Segment solved = new Segment(whole, 0, groups - 1, -1, -1, false, Segment.Exit.WHOLE);
            int[] cost = pool.cost(pool.pair(random));
            assertThat(cost[0]).isEqualTo(solved.cost.forbiddenPairs(solved.optimum));
            assertThat(cost[1]).isEqualTo((int) solved.cost.rematches(solved.optimum));
            for (int g = 0; g < groups; g++) {
                assertThat(cost[2 + 2 * g]).as(i + " " + pool).isEqualTo(solved.cost.floats(solved.optimum, g));
                assertThat(cost[3 + 2 * g]).as(i + " " + pool).isEqualTo(solved.cost.steps(solved.optimum, g));
            }
        }
    }

    /** Long runs of tiny groups above twenty players who have not met. */
    @Test
    void longRunsOfTinyGroupsCostWhatAnIndependentMatchingCosts() {
        for (int i = 0; i < 150; i++) {
            RandomSource random = SEED.split("runs", i).random();
            int run = 8 + 2 * random.below(5);
            PlainPool chain = PlainPools.chain(run, 1 + random.below(2), random);
            PlainPool pool = new PlainPool(Arrays.copyOf(chain.points, run + 20));
            for (int p = 0; p < run; p++) {
                System.arraycopy(chain.met[p], 0, pool.met[p], 0, run);
            }
            LiteralMatching literal = new LiteralMatching(pool.bigCosts());
            assertThat(pool.cost(pool.pair(random))).as(i + " " + pool).isEqualTo(pool.cost(listed(literal.mates())));
        }
    }

    /** Many at the top who may not meet, above groups of one to three: closed many at a time, and at no loss. */
    @Test
    void aCrowdAtTheTopCostsWhatAnIndependentMatchingCosts() {
        for (int i = 0; i < 25; i++) {
            RandomSource random = SEED.split("crowd", i).random();
            PlainPool pool = PlainPools.crowd(30 + 2 * random.below(10), 8 + random.below(14), random);
            LiteralMatching literal = new LiteralMatching(pool.bigCosts());
            assertThat(pool.cost(pool.pair(random))).as(i + " " + pool).isEqualTo(pool.cost(listed(literal.mates())));
        }
    }

    @Test
    void theOrderWithinTheListsChangesNothing() {
        for (int i = 0; i < 200; i++) {
            RandomSource random = SEED.split("lists", i).random();
            PlainPool pool = PlainPools.medium(26, random);
            Meetings met = pool.meetings();
            int[] others = met.others.clone();
            for (int p = 0; p < pool.size(); p++) {
                random.shuffle(others, met.start[p], met.start[p + 1]);
            }
            Seed seed = SEED.split("pairing", i);
            assertThat(SwissKernel.pair(
                            new PairingState(pool.points, Meetings.flat(met.start, others), pool.bans()),
                            seed.random()))
                    .isEqualTo(pool.pair(seed.random()));
        }
    }

    @Test
    void roomBetweenTheListsChangesNothing() {
        for (int i = 0; i < 100; i++) {
            RandomSource random = SEED.split("gaps", i).random();
            int rounds = random.below(7);
            int n = 8 + 2 * random.below(20);
            PlainPool pool = PlainPools.simulated(n, rounds, 5, random);
            Meetings met = pool.meetings();
            int gap = 1 + random.below(3);
            int each = rounds + gap;
            int[] others =
                    IntStream.range(0, n * each).map(k -> random.below(n)).toArray();
            for (int p = 0; p < n; p++) {
                met.copyOthers(p, others, p * each);
            }
            int[] start = IntStream.rangeClosed(0, n).map(p -> p * each).toArray();
            Meetings level = Meetings.level(start, others, gap);
            assertThat(level.isEmpty()).isEqualTo(rounds == 0);
            Seed seed = SEED.split("pairing", i);
            assertThat(SwissKernel.pair(new PairingState(pool.points, level, pool.bans()), seed.random()))
                    .isEqualTo(pool.pair(seed.random()));
        }
    }

    /** A pool of up to 64 is stored as bits, if no players have met twice; lists alone give the same pairing. */
    @Test
    void bitsTellWhatListsTell() {
        for (int i = 0; i < 400; i++) {
            RandomSource random = SEED.split("bits", i).random();
            int rounds = 1 + random.below(7);
            int n = 8 + 2 * random.below(29);
            PlainPool pool = PlainPools.simulated(n, rounds, 5, random);
            for (int bans = random.below(3) * random.below(n); bans > 0; bans--) {
                int banned = random.below(n);
                pool.forbid(banned, (banned + 1 + random.below(n - 1)) % n);
            }
            Meetings bits = pool.meetings();
            int[] others = new int[n * rounds];
            for (int p = 0; p < n; p++) {
                bits.copyOthers(p, others, p * rounds);
            }
            int[] start = IntStream.rangeClosed(0, n).map(p -> p * rounds).toArray();
            Meetings lists = Meetings.level(start, others, 0);
            assertThat(lists.bits).isNull();
            Seed seed = SEED.split("pairing", i);
            int[] pairs = pool.pair(seed.random());
            assertThat(SwissKernel.pair(new PairingState(pool.points, lists, pool.bans()), seed.random()))
                    .isEqualTo(pairs);
            // Points far apart are sorted another way, without a long for each of them.
            int[] apart = Arrays.stream(pool.points).map(p -> p * 40).toArray();
            assertThat(SwissKernel.pair(new PairingState(apart, bits, pool.bans()), seed.random()))
                    .isEqualTo(pairs);
            if (bits.bits != null) {
                Meetings given = Meetings.level(start, others, bits.bits, 0);
                assertThat(SwissKernel.pair(new PairingState(pool.points, given, pool.bans()), seed.random()))
                        .isEqualTo(pairs);
            }
        }
    }

    @Test
    void bitsAreForAFewWhoMeetOnce() {
        assertThat(Meetings.among(64, new int[] {0, 5}, new int[] {63, 6}).bits).isNotNull();
        assertThat(Meetings.among(65, new int[] {0, 5}, new int[] {63, 6}).bits).isNull();
        assertThat(Meetings.among(64, new int[] {0, 63}, new int[] {63, 0}).bits)
                .isNull();
        Meetings met = Meetings.among(64, new int[] {0, 0, 1}, new int[] {63, 1, 62});
        for (int one = 0; one < 64; one++) {
            for (int other = 0; other < 64; other++) {
                int low = Math.min(one, other);
                int high = Math.max(one, other);
                boolean expected = (low == 0 && (high == 63 || high == 1)) || (low == 1 && high == 62);
                assertThat(met.any(one, other)).isEqualTo(expected);
                assertThat(met.count(one, other)).isEqualTo(expected ? 1 : 0);
            }
        }
        assertThatThrownBy(() -> Meetings.level(new int[] {0, 1, 2}, new int[] {1, 0}, new long[3], 0))
                .hasMessage(
                        "Bits must match the lists of at most 64 players without repeated entries, but they do not for"
                                + " these 2 players. Leave them out.");
        assertThatThrownBy(() -> Meetings.level(new int[] {0, 1, 2}, new int[] {1, 0}, new long[] {2, 2}, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(Meetings.level(new int[] {0, 1, 2}, new int[] {1, 0}, new long[] {2, 1}, 0)
                        .any(1, 0))
                .isTrue();
        assertThatThrownBy(() -> Meetings.flat(new int[] {0, 1, 2}, new int[] {1, 2}))
                .hasMessage("Player 1 has met player 2, who does not exist. Use players from 0 to 1.");
        assertThatThrownBy(() -> Meetings.level(new int[66], new int[0], new long[65], 0))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
