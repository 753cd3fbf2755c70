package io.github.crisisrules.core.dice;

import io.vavr.collection.Vector;

/**
 * Dice on the table.
 *
 * @param original the dice of the pool as first rolled
 * @param added the dice that criticals added, as first rolled
 * @param shown what the dice show now, original dice first: rerolls and changes are in it
 */
public record CrisisRoll(Vector<CrisisFace> original, Vector<CrisisFace> added, Vector<CrisisFace> shown) {
    /** No die is lost, and no more are added than there were criticals. */
    public CrisisRoll {
        if (shown.size() != original.size() + added.size()) {
            throw new IllegalArgumentException(
                    shown.size() + " dice shown of " + original.size() + " and " + added.size() + " added ones");
        }
        int criticals = original.count(face -> face == CrisisFace.CRITICAL);
        if (added.size() > criticals) {
            throw new IllegalArgumentException(added.size() + " dice added by " + criticals + " criticals");
        }
    }

    /** How many dice show this face now. */
    public int count(CrisisFace face) {
        return shown.count(each -> each == face);
    }
}
