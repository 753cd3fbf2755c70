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
    void smallFieldsAlwaysGetAnOptimalPairing() {
        for (int i = 0; i < 6000; i++) {
            RandomSource draw = SEED.split("small", i).draws();
            PlainPool field = PlainPools.small(draw);
            int[] pairing = field.pair(draw);
            assertThat(field.cost(pairing)).as(i + ": " + field).isEqualTo(new LiteralSwiss(field).leastCost());
        }
    }

    @Test
    void fieldsOfUpToSixtyPlayersCostWhatAnIndependentMatchingCosts() {
        for (int i = 0; i < 250; i++) {
            agreesWithTheLiteralReading(SEED.split("medium", i), i % 10 == 0 ? 60 : 26);
        }
    }

    static void agreesWithTheLiteralReading(Seed seed, int most) {
        RandomSource draw = seed.draws();
        PlainPool field = PlainPools.medium(most, draw);
        LiteralMatching literal = new LiteralMatching(field.bigCosts());
        assertThat(literal.provesItself()).as("literal " + field).isTrue();
        int[] pairing = field.pair(draw);
        assertThat(field.cost(pairing)).as(seed + " " + field).isEqualTo(field.cost(listed(literal.mates())));
        assertThat(Arrays.stream(pairing).sorted().toArray())
                .isEqualTo(IntStream.range(0, field.size()).toArray());
    }

    public static int[] listed(int[] mates) {
        return IntStream.range(0, mates.length)
                .filter(p -> p < mates[p])
                .flatMap(p -> IntStream.of(p, mates[p]))
                .toArray();
    }

    @Test
    void cuttingAFieldLosesNothing() {
        for (int i = 0; i < 40; i++) {
            RandomSource draw = SEED.split("cut", i).draws();
            int players = 60 + 2 * draw.below(50);
            PlainPool field = i % 4 == 0
                    ? PlainPools.chain(players, 1 + draw.below(5), draw)
                    : i % 2 == 0
                            ? PlainPools.islands(players, draw)
                            : PlainPools.simulated(players, 4 + draw.below(5), 5, draw);
            PairingState whole = new PairingState(field.points, field.meetings(), field.bans());
            int groups = whole.groupCount();
            Segment solved = new Segment(whole, 0, groups - 1, -1, -1, false, Segment.Exit.WHOLE);
            int[] cost = field.cost(field.pair(draw));
            assertThat(cost[0]).isEqualTo(solved.cost.forbiddenPairs(solved.optimum));
            assertThat(cost[1]).isEqualTo((int) solved.cost.rematches(solved.optimum));
            for (int g = 0; g < groups; g++) {
                assertThat(cost[2 + 2 * g]).as(i + " " + field).isEqualTo(solved.cost.floats(solved.optimum, g));
                assertThat(cost[3 + 2 * g]).as(i + " " + field).isEqualTo(solved.cost.steps(solved.optimum, g));
            }
        }
    }

    /** Long runs of tiny groups above twenty who have met nobody, cut wherever the kernel would cut a very long run. */
    @Test
    void cuttingLongRunsOfTinyGroupsLosesNothing() {
        for (int i = 0; i < 150; i++) {
            RandomSource draw = SEED.split("runs", i).draws();
            int run = 8 + 2 * draw.below(5);
            PlainPool chain = PlainPools.chain(run, 1 + draw.below(2), draw);
            PlainPool field = new PlainPool(Arrays.copyOf(chain.points, run + 20));
            for (int p = 0; p < run; p++) {
                System.arraycopy(chain.met[p], 0, field.met[p], 0, run);
            }
            LiteralMatching literal = new LiteralMatching(field.bigCosts());
            assertThat(field.cost(field.sampler(2 + draw.below(6)).apply(draw)))
                    .as(i + " " + field)
                    .isEqualTo(field.cost(listed(literal.mates())));
        }
    }

    /** Many at the top who may not meet, above groups of one to three: closed many at a time, and at no loss. */
    @Test
    void aCrowdAtTheTopCostsWhatAnIndependentMatchingCosts() {
        for (int i = 0; i < 25; i++) {
            RandomSource draw = SEED.split("crowd", i).draws();
            PlainPool field = PlainPools.crowd(30 + 2 * draw.below(10), 8 + draw.below(14), draw);
            LiteralMatching literal = new LiteralMatching(field.bigCosts());
            assertThat(field.cost(field.pair(draw))).as(i + " " + field).isEqualTo(field.cost(listed(literal.mates())));
        }
    }

    /** A thousand groups of two: a price for every group and pair would not fit into memory. */
    @Test
    void aThousandGroupsOfTwoAreSolvedInOneStretch() {
        int n = 2000;
        int[] points = IntStream.range(0, n).map(p -> n - p / 2).toArray();
        Meetings two = Meetings.among(n, new int[] {0, 2}, new int[] {1, 3});
        Segment stretch = new Segment(
                new PairingState(points, two, Meetings.none(n)), 0, n / 2 - 1, -1, -1, false, Segment.Exit.WHOLE);
        assertThat(stretch.cost.rematches(stretch.optimum)).isZero();
        assertThat(stretch.cost.floats(stretch.optimum, 0)).isEqualTo(2);
        assertThat(stretch.cost.steps(stretch.optimum, 0)).isEqualTo(2);
        assertThat(stretch.cost.floats(stretch.optimum, 1)).isZero();
        assertThat(stretch.cost.floats(stretch.optimum, 500)).isZero();
    }

    @Test
    void theOrderWithinTheListsChangesNothing() {
        for (int i = 0; i < 200; i++) {
            RandomSource draw = SEED.split("lists", i).draws();
            PlainPool field = PlainPools.medium(26, draw);
            Meetings met = field.meetings();
            int[] others = met.others.clone();
            for (int p = 0; p < field.size(); p++) {
                draw.shuffle(others, met.start[p], met.start[p + 1]);
            }
            Seed seed = SEED.split("pairing", i);
            assertThat(SwissKernel.pair(
                            field.points, Meetings.flat(met.start, others), field.bans(), seed.draws(), null))
                    .isEqualTo(field.pair(seed.draws()));
        }
    }

    @Test
    void roomBetweenTheListsChangesNothing() {
        for (int i = 0; i < 100; i++) {
            RandomSource draw = SEED.split("gaps", i).draws();
            int rounds = draw.below(7);
            int n = 8 + 2 * draw.below(20);
            PlainPool field = PlainPools.simulated(n, rounds, 5, draw);
            Meetings met = field.meetings();
            int gap = 1 + draw.below(3);
            int each = rounds + gap;
            int[] others = IntStream.range(0, n * each).map(k -> draw.below(n)).toArray();
            for (int p = 0; p < n; p++) {
                met.copyOthers(p, others, p * each);
            }
            int[] start = IntStream.rangeClosed(0, n).map(p -> p * each).toArray();
            Meetings level = Meetings.level(start, others, gap);
            assertThat(level.isEmpty()).isEqualTo(rounds == 0);
            Seed seed = SEED.split("pairing", i);
            assertThat(SwissKernel.pair(field.points, level, field.bans(), seed.draws(), null))
                    .isEqualTo(field.pair(seed.draws()));
        }
    }

    /** A field of up to 64 is told as bits, if nobody has met twice; lists alone give the same pairing. */
    @Test
    void bitsTellWhatListsTell() {
        for (int i = 0; i < 400; i++) {
            RandomSource draw = SEED.split("bits", i).draws();
            int rounds = 1 + draw.below(7);
            int n = 8 + 2 * draw.below(29);
            PlainPool field = PlainPools.simulated(n, rounds, 5, draw);
            for (int bans = draw.below(3) * draw.below(n); bans > 0; bans--) {
                int banned = draw.below(n);
                field.forbid(banned, (banned + 1 + draw.below(n - 1)) % n);
            }
            Meetings bits = field.meetings();
            int[] others = new int[n * rounds];
            for (int p = 0; p < n; p++) {
                bits.copyOthers(p, others, p * rounds);
            }
            int[] start = IntStream.rangeClosed(0, n).map(p -> p * rounds).toArray();
            Meetings lists = Meetings.level(start, others, 0);
            assertThat(lists.bits).isNull();
            Seed seed = SEED.split("pairing", i);
            int[] pairs = field.pair(seed.draws());
            assertThat(SwissKernel.pair(field.points, lists, field.bans(), seed.draws(), null))
                    .isEqualTo(pairs);
            // Points far apart are sorted another way, without a long for each of them.
            int[] apart = Arrays.stream(field.points).map(p -> p * 40).toArray();
            assertThat(SwissKernel.pair(apart, bits, field.bans(), seed.draws(), null))
                    .isEqualTo(pairs);
            if (bits.bits != null) {
                Meetings given = Meetings.level(start, others, bits.bits, 0);
                assertThat(SwissKernel.pair(field.points, given, field.bans(), seed.draws(), null))
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

    @Test
    void askingForNotesChangesNothing() {
        for (int i = 0; i < 200; i++) {
            RandomSource draw = SEED.split("notes", i).draws();
            PlainPool field = PlainPools.medium(26, draw);
            Seed seed = SEED.split("pairing", i);
            PairingNotes notes = new PairingNotes();
            int[] pairs = SwissKernel.pair(field.points, field.meetings(), field.bans(), seed.draws(), notes);
            assertThat(pairs).isEqualTo(field.pair(seed.draws()));
            int[] cost = field.cost(pairs);
            for (int g = 0; g < field.groupCount(); g++) {
                assertThat(notes.floats()[g]).isEqualTo(cost[2 + 2 * g]);
                assertThat(notes.steps()[g]).isEqualTo(cost[3 + 2 * g]);
            }
        }
    }
}
