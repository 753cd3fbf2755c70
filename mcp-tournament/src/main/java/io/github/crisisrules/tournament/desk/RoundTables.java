package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.PairingLaw;
import io.github.crisisrules.tournament.pairing.PairingTrace;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Who meets whom in a round: table 1 is the first pair.
 *
 * @param bye of an odd number of players
 * @param given byes of a house event, besides that one
 * @param trace how the pairs were found; nothing where the organizer paired the round
 */
public record RoundTables(
        Vector<Pairing> pairs, Option<ByeChoice> bye, Vector<ByeChoice> given, Option<PairingTrace> trace) {
    /** Without byes of the house. */
    public RoundTables(Vector<Pairing> pairs, Option<ByeChoice> bye, Option<PairingTrace> trace) {
        this(pairs, bye, Vector.empty(), trace);
    }

    /** Everybody's bye, that of an odd number of players first. */
    public Vector<ByeChoice> byes() {
        return bye.toVector().appendAll(given);
    }

    /** Whether the organizer paired the round. */
    public boolean byHand() {
        return trace.isEmpty();
    }

    /** Everybody who has an opponent. */
    public Vector<PlayerId> paired() {
        return pairs.flatMap(Pairing::players);
    }

    /** Whether the draw had to leave the law of its system. */
    public boolean leftTheLaw() {
        return trace.exists(made -> made.law() == PairingLaw.LEFT);
    }
}
