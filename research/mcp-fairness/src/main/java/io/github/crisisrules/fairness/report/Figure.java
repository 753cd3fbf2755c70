package io.github.crisisrules.fairness.report;

import io.vavr.collection.Vector;

/** The chart types of a report. */
final class Figure {
    /** A value with its interval, at a position or in a row; hollow if it is not {@code clear}. */
    record Mark(double at, double mean, double low, double high, boolean clear) {}

    /** Marks with a common colour and shape. */
    record Series(String name, Vector<Mark> marks) {}

    /** A row of a chart: its label, and a mark for each series that has one. */
    record Row(String label, Vector<Series> series) {}

    /** A bar of consecutive segments. */
    record Bar(String label, Vector<Double> parts) {}

    private static final double RIGHT = SvgCanvas.WIDTH - 16;

    /** The distance of tick labels from the edge of a chart, and half of their minimum distance from each other. */
    private static final double EDGE = 2;

    private static final double TOP = 10;
    private static final double PLOT = 220;
    private static final double LABELS = 190;
    private static final int LABEL_LINES = 4;

    private Figure() {}

    /**
     * Renders a line for each series. If {@code apart}, marks at the same position are placed side by side, so that
     * their intervals do not overlap.
     */
    static String lines(
            Vector<Series> series,
            String across,
            Axis.Unit unitAcross,
            String up,
            Axis.Unit unitUp,
            boolean apart,
            String about) {
        Vector<Mark> all = series.flatMap(Series::marks);
        Axis y = Axis.over(all.flatMap(mark -> Vector.of(mark.low(), mark.high())), unitUp, 7);
        double left =
                28 + y.ticks().map(tick -> TextMetrics.width(tick.text())).max().getOrElse(0.0) + 8;
        double bottom = TOP + PLOT;
        Vector<Double> places = all.map(Mark::at).distinct().sorted();
        Axis x = across(apart ? withRoom(places) : places, unitAcross, 12, left);
        double right = right(x, left);
        SvgCanvas canvas = new SvgCanvas();
        grid(canvas, y, left, right, bottom);
        canvas.upright(18, (TOP + bottom) / 2, SvgCanvas.INK, up);
        x.ticks().forEach(tick -> {
            double at = x.place(tick.value(), left, right);
            canvas.line(at, TOP, at, bottom, SvgCanvas.GRID, 0.6);
            canvas.text(at, bottom + 17, "middle", SvgCanvas.INK, tick.text());
        });
        canvas.text((left + right) / 2, bottom + 35, "middle", SvgCanvas.INK, across);
        double step = apart ? step(places, x, left, right, series) : 0;
        for (int i = 0; i < series.size(); i++) {
            int own = i;
            canvas.path(
                    series.get(i).marks().map(mark -> new double[] {
                        x.place(mark.at(), left, right) + step * aside(series, own, mark.at()),
                        y.place(mark.mean(), bottom, TOP)
                    }),
                    SvgCanvas.colour(i));
        }
        for (int i = 0; i < series.size(); i++) {
            for (Mark mark : series.get(i).marks()) {
                double at = x.place(mark.at(), left, right) + step * aside(series, i, mark.at());
                double cap = Math.min(3, step == 0 ? 3 : step / 2);
                double low = y.place(mark.low(), bottom, TOP);
                double high = y.place(mark.high(), bottom, TOP);
                if (low != high) {
                    canvas.line(at, low, at, high, SvgCanvas.colour(i), 1.2);
                    canvas.line(at - cap, low, at + cap, low, SvgCanvas.colour(i), 1.2);
                    canvas.line(at - cap, high, at + cap, high, SvgCanvas.colour(i), 1.2);
                }
                canvas.mark(at, y.place(mark.mean(), bottom, TOP), i, mark.clear());
            }
        }
        Vector<String> shown = series.map(each -> each.marks().isEmpty() ? "" : each.name());
        double key = series.size() > 1 ? canvas.key(bottom + 42, shown, false) : 0;
        return canvas.svg(bottom + 44 + key, about);
    }

    /**
     * Returns the positions extended at both ends by a third of the smallest gap, which leaves room for marks
     * beside the first and the last.
     */
    private static Vector<Double> withRoom(Vector<Double> places) {
        double gap = gap(places);
        return places.isEmpty()
                ? places
                : places.prepend(places.head() - gap / 3).append(places.last() + gap / 3);
    }

    private static double gap(Vector<Double> places) {
        return places.zipWith(places.drop(1), (one, next) -> next - one).min().getOrElse(1.0);
    }

    /** Returns the distance between marks at the same position. */
    private static double step(Vector<Double> places, Axis x, double left, double right, Vector<Series> series) {
        int most = places.map(place -> series.count(each -> isAt(each, place)))
                .max()
                .getOrElse(1);
        double slot = x.place(x.low() + gap(places), left, right) - left;
        return most == 1 ? 0 : Math.min(9, slot * 0.6 / most);
    }

    /** Returns the offset of a series' mark from the middle of all marks at a position, in steps. */
    private static double aside(Vector<Series> series, int own, double place) {
        int before = series.take(own).count(each -> isAt(each, place));
        int all = series.count(each -> isAt(each, place));
        return before - (all - 1) / 2.0;
    }

    private static boolean isAt(Series series, double place) {
        return series.marks().exists(mark -> mark.at() == place);
    }

    private static void grid(SvgCanvas canvas, Axis y, double left, double right, double bottom) {
        y.ticks().forEach(tick -> {
            double at = y.place(tick.value(), bottom, TOP);
            canvas.line(left, at, right, at, SvgCanvas.GRID, 0.6);
            canvas.text(left - 6, at + 4.5, "end", SvgCanvas.INK, tick.text());
        });
    }

    /** Renders a row for each label with a mark for each series, and a line at 0 if {@code zero}. */
    static String rows(
            Vector<Row> rows, Vector<String> names, String across, Axis.Unit unit, boolean zero, String about) {
        Vector<Mark> all = rows.flatMap(Row::series).flatMap(Series::marks);
        Vector<Double> values = all.flatMap(mark -> Vector.of(mark.low(), mark.high()));
        Labels labels = new Labels(rows.map(Row::label));
        Axis x = across(zero ? values.append(0.0) : values, unit, 5, labels.left);
        double right = right(x, labels.left);
        double each = names.size() > 1 ? names.size() * 11 + 10 : 22;
        SvgCanvas canvas = new SvgCanvas();
        double bottom = TOP + labels.height(each);
        across(canvas, x, labels.left, right, bottom, across);
        if (zero) {
            double at = x.place(0, labels.left, right);
            canvas.line(at, TOP, at, bottom, SvgCanvas.SOFT, 1.4);
        }
        double y = TOP;
        for (int r = 0; r < rows.size(); r++) {
            double height = labels.height(r, each);
            double middle = y + height / 2;
            labels.render(canvas, r, middle);
            Vector<Series> series = rows.get(r).series();
            for (int i = 0; i < series.size(); i++) {
                int ink = Math.max(0, names.indexOf(series.get(i).name()));
                double at = middle + (i - (series.size() - 1) / 2.0) * 11;
                series.get(i).marks().forEach(mark -> across(canvas, mark, x, labels.left, right, at, ink));
            }
            y += height;
        }
        double key = names.size() > 1 ? canvas.key(bottom + 42, names, false) : 0;
        return canvas.svg(bottom + 44 + key, about);
    }

    /** Returns a scale with at most {@code most} ticks, and no more than fit side by side with their labels. */
    private static Axis across(Vector<Double> values, Axis.Unit unit, int most, double left) {
        Axis x = Axis.over(values, unit, most);
        return most == 1 || isApart(x, left) ? x : across(values, unit, most - 1, left);
    }

    private static boolean isApart(Axis x, double left) {
        double right = right(x, left);
        return x.ticks()
                .zipWith(
                        x.ticks().drop(1),
                        (one, next) -> x.place(next.value(), left, right) - x.place(one.value(), left, right)
                                >= (TextMetrics.width(one.text()) + TextMetrics.width(next.text())) / 2 + 2 * EDGE)
                .forAll(apart -> apart);
    }

    /** Returns the right end of a scale, far enough from the edge of the chart that no tick label is clipped. */
    private static double right(Axis x, double left) {
        return x.ticks()
                .filter(tick -> tick.value() > x.low())
                .map(tick -> left
                        + (SvgCanvas.WIDTH - EDGE - TextMetrics.width(tick.text()) / 2 - left)
                                / x.place(tick.value(), 0, 1))
                .append(RIGHT)
                .min()
                .get();
    }

    private static void across(SvgCanvas canvas, Axis x, double left, double right, double bottom, String name) {
        x.ticks().forEach(tick -> {
            double at = x.place(tick.value(), left, right);
            canvas.line(at, TOP, at, bottom, SvgCanvas.GRID, 0.6);
            canvas.text(at, bottom + 17, "middle", SvgCanvas.INK, tick.text());
        });
        canvas.text((left + right) / 2, bottom + 35, "middle", SvgCanvas.INK, name);
    }

    private static void across(SvgCanvas canvas, Mark mark, Axis x, double left, double right, double at, int ink) {
        double low = x.place(mark.low(), left, right);
        double high = x.place(mark.high(), left, right);
        if (low != high) {
            canvas.line(low, at, high, at, SvgCanvas.colour(ink), 1.2);
            canvas.line(low, at - 3, low, at + 3, SvgCanvas.colour(ink), 1.2);
            canvas.line(high, at - 3, high, at + 3, SvgCanvas.colour(ink), 1.2);
        }
        canvas.mark(x.place(mark.mean(), left, right), at, ink, mark.clear());
    }

    /** Renders a bar for each label, with its segments one after another up to the whole. */
    static String stacked(Vector<Bar> bars, Vector<String> names, String across, String about) {
        Axis x = Axis.of(0, 1, Axis.Unit.SHARE, 5);
        Labels labels = new Labels(bars.map(Bar::label));
        double right = right(x, labels.left);
        double each = 26;
        SvgCanvas canvas = new SvgCanvas();
        double bottom = TOP + labels.height(each);
        across(canvas, x, labels.left, right, bottom, across);
        double y = TOP;
        for (int b = 0; b < bars.size(); b++) {
            double height = labels.height(b, each);
            double middle = y + height / 2;
            labels.render(canvas, b, middle);
            double sum = 0;
            for (int i = 0; i < bars.get(b).parts().size(); i++) {
                double part = bars.get(b).parts().get(i);
                double from = x.place(sum, labels.left, right);
                double to = x.place(sum + part, labels.left, right);
                String text = String.valueOf(Math.round(100 * part));
                canvas.box(from, middle - 9, to - from, 18, SvgCanvas.colour(i));
                if (to - from > TextMetrics.width(text) + 4) {
                    canvas.text((from + to) / 2, middle + 4.5, "middle", SvgCanvas.PAPER, text);
                }
                sum += part;
            }
            y += height;
        }
        double key = canvas.key(bottom + 42, names, true);
        return canvas.svg(bottom + 44 + key, about);
    }

    /** The labels of rows at the left of a chart, broken into lines. */
    private static final class Labels {
        private final Vector<String> whole;
        private final Vector<Vector<String>> lines;
        private final double left;

        Labels(Vector<String> labels) {
            whole = labels;
            lines = labels.map(label -> TextMetrics.lines(label, LABELS, LABEL_LINES));
            left = 18
                    + lines.flatMap(each -> each).map(TextMetrics::width).max().getOrElse(0.0);
        }

        double height(int row, double least) {
            return Math.max(least, lines.get(row).size() * TextMetrics.LINE + 8);
        }

        double height(double least) {
            double sum = 0;
            for (int row = 0; row < lines.size(); row++) {
                sum += height(row, least);
            }
            return sum;
        }

        void render(SvgCanvas canvas, int row, double middle) {
            canvas.block(left - 8, middle, lines.get(row), whole.get(row));
        }
    }
}
