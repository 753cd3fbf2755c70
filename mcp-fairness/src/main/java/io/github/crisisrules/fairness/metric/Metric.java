package io.github.crisisrules.fairness.metric;

import io.github.crisisrules.fairness.field.OwnClass;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Something that can be measured in a simulated event. A caller's own metric is a class that implements this; public and with a public constructor
 * that takes nothing it can be named in a saved study.
 */
public interface Metric {
    /** How a metric is printed, and which interval is its own. */
    enum Scale {
        /** It happens in an event or not: a percentage, with Wilson's interval. */
        SHARE,
        /** A number for each event, with Student's interval. */
        NUMBER
    }

    /** A short name of small letters, digits and hyphens, for columns and reports; no two metrics of a study have the same. */
    String id();

    /** What is measured. */
    String words();

    /** How it is printed: a number, if nothing else is said. */
    default Scale scale() {
        return Scale.NUMBER;
    }

    /** What it is counted in, for the axis of a chart. */
    default String unit() {
        return scale() == Scale.SHARE ? "share of events" : id();
    }

    /** What reads it off events of this many players; made once for each thread, it may hold workspace. */
    Gauge gauge(int players);

    /** What a saved study calls it: its {@link #id}, or the name of a caller's class. */
    default String savedAs() {
        return this instanceof StandardMetric ? id() : getClass().getName();
    }

    /** Whether a study with it can be written to a file. */
    default boolean isWritable() {
        return OwnClass.isMadeByName(this);
    }

    /** All metrics of the kit, in the order of reports. */
    static Vector<Metric> all() {
        return Vector.of(StandardMetric.values());
    }

    /** The metric of the kit of this name. */
    static Option<Metric> find(String id) {
        return all().find(metric -> metric.id().equals(id));
    }

    /** Reads the name of a metric of the kit. */
    static Metric parse(String id) {
        return find(id).getOrElseThrow(() -> new IllegalArgumentException("no metric is called '" + id + "'; there are "
                + all().map(Metric::id).mkString(", ")));
    }
}
