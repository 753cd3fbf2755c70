package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Test;

class SwissKernelProperties {
    private static final Seed SEED = Seed.of(20261116);

    @Test
    void smallFieldsAlwaysGetAnOptimalPairing() {
        for (int i = 0; i < 6000; i++) {
            Draw draw = SEED.split("small", i).draws();
            PlainField field = PlainFields.small(draw);
            int[] pairing = field.pair(draw);
            assertThat(field.cost(pairing)).as(i + ": " + field).isEqualTo(new LiteralSwiss(field).leastCost());
        }
    }
}
