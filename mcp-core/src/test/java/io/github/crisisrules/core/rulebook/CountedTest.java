package io.github.crisisrules.core.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CountedTest {
    @Test
    void oneIsToldAsOneAndNoneAsSeveral() {
        assertThat(Counted.of(0, "point")).isEqualTo("0 points");
        assertThat(Counted.of(1, "point")).isEqualTo("1 point");
        assertThat(Counted.of(2, "point")).isEqualTo("2 points");
        assertThat(Counted.of(-1, "VP")).isEqualTo("-1 VPs");
        assertThat(Counted.of(1, "die", "dice")).isEqualTo("1 die");
        assertThat(Counted.of(11, "die", "dice")).isEqualTo("11 dice");
    }
}
