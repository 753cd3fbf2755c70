package io.github.crisisrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PluralTest {
    @Test
    void oneIsSingularAndNoneIsPlural() {
        assertThat(Plural.of(0, "point")).isEqualTo("0 points");
        assertThat(Plural.of(1, "point")).isEqualTo("1 point");
        assertThat(Plural.of(2, "point")).isEqualTo("2 points");
        assertThat(Plural.of(-1, "VP")).isEqualTo("-1 VPs");
        assertThat(Plural.of(1, "die", "dice")).isEqualTo("1 die");
        assertThat(Plural.of(11, "die", "dice")).isEqualTo("11 dice");
    }
}
