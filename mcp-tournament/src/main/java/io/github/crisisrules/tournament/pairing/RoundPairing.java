package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.collection.Vector;

/**
 * A pairing of a whole field, in table order: pairs with the highest points first.
 *
 * @param trace how it was made
 */
public record RoundPairing(Vector<Pairing> pairs, PairingTrace trace) {
    /** What the pairing costs; {@code field} is the one that was paired. */
    public PairingCost cost(PairingField field) {
        return PairingCost.of(field, pairs);
    }

    /**
     * The pairs of a whole field in the order in which tables are numbered: by the points of the higher player, of the lower, then
     * by registration number.
     */
    public static Vector<Pairing> tables(PairingField field, Iterable<Pairing> pairs) {
        return field.dense().tables(pairs);
    }
}
