package io.github.crisisrules.fairness.metric;

import io.vavr.collection.Vector;

/** What happens to players by their strength: measured for each tenth of the field, the strongest first. */
public enum Profile {
    /** Byes. */
    BYES("byes", "byes"),
    /** Matches against an opponent with fewer points. */
    FLOATS_DOWN("floats-down", "matches against fewer points"),
    /** Matches against an opponent with more points. */
    FLOATS_UP("floats-up", "matches against more points"),
    /** Matches against an opponent met before. */
    REMATCHES("rematches", "rematches");

    /** Into how many parts a field is divided, if it has this many players. */
    public static final int TENTHS = 10;

    private final String id;
    private final String words;

    Profile(String id, String words) {
        this.id = id;
        this.words = words;
    }

    /** Whether a study that measures this counts the profile too. */
    public boolean belongsTo(Metric metric) {
        return switch (this) {
            case BYES -> metric == StandardMetric.BYES || metric == StandardMetric.BYES_TO_STRONGER;
            case FLOATS_DOWN, FLOATS_UP -> metric == StandardMetric.FLOATS;
            case REMATCHES -> metric == StandardMetric.REMATCHES;
        };
    }

    /** The name in reports. */
    public String id() {
        return id;
    }

    /** What is counted, per player and event. */
    public String words() {
        return words;
    }

    /** All of them, in the order of reports. */
    public static Vector<Profile> all() {
        return Vector.of(values());
    }

    /** How many parts a field of this many players is divided into. */
    public static int parts(int players) {
        return Math.min(TENTHS, players);
    }
}
