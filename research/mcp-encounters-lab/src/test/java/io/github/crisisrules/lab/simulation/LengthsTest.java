package io.github.crisisrules.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class LengthsTest {
    // Ten games: 3, 4, 4, 5, 5, 5, 5, 6, 6, 9 rounds; 52 in all.
    private static final Lengths TEN = Lengths.of(Vector.of(5, 3, 4, 5, 9, 6, 5, 4, 6, 5));

    @Test
    void aShareOfTheGamesIsOverAfterEachNumberOfRounds() {
        assertThat(Vector.of(0, 10, 11, 30, 31, 50, 70, 90, 91, 100).map(TEN::quantile))
                .containsExactly(3, 3, 4, 4, 5, 5, 5, 6, 9, 9);
        assertThat(TEN).hasToString("5 rounds (3 to 6)");
        assertThatThrownBy(() -> TEN.quantile(101)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theMeanHasAnInterval() {
        // Squares of the differences to 5.2: 4.84 + 2 * 1.44 + 4 * 0.04 + 2 * 0.64 + 14.44 = 23.6; over 9 and 10:
        // 0.2622.
        assertThat(TEN.mean()).isEqualTo(5.2);
        assertThat(TEN.meanInterval().low()).isCloseTo(5.2 - 1.96 * 0.51208, within(0.0005));
        assertThat(TEN.meanInterval().high()).isCloseTo(5.2 + 1.96 * 0.51208, within(0.0005));
    }

    @Test
    void withoutGamesThereIsNothingToSay() {
        assertThatThrownBy(() -> Lengths.of(Vector.empty())).isInstanceOf(IllegalArgumentException.class);
    }
}
