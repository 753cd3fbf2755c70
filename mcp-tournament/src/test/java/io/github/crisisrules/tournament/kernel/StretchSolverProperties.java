package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A stretch costs the same whether it is solved afresh or mended, and whether its weights are kept or worked out. */
class StretchSolverProperties {
    private static final Seed SEED = Seed.of(71);

    @Test
    void allWaysToSolveAStretchAgree() {
        int barred = 0;
        for (int i = 0; i < 300; i++) {
            Draw draw = SEED.split("stretch", i).draws();
            PlainField plain = PlainFields.medium(40, draw);
            Field field = new Field(plain.points, plain.meetings(), plain.bans());
            Stretch.Exit exit = i % 2 == 0 ? Stretch.Exit.WHOLE : Stretch.Exit.SEALED;
            StretchLayout layout = new StretchLayout(field, 0, field.groupCount() - 1, -1, -1, false, exit);
            StretchSolver afresh = new SmallStretch(layout);
            StretchSolver keeping = new LargeStretch(layout, Integer.MAX_VALUE);
            StretchSolver pricing = new LargeStretch(layout, 0);
            int[] all = IntStream.range(0, layout.size).toArray();
            long[] best = afresh.best(all, all.length);
            barred += layout.cost.rematches(best) > 0 || layout.cost.forbiddenPairs(best) > 0 ? 1 : 0;
            assertThat(keeping.best(all, all.length)).as(i + " " + plain).isEqualTo(best);
            assertThat(pricing.best(all, all.length)).as(i + " " + plain).isEqualTo(best);
            // A whole field is asked only whether the rest reaches its share of the optimum; another stretch, for any
            // part.
            for (int part = 0; exit == Stretch.Exit.SEALED && part < 5; part++) {
                int[] some = IntStream.of(all).filter(v -> draw.below(3) > 0).toArray();
                long[] rest = afresh.best(some, some.length);
                assertThat(keeping.best(some, some.length)).as(i + " " + plain).isEqualTo(rest);
                assertThat(pricing.best(some, some.length)).as(i + " " + plain).isEqualTo(rest);
            }
        }
        assertThat(barred).isGreaterThan(8);
    }
}
