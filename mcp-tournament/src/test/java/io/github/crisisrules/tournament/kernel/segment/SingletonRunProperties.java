package io.github.crisisrules.tournament.kernel.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.LiteralMatching;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.PlainPool;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import io.github.crisisrules.tournament.kernel.SwissKernelProperties;
import io.github.crisisrules.tournament.kernel.matching.MatchingDuals;
import java.lang.management.ManagementFactory;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Long runs of single players cost what an independent matching costs, wherever they lie and however many have met. */
class SingletonRunProperties {
    private static final Seed SEED = Seed.of(53);

    @Test
    void agreesWithTheLiteralReading() {
        for (int i = 0; i < 60; i++) {
            RandomSource draw = SEED.split("ladder", i).draws();
            int above = i % 3 == 1 ? 12 : 0;
            int below = i % 3 == 2 ? 12 : 0;
            isOptimal(run(above, 42 + 2 * draw.below(4), below, draw), draw);
        }
    }

    @Test
    void costsWhatAMatchingCostsWithAndWithoutSomebodyWhoFloatsIn() {
        for (int i = 0; i < 60; i++) {
            RandomSource draw = SEED.split("guest", i).draws();
            PlainPool plain = run(4, 20 + draw.below(10), 5, draw);
            PairingState field = new PairingState(plain.points, plain.meetings(), plain.bans());
            int sink = field.groupCount() - 1;
            // Too short to be taken for a ladder, so that both can solve it.
            SegmentLayout layout = new SegmentLayout(field, 1, sink - 1, 0, sink, i % 2 == 0, Segment.Exit.SINK);
            int[] all = IntStream.range(0, layout.size).toArray();
            assertThat(new SingletonSegment(layout).best(all, all.length))
                    .as(i + " " + plain)
                    .isEqualTo(new SmallSegment(layout).best(all, all.length));
        }
    }

    private static void isOptimal(PlainPool field, RandomSource draw) {
        LiteralMatching literal = new LiteralMatching(field.bigCosts());
        assertThat(literal.provesItself()).isTrue();
        assertThat(field.cost(field.pair(draw)))
                .as(field.toString())
                .isEqualTo(field.cost(SwissKernelProperties.listed(literal.mates())));
    }

    /** This many single players between two groups who have met nobody among themselves. */
    private static PlainPool run(int above, int run, int below, RandomSource draw) {
        int n = above + run + below;
        PlainPool field = new PlainPool(new int[n]);
        int near = 1 + draw.below(run);
        int chance = 60 + draw.below(40);
        int far = draw.below(4) == 0 ? 97 : draw.below(30);
        for (int p = 0; p < n; p++) {
            field.points[p] = p < above ? n : p < above + run ? n - p : 0;
            for (int q = above; p >= above && p < above + run && q < p; q++) {
                if (draw.below(100) < (p - q <= near ? chance : far)) {
                    field.meet(p, q);
                }
                if (draw.below(50) == 0) {
                    field.forbid(p, q);
                }
            }
        }
        return field;
    }

    @Test
    void fourHundredPlayersOfTwoTeamsOnDifferentPointsMeetTheNearestOfTheOtherTeam() {
        meetTheNearest(400);
    }

    @Test
    void moreThanTwoThousandGroupsAreNotTooMany() {
        // A price for every group would take more numbers than an array can have.
        assertThatThrownBy(() -> MatchingDuals.longs(2100, 500)).isInstanceOf(IllegalArgumentException.class);
        meetTheNearest(2100);
    }

    @Test
    void twoTeamsOf512OnDifferentPointsTakeLessThan200Megabytes() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        PlainPool field = teams(1024, ranks(1024));
        Meetings bans = field.bans();
        long made = threads.getCurrentThreadAllocatedBytes();
        SwissKernel.pair(field.points, field.meetings(), bans, SEED.draws(), null);
        assertThat(threads.getCurrentThreadAllocatedBytes() - made).isLessThan(200_000_000);
    }

    private static int[] ranks(int n) {
        int[] order = new int[n];
        for (int p = 0; p < n; p++) {
            order[p] = p;
        }
        SEED.draws().shuffle(order);
        return order;
    }

    /** Even and odd numbers are a team each. */
    private static PlainPool teams(int n, int[] order) {
        PlainPool field = new PlainPool(new int[n]);
        for (int rank = 0; rank < n; rank++) {
            field.points[order[rank]] = n - rank;
        }
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < a; b++) {
                if (a % 2 == b % 2) {
                    field.forbid(a, b);
                }
            }
        }
        return field;
    }

    /** Teams of equal size, nobody has met: from the top, everyone takes the next of the other team who is left. */
    private static void meetTheNearest(int n) {
        int[] order = ranks(n);
        PlainPool field = teams(n, order);
        int[] rival = new int[n];
        int[] pairs = field.pair(SEED.draws());
        for (int i = 0; i < n; i++) {
            rival[pairs[i]] = pairs[i ^ 1];
        }
        boolean[] paired = new boolean[n];
        for (int i = 0; i < n; i++) {
            if (!paired[order[i]]) {
                int j = i + 1;
                while (paired[order[j]] || order[j] % 2 == order[i] % 2) {
                    j++;
                }
                assertThat(rival[order[i]]).isEqualTo(order[j]);
                paired[order[i]] = true;
                paired[order[j]] = true;
            }
        }
    }
}
