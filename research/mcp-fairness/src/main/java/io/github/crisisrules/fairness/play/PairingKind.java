package io.github.crisisrules.fairness.play;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The built-in pairing systems. All of them pair round 1 at random. */
public enum PairingKind {
    /** The system of the event documents: at random among equal points, no rematch, as few floats as possible. */
    SWISS("swiss", "at random among equal points, as the event documents say"),
    /** First against second, third against fourth, regardless of earlier meetings. */
    ADJACENT("adjacent", "first against second of the standings, third against fourth; rematches happen"),
    /** The top half of each group of equal points against its bottom half. */
    FOLD("fold", "top half against bottom half of equal points; rematches happen"),
    /** Down the standings, each player against the next one not met yet. */
    MONRAD("monrad", "down the standings, each against the next one not met yet"),
    /** The smallest sum of squared differences of points. */
    LEAST_GAPS("least-gaps", "no rematch if it can be helped, then least squared differences of points"),
    /** At random regardless of points, without rematches if possible. */
    RANDOM("random", "at random among all players, without rematches where possible");

    private final String id;
    private final String words;

    PairingKind(String id, String words) {
        this.id = id;
        this.words = words;
    }

    /** Returns the name in study files. */
    public String id() {
        return id;
    }

    /** Describes the system. */
    public String describe() {
        return words;
    }

    /** Finds the system with the given name. */
    public static Option<PairingKind> find(String id) {
        return Vector.of(values()).find(kind -> kind.id.equals(id));
    }
}
