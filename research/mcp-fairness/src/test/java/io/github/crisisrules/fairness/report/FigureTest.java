package io.github.crisisrules.fairness.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.report.Figure.Bar;
import io.github.crisisrules.fairness.report.Figure.Mark;
import io.github.crisisrules.fairness.report.Figure.Row;
import io.github.crisisrules.fairness.report.Figure.Series;
import io.vavr.collection.Vector;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The numbers below a scale can be read: none is cut off at the edge, none stands in the next. */
class FigureTest {
    private static final String LONG = "thirty-two players and five rounds";
    private static final Pattern NUMBER = Pattern.compile(
            "<text x=\"([0-9.]+)\" [^>]*text-anchor=\"middle\"[^>]*fill=\"var\\(--ink\\)\">([-+]?[0-9.]+(?: %)?)</text>");

    @Test
    void theWholeOfAStackedChartIsInThePicture() {
        Bar bar = new Bar(LONG, Vector.of(1.0));
        assertReadable(Figure.stacked(Vector.of(bar), Vector.of("points"), "share of events", "a test"));
    }

    @Test
    void numbersOfEveryLengthAreInThePictureAndApart() {
        for (double high : new double[] {0.00021, 0.0024, 0.0105, 0.024, 0.1, 0.24, 0.96, 1, 24, 1030, 24_000}) {
            assertReadable(rows(0, high, Axis.Unit.SIGNED));
            assertReadable(rows(-high, 0, Axis.Unit.SIGNED));
            assertReadable(rows(high * 0.999, high, Axis.Unit.NUMBER));
            assertReadable(lines(high * 500));
        }
    }

    /** An event without a cut has no line in a chart of cuts. */
    @Test
    void theKeyNamesOnlyWhatIsDrawn() {
        Vector<Mark> marks = Vector.of(new Mark(4, 0.5, 0.4, 0.6, true), new Mark(5, 0.6, 0.5, 0.7, true));
        assertThat(Figure.lines(
                        Vector.of(new Series("no cut", Vector.empty()), new Series("top 8", marks)),
                        "Swiss rounds",
                        Axis.Unit.WHOLE,
                        "share",
                        Axis.Unit.SHARE,
                        true,
                        "a test"))
                .contains(">top 8</text>")
                .doesNotContain(">no cut</text>");
    }

    private static String rows(double low, double high, Axis.Unit unit) {
        Mark mark = new Mark(0, (low + high) / 2, low, high, true);
        Row row = new Row(LONG, Vector.of(new Series("", Vector.of(mark))));
        return Figure.rows(Vector.of(row), Vector.of(""), "places", unit, unit == Axis.Unit.SIGNED, "a test");
    }

    private static String lines(double last) {
        Series series = new Series("", Vector.of(0.0, last).map(at -> new Mark(at, 0.5, 0.4, 0.6, true)));
        return Figure.lines(Vector.of(series), "places", Axis.Unit.WHOLE, "share", Axis.Unit.SHARE, false, "a test");
    }

    private static void assertReadable(String svg) {
        double end = 0;
        int numbers = 0;
        for (var number : NUMBER.matcher(svg).results().toList()) {
            double half = TextMetrics.width(number.group(2)) / 2;
            double at = Double.parseDouble(number.group(1));
            assertThat(at - half).as(number.group(2) + " in " + svg).isGreaterThan(end);
            end = at + half;
            numbers++;
        }
        assertThat(end).as(svg).isLessThanOrEqualTo(SvgCanvas.WIDTH);
        assertThat(numbers).as(svg).isPositive();
    }
}
