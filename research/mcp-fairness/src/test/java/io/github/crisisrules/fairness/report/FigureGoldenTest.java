package io.github.crisisrules.fairness.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.report.Figure.Mark;
import io.github.crisisrules.fairness.report.Figure.Row;
import io.github.crisisrules.fairness.report.Figure.Series;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** A chart to the last byte: nothing in it depends on the machine. */
class FigureGoldenTest {
    @Test
    void aRowWithItsInterval() {
        Row row = new Row("swiss & fair", Vector.of(new Series("", Vector.of(new Mark(0, 0.5, 0.4, 0.6, false)))));
        assertThat(Figure.rows(Vector.of(row), Vector.of(""), "share", Axis.Unit.SHARE, false, "a \"test\""))
                .isEqualTo("""
                        <svg viewBox="0 0 480 77" role="img" aria-label="a &quot;test&quot;" xmlns="http://www.w3.org/2000/svg">
                        <line x1="108.5" y1="10" x2="108.5" y2="33" stroke="var(--grid)" stroke-width="0.6"/>
                        <text x="108.5" y="50" text-anchor="middle" font-size="13" fill="var(--ink)">40 %</text>
                        <line x1="193.2" y1="10" x2="193.2" y2="33" stroke="var(--grid)" stroke-width="0.6"/>
                        <text x="193.2" y="50" text-anchor="middle" font-size="13" fill="var(--ink)">45 %</text>
                        <line x1="277.8" y1="10" x2="277.8" y2="33" stroke="var(--grid)" stroke-width="0.6"/>
                        <text x="277.8" y="50" text-anchor="middle" font-size="13" fill="var(--ink)">50 %</text>
                        <line x1="362.4" y1="10" x2="362.4" y2="33" stroke="var(--grid)" stroke-width="0.6"/>
                        <text x="362.4" y="50" text-anchor="middle" font-size="13" fill="var(--ink)">55 %</text>
                        <line x1="447.1" y1="10" x2="447.1" y2="33" stroke="var(--grid)" stroke-width="0.6"/>
                        <text x="447.1" y="50" text-anchor="middle" font-size="13" fill="var(--ink)">60 %</text>
                        <text x="277.8" y="68" text-anchor="middle" font-size="13" fill="var(--ink)">share</text>
                        <text x="83.6" y="26.1" text-anchor="end" font-size="13" fill="var(--ink)">swiss &amp; fair</text>
                        <line x1="108.5" y1="21.5" x2="447.1" y2="21.5" stroke="var(--series-1)" stroke-width="1.2"/>
                        <line x1="108.5" y1="18.5" x2="108.5" y2="24.5" stroke="var(--series-1)" stroke-width="1.2"/>
                        <line x1="447.1" y1="18.5" x2="447.1" y2="24.5" stroke="var(--series-1)" stroke-width="1.2"/>
                        <circle cx="277.8" cy="21.5" r="3.3" fill="var(--paper)" stroke="var(--series-1)" stroke-width="1.4"/>
                        </svg>""");
    }
}
