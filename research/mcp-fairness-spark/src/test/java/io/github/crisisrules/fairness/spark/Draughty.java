package io.github.crisisrules.fairness.spark;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.MetricReader;
import io.github.crisisrules.fairness.play.pairer.Pairer;
import io.github.crisisrules.fairness.play.pairer.RoundView;

/** A caller's metric and pairing system in one class: how many points the first player has, where neighbours of the standings meet. */
public record Draughty() implements Metric, Pairer {
    @Override
    public String id() {
        return "first-points";
    }

    @Override
    public String describe() {
        return "points of player 1";
    }

    @Override
    public MetricReader gauge(int players) {
        return event -> event.points(0);
    }

    @Override
    public int[] pair(RoundView round, Seed seed) {
        return round.standings();
    }
}
