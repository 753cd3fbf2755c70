package io.github.crisisrules.tournament.game.rule;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingLaw;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PairingTrace;
import io.github.crisisrules.tournament.pairing.RoundPairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Comparator;

/** The pairing of round 1 by rating: the top half against the bottom half. Nothing is random. */
final class RatedFirstRound {
    private RatedFirstRound() {}

    /**
     * Pairs the players by the given ranking. If that gives excluded pairings, returns the nearest pairing with as
     * few of them as possible.
     */
    @Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    static RoundPairing pair(PairingPool field, Vector<PlayerId> bestFirst) {
        // Neither system uses chance, so any seed will do.
        RoundPairing folded = PairingSystem.fold(bestFirst).pair(field, Seed.of(0));
        Vector<Pairing> pairs = folded.pairs().exists(field.forbidden()::contains)
                ? nearest(field, bestFirst).pair(field, Seed.of(0)).pairs()
                : folded.pairs();
        return new RoundPairing(pairs, new PairingTrace("by rating", PairingLaw.NONE));
    }

    /**
     * Returns a system that minimizes the number of excluded pairings, then the sum of squared deviations of the
     * rank difference between opponents from half the number of players.
     */
    private static PairingSystem nearest(PairingPool field, Vector<PlayerId> bestFirst) {
        TreeMap<PlayerId, Integer> places = TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(),
                bestFirst.filter(player -> field.player(player).isDefined()).zipWithIndex());
        int half = places.size() / 2;
        long excluded = 1L + (long) places.size() * places.size() * places.size();
        return PairingSystem.leastCost((one, other) -> {
            int apart =
                    Math.abs(places.get(one.id()).get() - places.get(other.id()).get());
            long off = (long) apart - half;
            return off * off + (field.forbidden().contains(Pairing.of(one.id(), other.id())) ? excluded : 0);
        });
    }
}
