package io.github.crisisrules.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import org.junit.jupiter.api.Test;

class PairedDifferenceTest {
    @Test
    void theIntervalOfAgrestiAndMin() {
        // 98 pairs, 10 lost by the change and 30 won: (30 - 10) / 98 = 0.2041. With two pairs more: 20 / 100 = 0.2 and
        // the standard error sqrt((41 / 100 - 0.04) / 100) = 0.06083.
        PairedDifference difference = new PairedDifference(40, 10, 30, 18);
        assertThat(difference.difference()).isCloseTo(0.2041, within(0.0001));
        assertThat(difference.interval().low()).isCloseTo(0.2 - 1.96 * 0.06083, within(0.0001));
        assertThat(difference.interval().high()).isCloseTo(0.2 + 1.96 * 0.06083, within(0.0001));
        assertThat(difference.isBetter()).isTrue();
        assertThat(difference).hasToString("+20.4 (+8.1 to +31.9)");
        assertThat(new PairedDifference(40, 30, 10, 18).isBetter()).isFalse();
    }

    @Test
    void theSameGamesDifferInNothing() {
        var hard = ColossusSimulation.standIn(ColossusDifficulty.HARD);
        PairedDifference same = PairedDifference.between(hard, hard, 20, Seed.of(1), 1);
        assertThat(same.difference()).isZero();
        assertThat(same.onlyFirst() + same.onlySecond()).isZero();
        assertThat(same.pairs()).isEqualTo(20);
        assertThat(same.isBetter()).isFalse();
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> new PairedDifference(0, 0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PairedDifference(2, -1, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
