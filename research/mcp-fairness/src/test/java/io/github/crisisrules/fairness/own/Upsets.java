package io.github.crisisrules.fairness.own;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.MetricReader;

/** The frequency with which the truly better of two loses a Swiss match, as a share of the matches. */
public record Upsets() implements Metric {
    @Override
    public String id() {
        return "upsets";
    }

    @Override
    public String describe() {
        return "share of Swiss matches that the weaker player wins";
    }

    @Override
    public MetricReader gauge(int players) {
        return event -> {
            int upsets = 0;
            for (int round = 1; round <= event.rounds(); round++) {
                for (int p = 0; p < players; p++) {
                    int other = event.opponent(round, p);
                    boolean better = other >= 0 && event.merit(p) > event.merit(other);
                    upsets += better && event.gained(round, p) < event.gained(round, other) ? 1 : 0;
                }
            }
            return (double) upsets / event.matches();
        };
    }
}
