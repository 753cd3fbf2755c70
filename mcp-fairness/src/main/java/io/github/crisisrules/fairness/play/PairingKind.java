package io.github.crisisrules.fairness.play;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The pairing systems of the library that a study can name. */
public enum PairingKind {
    /** The documents' own: at random among equal points, no rematch, as few floats as possible. */
    SWISS("swiss", "at random among equal points, as the event documents say"),
    /** Opponents at random, points left aside; nobody meets twice if it can be helped. */
    RANDOM("random", "anybody against anybody not met yet");

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
