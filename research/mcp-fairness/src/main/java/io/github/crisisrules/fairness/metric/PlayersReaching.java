package io.github.crisisrules.fairness.metric;

/**
 * The number of players with at least the given event points after the Swiss rounds. Its id is such as
 * {@code reaching-39}.
 */
public record PlayersReaching(int points) implements Metric {
    static final String PREFIX = "reaching-";

    /**
     * Validates the points.
     *
     * @throws IllegalArgumentException if {@code points} is negative
     */
    public PlayersReaching {
        if (points < 0) {
            throw new IllegalArgumentException("Event points must be 0 or more, but are " + points);
        }
    }

    @Override
    public String id() {
        return PREFIX + points;
    }

    @Override
    public String describe() {
        return "players with " + points + " event points or more after the Swiss rounds";
    }

    @Override
    public String unit() {
        return "players";
    }

    @Override
    public MetricReader gauge(int players) {
        return event -> {
            int count = 0;
            for (int p = 0; p < players; p++) {
                count += event.points(p) >= points ? 1 : 0;
            }
            return count;
        };
    }
}
