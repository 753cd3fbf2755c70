package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.collection.Vector;

/**
 * A pairing of a whole pool, in table order: pairs with the highest points first.
 *
 * @param pairs the pairs, in table order
 * @param trace an account of how the pairing was made
 */
public record RoundPairing(Vector<Pairing> pairs, PairingTrace trace) {
    /** Returns the cost of the pairing; {@code pool} must be the pool that was paired. */
    public PairingCost cost(PairingPool pool) {
        return PairingCost.of(pool, pairs);
    }

    /**
     * Returns the pairs of a whole pool in the order in which tables are numbered: by the points of the higher
     * player, then of the lower player, then by registration number.
     */
    public static Vector<Pairing> tables(PairingPool pool, Iterable<Pairing> pairs) {
        return pool.dense().tables(pairs);
    }
}
