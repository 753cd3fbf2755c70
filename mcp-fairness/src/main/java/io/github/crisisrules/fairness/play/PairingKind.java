package io.github.crisisrules.fairness.play;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The pairing systems of the library that a study can name. All draw round 1 at random. */
public enum PairingKind {
    /** The documents' own: at random among equal points, no rematch, as few floats as possible. */
    SWISS("swiss", "at random among equal points, as the event documents say"),
    /** First against second, third against fourth: nobody looks at who has met. */
    ADJACENT("adjacent", "first against second of the standings, third against fourth; rematches happen"),
    /** The top half of each group against its bottom half. */
    FOLD("fold", "top half against bottom half of equal points; rematches happen"),
    /** Down the standings, each against the next not met. */
    MONRAD("monrad", "down the standings, each against the next one not met yet"),
    /** Least sum of squared differences of points. */
    LEAST_GAPS("least-gaps", "no rematch if it can be helped, then least squared differences of points"),
    /** Opponents at random, points left aside; nobody meets twice if it can be helped. */
    RANDOM("random", "anybody against anybody not met yet, points left aside");

    private final String id;
    private final String words;

    PairingKind(String id, String words) {
        this.id = id;
        this.words = words;
    }

    /** The name in study files. */
    public String id() {
        return id;
    }

    /** What it does. */
    public String words() {
        return words;
    }

    /** The system of this name. */
    public static Option<PairingKind> find(String id) {
        return Vector.of(values()).find(kind -> kind.id.equals(id));
    }
}
