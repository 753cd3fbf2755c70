package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.Function;

/** The pairing of round 1 of a house event by rating: the top half against the bottom half. Nothing is random. */
@Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
public final class RatedFirstRound {
    /** The largest rating, and the negative of the smallest. */
    public static final int MAX_RATING = 1_000_000;

    private RatedFirstRound() {}

    /** Returns whether a player can have the given rating. */
    public static boolean isPossible(int rating) {
        return Math.abs((long) rating) <= MAX_RATING;
    }

    /**
     * Returns the players by rating, the best first. Players with equal ratings, and after all others those without
     * one, are in the random tiebreak order.
     */
    public static Vector<PlayerId> ranking(
            Iterable<PlayerId> players, Function<PlayerId, Option<Integer>> rating, RandomTiebreak lots) {
        Comparator<PlayerId> byRating = Comparator.comparing(
                player -> rating.apply(player).getOrElse(Integer.MIN_VALUE), Comparator.reverseOrder());
        return Vector.ofAll(players).sorted(byRating.thenComparing(lots));
    }

    /**
     * Pairs the players by the given ranking. If that gives excluded pairings, returns the nearest pairing with as
     * few of them as possible.
     */
    public static RoundPairing pair(PairingPool pool, Vector<PlayerId> bestFirst) {
        // Neither system uses chance, so any seed will do.
        RoundPairing folded = PairingSystem.fold(bestFirst).pair(pool, Seed.of(0));
        Vector<Pairing> pairs = folded.pairs().exists(pool.forbidden()::contains)
                ? nearest(pool, bestFirst).pair(pool, Seed.of(0)).pairs()
                : folded.pairs();
        return new RoundPairing(pairs, new PairingTrace("by rating", PairingDistribution.NONE));
    }

    /**
     * Returns a system that minimizes the number of excluded pairings, then the sum of squared deviations of the
     * rank difference between opponents from half the number of players.
     */
    private static PairingSystem nearest(PairingPool pool, Vector<PlayerId> bestFirst) {
        TreeMap<PlayerId, Integer> places = TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(),
                bestFirst.filter(player -> pool.player(player).isDefined()).zipWithIndex());
        int half = places.size() / 2;
        long excluded = 1L + (long) places.size() * places.size() * places.size();
        return PairingSystem.leastCost((one, other) -> {
            int apart =
                    Math.abs(places.get(one.id()).get() - places.get(other.id()).get());
            long off = (long) apart - half;
            return off * off + (pool.forbidden().contains(Pairing.of(one.id(), other.id())) ? excluded : 0);
        });
    }
}
