package io.github.crisisrules.fairness.own;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.MetricReader;

/** A metric that cannot be made from its name alone. */
public record Needy(String id) implements Metric {
    @Override
    public String describe() {
        return id;
    }

    @Override
    public MetricReader gauge(int players) {
        return event -> 0;
    }
}
