package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import java.util.Arrays;
import java.util.stream.IntStream;
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

    @Test
    void fieldsOfUpToSixtyPlayersCostWhatAnIndependentMatchingCosts() {
        for (int i = 0; i < 250; i++) {
            agreesWithTheLiteralReading(SEED.split("medium", i), i % 10 == 0 ? 60 : 26);
        }
    }

    static void agreesWithTheLiteralReading(Seed seed, int most) {
        Draw draw = seed.draws();
        PlainField field = PlainFields.medium(most, draw);
        LiteralMatching literal = new LiteralMatching(field.bigCosts());
        assertThat(literal.provesItself()).as("literal " + field).isTrue();
        int[] pairing = field.pair(draw);
        assertThat(field.cost(pairing)).as(seed + " " + field).isEqualTo(field.cost(listed(literal.mates())));
        assertThat(Arrays.stream(pairing).sorted().toArray())
                .isEqualTo(IntStream.range(0, field.size()).toArray());
    }

    private static int[] listed(int[] mates) {
        return IntStream.range(0, mates.length)
                .filter(p -> p < mates[p])
                .flatMap(p -> IntStream.of(p, mates[p]))
                .toArray();
    }
}
