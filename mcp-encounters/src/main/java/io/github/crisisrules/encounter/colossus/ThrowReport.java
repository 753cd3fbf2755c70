package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/**
 * An observation: the effects of a throw.
 *
 * @param collisions the Crisis Team characters that suffered a collision, each once
 * @param destroyed the sizes of other interactive terrain features that the throw destroyed; thrown terrain is
 *     always destroyed and is not listed
 */
public record ThrowReport(Vector<Harmed> collisions, Vector<Integer> destroyed) {
    /** A throw that hit nothing. */
    public static final ThrowReport NOTHING = new ThrowReport(Vector.empty(), Vector.empty());

    /** Returns the characters that suffered a collision. */
    public Vector<CombatantId> characters() {
        return collisions.map(Harmed::character);
    }
}
