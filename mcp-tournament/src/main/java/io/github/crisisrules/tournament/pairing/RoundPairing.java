package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Comparator;

/**
 * A pairing of a whole field, in table order: pairs with the highest points first.
 *
 * @param trace how it was made
 */
public record RoundPairing(Vector<Pairing> pairs, PairingTrace trace) {
    /** The pairs in table order: by the points of the higher player, of the lower, then by registration number. */
    public static RoundPairing of(PairingField field, Seq<Pairing> pairs, PairingTrace trace) {
        return new RoundPairing(tables(field, pairs), trace);
    }

    /** What the pairing costs; {@code field} is the one that was paired. */
    public PairingCost cost(PairingField field) {
        return PairingCost.of(field, pairs);
    }

    /** The pairs in the order in which tables are numbered. */
    public static Vector<Pairing> tables(PairingField field, Seq<Pairing> pairs) {
        return Vector.ofAll(pairs)
                .map(pairing -> new Table(
                        pairing,
                        Math.max(field.points(pairing.first()), field.points(pairing.second())),
                        Math.min(field.points(pairing.first()), field.points(pairing.second()))))
                .sorted(Comparator.<Table>comparingInt(table -> -table.high())
                        .thenComparingInt(table -> -table.low())
                        .thenComparing(Table::pairing))
                .map(Table::pairing);
    }

    private record Table(Pairing pairing, int high, int low) {}
}
