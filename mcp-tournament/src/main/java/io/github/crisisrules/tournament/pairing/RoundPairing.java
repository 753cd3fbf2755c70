package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.collection.Vector;

/**
 * A pairing of a whole pool, in table order: pairs with the highest points first.
 *
 * @param trace an account of how the pairing was made
 */
public record RoundPairing(Vector<Pairing> pairs, PairingTrace trace) {
    /** Returns the cost of the pairing; {@code field} must be the pool that was paired. */
    public PairingCost cost(PairingPool field) {
        return PairingCost.of(field, pairs);
    }

    /**
     * Returns the pairs of a whole pool in the order in which tables are numbered: by the points of the higher
     * player, then of the lower player, then by registration number.
     */
    public static Vector<Pairing> tables(PairingPool field, Iterable<Pairing> pairs) {
        return field.dense().tables(pairs);
    }
}
