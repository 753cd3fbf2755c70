package io.github.crisisrules.tournament.kernel.segment;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.PlainPool;
import io.github.crisisrules.tournament.kernel.PlainPools;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The solvers of a segment find equal costs: by sets, by a new matching and by a repaired one. */
class SegmentSolverProperties {
    private static final Seed SEED = Seed.of(71);

    @Test
    void allWaysToSolveASegmentAgree() {
        int barred = 0;
        for (int i = 0; i < 300; i++) {
            RandomSource random = SEED.split("stretch", i).random();
            PlainPool plain = PlainPools.medium(40, random);
            PairingState pool = new PairingState(plain.points, plain.meetings(), plain.bans());
            boolean whole = i % 2 == 0 || pool.groupCount() == 1;
            int last = pool.groupCount() - (whole ? 1 : 2);
            Segment.Exit exit = whole ? Segment.Exit.WHOLE : Segment.Exit.SINK;
            SegmentLayout layout = new SegmentLayout(pool, 0, last, -1, whole ? -1 : last + 1, false, exit);
            SegmentSolver afresh = new FreshSegment(layout);
            SegmentSolver mended = new LargeSegment(layout);
            int[] all = IntStream.range(0, layout.size).toArray();
            long[] best = afresh.best(all, all.length);
            barred += layout.cost.rematches(best) > 0 || layout.cost.forbiddenPairs(best) > 0 ? 1 : 0;
            assertThat(mended.best(all, all.length)).as(i + " " + plain).isEqualTo(best);
            for (int part = 0; part < 5; part++) {
                int[] some = IntStream.of(all).filter(v -> random.below(3) > 0).toArray();
                long[] rest = afresh.best(some, some.length);
                assertThat(mended.best(some, some.length)).as(i + " " + plain).isEqualTo(rest);
            }
        }
        assertThat(barred).isGreaterThan(8);
    }

    /** Every set of players, whatever the end of the segment, and with a guest from above. */
    @Test
    void aTableOfAllSetsAgreesWithAMatchingOfEach() {
        int leaving = 0;
        int barred = 0;
        for (int i = 0; i < 240; i++) {
            RandomSource random = SEED.split("tiny", i).random();
            PlainPool plain = PlainPools.small(random);
            PairingState pool = new PairingState(plain.points, plain.meetings(), plain.bans());
            int groups = pool.groupCount();
            Segment.Exit exit = Segment.Exit.values()[i % 3];
            boolean source = exit == Segment.Exit.SOURCE || (exit != Segment.Exit.WHOLE && random.below(2) == 0);
            int first = source ? 1 : 0;
            int last = groups - (exit == Segment.Exit.SINK ? 2 : 1);
            if (last < first) {
                continue;
            }
            SegmentLayout layout = new SegmentLayout(
                    pool,
                    first,
                    last,
                    first - 1,
                    exit == Segment.Exit.SINK ? last + 1 : -1,
                    exit == Segment.Exit.SINK && source && i % 2 == 0,
                    exit);
            if (!TinySegment.fits(layout)) {
                continue;
            }
            SegmentSolver tiny = new TinySegment(layout);
            SegmentSolver afresh = new FreshSegment(layout);
            for (int set = 1; set < 1 << layout.size; set++) {
                int chosen = set;
                int[] some = IntStream.range(0, layout.size)
                        .filter(v -> (chosen >> v & 1) > 0)
                        .toArray();
                long[] best = afresh.best(some, some.length);
                assertThat(tiny.best(some, some.length)).as(i + " " + plain).isEqualTo(best);
                barred += layout.isWhole() && layout.cost.rematches(best) > 0 ? 1 : 0;
            }
            int[] all = IntStream.range(0, layout.size).toArray();
            assertThat(cost(layout, tiny)).as(i + " " + plain).isEqualTo(tiny.best(all, all.length)[0]);
            leaving += (int) IntStream.of(all).filter(v -> tiny.partner(v) < 0).count();
        }
        assertThat(leaving).isGreaterThan(50);
        assertThat(barred).isGreaterThan(50);
    }

    /** Returns what the partners that a solver found for all vertices cost. */
    private static long cost(SegmentLayout layout, SegmentSolver solver) {
        long[] sum = {0};
        for (int v = 0; v < layout.size; v++) {
            int w = solver.partner(v);
            sum[0] += w < 0 ? layout.leaving[v] : 0;
            if (w > v) {
                assertThat(solver.partner(w)).isEqualTo(v);
                int bar = layout.isGuest(w) ? 0 : layout.cost.bar(layout.players[v], layout.players[w]);
                layout.price(v, w, bar, sum);
            }
        }
        return sum[0];
    }

    @Test
    void theFloatOfAnOpenGroupMeetsAPlayerOfTheFirstGroupWhomTheOthersCanSpare() {
        // Thirteen above three, two of whom have met: only one of those two can be spared without another float.
        int[] points = new int[36];
        java.util.Arrays.fill(points, 0, 13, 6);
        java.util.Arrays.fill(points, 13, 16, 3);
        PlainPool plain = new PlainPool(points).meet(13, 14);
        PairingState pool = new PairingState(points, plain.meetings(), plain.bans());
        Segment segment = new Segment(pool, 1, 1, 0, 2, true, Segment.Exit.SINK);
        assertThat(segment.metBySource()).hasSize(1).containsAnyOf(13, 14);
        assertThat(segment.cost.floats(segment.optimum, 1)).isZero();
    }
}
