package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/**
 * An observation: what a throw did.
 *
 * @param collisions the Crisis Team characters that suffered a collision, each once
 * @param destroyed the sizes of interactive terrain features that it destroyed
 */
public record ThrowReport(Vector<Harmed> collisions, Vector<Integer> destroyed) {
    /** Nothing was hit. */
    public static final ThrowReport NOTHING = new ThrowReport(Vector.empty(), Vector.empty());

    /** Each character once, sizes from 1. */
    public ThrowReport {
        if (collisions.map(Harmed::character).distinct().size() < collisions.size()) {
            throw new IllegalArgumentException("a character collides twice in one throw");
        }
        destroyed.forEach(ThrowReport::size);
    }

    /** Whom it hit. */
    Vector<CombatantId> characters() {
        return collisions.map(Harmed::character);
    }

    static int size(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("terrain of size " + size);
        }
        return size;
    }
}
