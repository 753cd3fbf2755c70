package io.github.crisisrules.fairness.spark;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.fairness.metric.Gauge;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.Pairer;
import io.github.crisisrules.fairness.play.RoundView;

/** A caller's metric and pairing system in one class: how many points the first player has, where neighbours of the standings meet. */
public record Draughty() implements Metric, Pairer {
    @Override
    public String id() {
        return "first-points";
    }

    @Override
    public String words() {
        return "points of player 1";
    }

    @Override
    public Gauge gauge(int players) {
        return event -> event.points(0);
    }

    @Override
    public int[] pair(RoundView round, Draw draws) {
        return round.standings();
    }
}
