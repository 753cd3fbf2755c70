package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/**
 * An observation: what a throw did.
 *
 * @param collisions the Crisis Team characters that suffered a collision, each once
 * @param destroyed the sizes of further interactive terrain features that it destroyed; what was thrown is destroyed anyway
 */
public record ThrowReport(Vector<Harmed> collisions, Vector<Integer> destroyed) {
    /** Nothing was hit. */
    public static final ThrowReport NOTHING = new ThrowReport(Vector.empty(), Vector.empty());

    /** Whom it hit. */
    Vector<CombatantId> characters() {
        return collisions.map(Harmed::character);
    }
}
