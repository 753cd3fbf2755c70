package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.forecast.Reliability;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;

/** The picture of how often forecasts came true, beside the line of perfect forecasts. */
public final class ReliabilityChart {
    private ReliabilityChart() {}

    /**
     * Returns the picture as SVG.
     *
     * @param rows the names of the questions with their rows
     * @param footnote the line below the picture
     */
    public static String svg(Vector<Tuple2<String, Vector<Reliability.Row>>> rows, String footnote) {
        Figure.Series perfect = new Figure.Series(
                "perfect forecasts", Vector.of(new Figure.Mark(0, 0, 0, 0, false), new Figure.Mark(1, 1, 1, 1, false)));
        Vector<Figure.Series> series = rows.map(question -> new Figure.Series(
                question._1,
                question._2.map(row -> new Figure.Mark(
                        row.mean(),
                        row.share().value(),
                        row.share().low(),
                        row.share().high(),
                        true))));
        String chart = Figure.lines(
                series.append(perfect),
                "forecast",
                Axis.Unit.SHARE,
                "came true",
                Axis.Unit.SHARE,
                false,
                "The share of forecasts that came true, by forecast.");
        return SvgReport.framed(
                "Do forecasts come true?", "Forecasts of real events after each round", chart, footnote);
    }
}
