package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/**
 * An observation: the effects of a throw.
 *
 * @param collisions the Crisis Team characters that suffered a collision, each once
 * @param destroyed the sizes of other interactive terrain features that the throw destroyed; thrown terrain is
 *     always destroyed and is not listed
 */
public record ThrowReport(Vector<DamagedCharacter> collisions, Vector<Integer> destroyed) {
    /** A throw that hit nothing. */
    public static final ThrowReport NOTHING = new ThrowReport(Vector.empty(), Vector.empty());

    /** Returns this report with one more collision of the named character. */
    public ThrowReport withCollision(String character, int damage) {
        return new ThrowReport(collisions.append(DamagedCharacter.of(CombatantId.of(character), damage)), destroyed);
    }

    /** Returns this report with one more destroyed terrain feature of the given size. */
    public ThrowReport withDestroyed(int size) {
        return new ThrowReport(collisions, destroyed.append(size));
    }

    /** Returns the sizes of all terrain that a throw of terrain destroyed, the thrown terrain first. */
    @Rule(THROWN_TERRAIN_IS_DESTROYED)
    public Vector<Integer> destroyedWith(int thrown) {
        return destroyed.prepend(thrown);
    }

    /** Returns the characters that suffered a collision. */
    public Vector<CombatantId> characters() {
        return collisions.map(DamagedCharacter::character);
    }
}
