package io.github.crisisrules.fairness.metric;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The share of events in which exactly as many players as given end the Swiss rounds with given event points. Its id is
 * such as {@code scores-27x1-24x8}: one player with 27 points and eight with 24.
 */
public record ScoreCounts(Vector<Count> counts) implements Metric {
    /** A number of event points, and the number of players who have it. */
    public record Count(int points, int players) {}

    /**
     * Validates the counts.
     *
     * @throws IllegalArgumentException if {@code counts} is empty
     */
    public ScoreCounts {
        if (counts.isEmpty()) {
            throw new IllegalArgumentException("Scores need at least one number of points, such as scores-24x8.");
        }
    }

    /** Returns the metric with the given id, or none if it is not the id of such a metric. */
    static Option<Metric> find(String id) {
        Vector<String> parts = Vector.of(id.split("-", -1));
        return Option.when(
                parts.size() > 1
                        && parts.head().equals("scores")
                        && parts.tail().forAll(part -> part.matches("[0-9]{1,6}x[0-9]{1,6}")),
                () -> new ScoreCounts(parts.tail().map(part -> {
                    int x = part.indexOf('x');
                    return new Count(Integer.parseInt(part.substring(0, x)), Integer.parseInt(part.substring(x + 1)));
                })));
    }

    @Override
    public String id() {
        return "scores-"
                + counts.map(count -> count.points() + "x" + count.players()).mkString("-");
    }

    @Override
    public String describe() {
        return "exactly "
                + counts.map(count -> count.players() + (count.players() == 1 ? " player" : " players") + " with "
                                + count.points() + " event points")
                        .mkString(" and ");
    }

    @Override
    public Scale scale() {
        return Scale.SHARE;
    }

    @Override
    public MetricReader gauge(int players) {
        int[] points = counts.toJavaStream().mapToInt(Count::points).toArray();
        int[] wanted = counts.toJavaStream().mapToInt(Count::players).toArray();
        return event -> {
            for (int i = 0; i < points.length; i++) {
                int found = 0;
                for (int p = 0; p < players; p++) {
                    found += event.points(p) == points[i] ? 1 : 0;
                }
                if (found != wanted[i]) {
                    return 0;
                }
            }
            return 1;
        };
    }
}
