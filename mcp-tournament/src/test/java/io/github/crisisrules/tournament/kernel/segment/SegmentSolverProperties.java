package io.github.crisisrules.tournament.kernel.segment;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.PlainPool;
import io.github.crisisrules.tournament.kernel.PlainPools;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A stretch costs the same whether a table has it, it is solved afresh or mended, and whether its weights are kept or worked out. */
class SegmentSolverProperties {
    private static final Seed SEED = Seed.of(71);

    @Test
    void allWaysToSolveAStretchAgree() {
        int barred = 0;
        for (int i = 0; i < 300; i++) {
            RandomSource draw = SEED.split("stretch", i).draws();
            PlainPool plain = PlainPools.medium(40, draw);
            PairingState field = new PairingState(plain.points, plain.meetings(), plain.bans());
            Segment.Exit exit = i % 2 == 0 ? Segment.Exit.WHOLE : Segment.Exit.SEALED;
            SegmentLayout layout = new SegmentLayout(field, 0, field.groupCount() - 1, -1, -1, false, exit);
            SegmentSolver afresh = new SmallSegment(layout);
            SegmentSolver keeping = new LargeSegment(layout, Integer.MAX_VALUE);
            SegmentSolver pricing = new LargeSegment(layout, 0);
            int[] all = IntStream.range(0, layout.size).toArray();
            long[] best = afresh.best(all, all.length);
            barred += layout.cost.rematches(best) > 0 || layout.cost.forbiddenPairs(best) > 0 ? 1 : 0;
            assertThat(keeping.best(all, all.length)).as(i + " " + plain).isEqualTo(best);
            assertThat(pricing.best(all, all.length)).as(i + " " + plain).isEqualTo(best);
            // A whole field is asked only whether the rest reaches its share of the optimum; another stretch, for any
            // part.
            for (int part = 0; exit == Segment.Exit.SEALED && part < 5; part++) {
                int[] some = IntStream.of(all).filter(v -> draw.below(3) > 0).toArray();
                long[] rest = afresh.best(some, some.length);
                assertThat(keeping.best(some, some.length)).as(i + " " + plain).isEqualTo(rest);
                assertThat(pricing.best(some, some.length)).as(i + " " + plain).isEqualTo(rest);
            }
        }
        assertThat(barred).isGreaterThan(8);
    }

    /** Every set of players, whatever the end of the stretch, and with a guest from above. */
    @Test
    void aTableOfAllSetsAgreesWithAMatchingOfEach() {
        int leaving = 0;
        int barred = 0;
        for (int i = 0; i < 240; i++) {
            RandomSource draw = SEED.split("tiny", i).draws();
            PlainPool plain = PlainPools.small(draw);
            PairingState field = new PairingState(plain.points, plain.meetings(), plain.bans());
            int groups = field.groupCount();
            Segment.Exit exit = Segment.Exit.values()[i % 4];
            boolean source = exit == Segment.Exit.SOURCE || (exit != Segment.Exit.WHOLE && draw.below(2) == 0);
            int first = source ? 1 : 0;
            int last = groups - (exit == Segment.Exit.SINK ? 2 : 1);
            if (last < first) {
                continue;
            }
            SegmentLayout layout = new SegmentLayout(
                    field,
                    first,
                    last,
                    first - 1,
                    exit == Segment.Exit.SINK ? last + 1 : -1,
                    i % 3 == 0 && source,
                    exit);
            if (!TinySegment.fits(layout)) {
                continue;
            }
            SegmentSolver tiny = new TinySegment(layout);
            SegmentSolver afresh = new SmallSegment(layout);
            for (int set = 1; set < 1 << layout.size; set++) {
                int chosen = set;
                int[] some = IntStream.range(0, layout.size)
                        .filter(v -> (chosen >> v & 1) > 0)
                        .toArray();
                long[] best = afresh.best(some, some.length);
                assertThat(tiny.best(some, some.length)).as(i + " " + plain).isEqualTo(best);
                barred += layout.isWhole() && layout.cost.rematches(best) > 0 ? 1 : 0;
            }
            // The last set was that of all.
            for (int v = 0; v < layout.size; v++) {
                assertThat(tiny.partner(v)).isEqualTo(afresh.partner(v));
                leaving += tiny.partner(v) < 0 ? 1 : 0;
            }
        }
        assertThat(leaving).isGreaterThan(50);
        assertThat(barred).isGreaterThan(50);
    }
}
