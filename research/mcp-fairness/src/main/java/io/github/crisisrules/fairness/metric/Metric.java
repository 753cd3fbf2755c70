package io.github.crisisrules.fairness.metric;

import io.github.crisisrules.fairness.assumption.UserClass;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A quantity that can be measured in a simulated event. To define your own metric, implement this interface. A
 * public class with a public no-argument constructor can be named in a saved study.
 */
public interface Metric {
    /** The way a metric is printed, and the kind of its confidence interval. */
    enum Scale {
        /** A yes-or-no outcome of an event: a percentage, with Wilson's interval. */
        SHARE,
        /** A number for each event, with Student's interval. */
        NUMBER
    }

    /**
     * Returns a short id of lower-case letters, digits and hyphens, for columns and reports. It must be unique
     * within a study.
     */
    String id();

    /** Describes the metric for a report. */
    String describe();

    /** Returns the scale of the metric; by default {@link Scale#NUMBER}. */
    default Scale scale() {
        return Scale.NUMBER;
    }

    /** Returns the unit for the axis of a chart. */
    default String unit() {
        return scale() == Scale.SHARE ? "share of events" : id();
    }

    /**
     * Creates a gauge for events with the given number of players. One is created for each thread, so it may hold
     * workspace.
     */
    MetricReader gauge(int players);

    /** Returns the name of this metric in a saved study: its {@link #id}, or the class name if it is not built in. */
    default String savedAs() {
        return isBuiltIn() ? id() : getClass().getName();
    }

    /** Returns whether a study with this metric can be written to a file. */
    default boolean isWritable() {
        return isBuiltIn() || UserClass.isMadeByName(this);
    }

    private boolean isBuiltIn() {
        return find(id()).contains(this);
    }

    /** Returns all built-in metrics, in the order of reports. */
    static Vector<Metric> all() {
        return Vector.of(StandardMetric.values());
    }

    /** Finds the built-in metric with the given id, which may be that of a number of points to reach. */
    static Option<Metric> find(String id) {
        if (id.matches(PlayersReaching.PREFIX + "[0-9]{1,6}")) {
            return Option.some(new PlayersReaching(Integer.parseInt(id.substring(PlayersReaching.PREFIX.length()))));
        }
        return all().find(metric -> metric.id().equals(id)).orElse(ScoreCounts.find(id));
    }

    /**
     * Returns the built-in metric with the given id.
     *
     * @throws IllegalArgumentException if there is no such metric
     */
    static Metric parse(String id) {
        return find(id).getOrElseThrow(() -> new IllegalArgumentException("There is no metric '" + id
                + "'. Choose one of " + all().map(Metric::id).mkString(", ") + ", reaching-24, scores-27x1-24x8"));
    }
}
