package io.github.crisisrules.fairness.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TrueOrderTest {
    /** Against a stable sort of the library's, and ranks counted one by one; many are equal. */
    @Test
    void theStrongestComeFirstAndEqualsAsTheyAreListed() {
        for (int n = 1; n < 70; n++) {
            RandomSource random = Seed.of(8).split("order", n).random();
            int values = 1 + random.below(2 * n);
            Vector<Double> strengths = Vector.fill(n, () -> (double) random.below(values) - values / 2);
            EventSample draw =
                    EventSample.of(Seed.of(1), 0, n, new Strengths.Given(strengths), new MatchModel.Elo(400, 0.1));
            assertThat(draw.trueOrder())
                    .as("%s", strengths)
                    .containsExactly(IntStream.range(0, n)
                            .boxed()
                            .sorted(Comparator.comparingDouble((Integer p) -> -strengths.get(p)))
                            .mapToInt(p -> p)
                            .toArray());
            assertThat(draw.twiceTrueRanks())
                    .as("%s", strengths)
                    .containsExactly(strengths
                            .map(own -> strengths.count(one -> one > own) * 2 + strengths.count(own::equals) + 1)
                            .toJavaStream()
                            .mapToInt(rank -> rank)
                            .toArray());
        }
    }
}
