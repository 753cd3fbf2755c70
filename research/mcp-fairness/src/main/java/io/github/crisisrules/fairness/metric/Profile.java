package io.github.crisisrules.fairness.metric;

import io.vavr.collection.Vector;

/** A quantity that depends on the players' strength, measured for each tenth of the players, the strongest first. */
public enum Profile {
    /** Byes. */
    BYES("byes", "byes"),
    /** Matches against an opponent with fewer points. */
    FLOATS_DOWN("floats-down", "matches against fewer points"),
    /** Matches against an opponent with more points. */
    FLOATS_UP("floats-up", "matches against more points"),
    /** Matches against an opponent met before. */
    REMATCHES("rematches", "rematches");

    /** The number of groups by strength, if there are at least as many players. */
    public static final int TENTHS = 10;

    private final String id;
    private final String words;

    Profile(String id, String words) {
        this.id = id;
        this.words = words;
    }

    /** Returns whether a study that measures the given metric also collects this profile. */
    public boolean belongsTo(Metric metric) {
        return switch (this) {
            case BYES -> metric == StandardMetric.BYES || metric == StandardMetric.BYES_TO_STRONGER;
            case FLOATS_DOWN, FLOATS_UP -> metric == StandardMetric.FLOATS;
            case REMATCHES -> metric == StandardMetric.REMATCHES;
        };
    }

    /** Returns the id in reports. */
    public String id() {
        return id;
    }

    /** Describes the quantity, which is counted per player and event. */
    public String describe() {
        return words;
    }

    /** Returns all profiles, in the order of reports. */
    public static Vector<Profile> all() {
        return Vector.of(values());
    }

    /** Returns the number of groups for the given number of players. */
    public static int parts(int players) {
        return Math.min(TENTHS, players);
    }
}
