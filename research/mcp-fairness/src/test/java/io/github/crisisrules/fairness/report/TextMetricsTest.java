package io.github.crisisrules.fairness.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class TextMetricsTest {
    @Test
    void textIsBrokenAtSpacesAndCutWhereItDoesNotFit() {
        double room = TextMetrics.width("four words in all");
        assertThat(TextMetrics.lines("four words in all", room, 3)).containsExactly("four words in all");
        assertThat(TextMetrics.lines("four words in all and more of them", room, 3))
                .hasSize(3)
                .allMatch(line -> TextMetrics.width(line) <= room);
        Vector<String> two = TextMetrics.lines("four words in all and more of them and still more of them", room, 2);
        assertThat(two).hasSize(2).allMatch(line -> TextMetrics.width(line) <= room);
        // Labels that begin alike often differ at the end: the middle is left out.
        assertThat(two.get(0)).startsWith("four words").endsWith("…");
        assertThat(two.get(1)).isEqualTo("more of them");
        assertThat(TextMetrics.lines("four words in all and more of them and still more of them", room, 3)
                        .last())
                .isEqualTo("more of them");
        assertThat(TextMetrics.lines("Donaudampfschifffahrt", 60, 3)).hasSize(1).allMatch(line -> line.endsWith("…"));
        assertThat(TextMetrics.lines("", 60, 3)).isEqualTo(Vector.of(""));
    }

    @Test
    void aCharacterOfTwoHalvesIsNotCutApart() {
        String masks = "\ud83c\udfad".repeat(20);
        String cut = TextMetrics.shortened(masks, 100);
        assertThat(cut).endsWith("…");
        assertThat(masks).startsWith(cut.substring(0, cut.length() - 1));
        assertThat((cut.length() - 1) % 2).isZero();
    }

    @Test
    void ticksAreRoundAndFew() {
        assertThat(texts(0.31, 0.46, Axis.Unit.SHARE, 7)).containsExactly("35 %", "40 %", "45 %");
        assertThat(texts(-0.012, 0.013, Axis.Unit.POINTS, 5)).containsExactly("-1.0", "-0.5", "0.0", "+0.5", "+1.0");
        assertThat(texts(2.5, 5.5, Axis.Unit.WHOLE, 12)).containsExactly("3", "4", "5");
        assertThat(texts(0, 1200, Axis.Unit.NUMBER, 5)).containsExactly("0", "500", "1000");
        assertThat(texts(-0.02, 0.04, Axis.Unit.SIGNED, 5)).containsExactly("-0.02", "0.00", "+0.02", "+0.04");
    }

    @Test
    void aScaleOfOneValueIsAScale() {
        Axis one = Axis.over(Vector.of(0.0, 0.0), Axis.Unit.SHARE, 5);
        assertThat(one.high()).isGreaterThan(one.low());
        assertThat(one.place(0, 0, 100)).isBetween(0.0, 100.0);
        assertThat(Axis.over(Vector.empty(), Axis.Unit.NUMBER, 5).ticks()).isNotEmpty();
    }

    private static Vector<String> texts(double low, double high, Axis.Unit unit, int most) {
        return Axis.of(low, high, unit, most).ticks().map(Axis.Tick::text);
    }
}
