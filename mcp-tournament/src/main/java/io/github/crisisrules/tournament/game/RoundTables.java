package io.github.crisisrules.tournament.game;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.PairingDistribution;
import io.github.crisisrules.tournament.pairing.PairingTrace;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The pairs of a round by table, the first pair at table 1, and its byes.
 *
 * @param bye the bye for an odd number of players
 * @param houseByes the other byes, given in a house event
 * @param trace how the pairs were found; none if the organizer paired the round
 */
public record RoundTables(
        Vector<Pairing> pairs, Option<ByeChoice> bye, Vector<ByeChoice> houseByes, Option<PairingTrace> trace) {
    /** Creates tables without byes given in a house event. */
    public RoundTables(Vector<Pairing> pairs, Option<ByeChoice> bye, Option<PairingTrace> trace) {
        this(pairs, bye, Vector.empty(), trace);
    }

    /** Returns all byes, the one for an odd number of players first. */
    public Vector<ByeChoice> byes() {
        return bye.toVector().appendAll(houseByes);
    }

    /** Returns these tables without the bye of a player. */
    RoundTables withoutBye(PlayerId player) {
        return new RoundTables(
                pairs,
                bye.filter(one -> !one.player().equals(player)),
                houseByes.reject(one -> one.player().equals(player)),
                trace);
    }

    /** Returns these tables with the pair of a late player and the player who had the bye after all others. */
    RoundTables withLatePair(Pairing pairing, PlayerId late) {
        return withoutBye(pairing.opponentOf(late)).withPairs(pairs.append(pairing));
    }

    /** Returns these tables with other pairs, such as the same pairs at other tables. */
    public RoundTables withPairs(Vector<Pairing> others) {
        return new RoundTables(others, bye, houseByes, trace);
    }

    /** Returns whether the organizer paired the round. */
    public boolean byHand() {
        return trace.isEmpty();
    }

    /** Returns the players who have an opponent. */
    public Vector<PlayerId> paired() {
        return pairs.flatMap(Pairing::players);
    }

    /** Returns whether the pairing was not sampled with the exact chances that its system states. */
    public boolean isApproximate() {
        return trace.exists(made -> made.distribution() == PairingDistribution.APPROXIMATE);
    }
}
