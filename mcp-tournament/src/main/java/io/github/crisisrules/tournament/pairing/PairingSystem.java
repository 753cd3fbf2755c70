package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.CostKernel;
import io.github.crisisrules.tournament.kernel.RankedKernel;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/**
 * A system that pairs a round. The result is a function of the pool and the seed alone: the order in which players
 * are listed, the machine and the JDK do not matter.
 *
 * <p>{@link #swiss} is the system of the event documents. The others are for research: they take the same input and
 * return the same kind of pairing, each as its own documentation states; {@link PairingDistribution} shows whether the
 * random choices follow a law. A ranking lists players best first, as {@code Standings.players()} does; it may list
 * players who are not in the pool, but must list every player who is.
 *
 * <pre>{@code
 * PlayerId ada = PlayerId.of(1);
 * PlayerId bruno = PlayerId.of(2);
 * PlayerId chidi = PlayerId.of(3);
 * PlayerId dana = PlayerId.of(4);
 * PairingPool pool = PairingPool.of(
 *         PoolPlayer.of(ada, 3, bruno),
 *         PoolPlayer.of(bruno, 3, ada),
 *         PoolPlayer.of(chidi, 0, dana),
 *         PoolPlayer.of(dana, 0, chidi));
 * RoundPairing paired = PairingSystem.swiss().pair(pool, Seed.ofWords("spoken before round 2"));
 * Vector<Pairing> tables = paired.pairs();
 * }</pre>
 */
@FunctionalInterface
public interface PairingSystem {
    /**
     * Returns a pairing of the whole pool, in which each player is paired once.
     *
     * @param pool the players with their points and earlier meetings
     * @param seed the seed of this round; use another one for each round
     */
    RoundPairing pair(PairingPool pool, Seed seed);

    /** Returns the name under which the system is announced. */
    default String name() {
        return "a system of the organizer's own";
    }

    /** Returns the Swiss pairing of the event documents, as defined by {@link PairingCost} and its law. */
    static PairingSystem swiss() {
        return SwissPairing.system();
    }

    /**
     * Returns a system in which every pairing of the pool is equally likely: it ignores points, meetings and
     * excluded pairs, so rematches occur.
     */
    static PairingSystem randomWithRematches() {
        return KernelPairing.RANDOM_WITH_REMATCHES;
    }

    /**
     * Returns a system that pairs first against second of the ranking, third against fourth, and so on, whether
     * they have met or not. It makes no random choice.
     */
    static PairingSystem rankAdjacent(Iterable<PlayerId> bestFirst) {
        Vector<PlayerId> ranking = Vector.ofAll(bestFirst);
        return new KernelPairing(
                "rank-adjacent",
                PairingDistribution.NONE,
                (pool, random) -> RankedKernel.adjacent(pool.ranking(ranking)));
    }

    /**
     * Returns a system that pairs the top half of each score group against its bottom half, in the order of the
     * ranking, whether they have met or not. It makes no random choice.
     */
    static PairingSystem fold(Iterable<PlayerId> bestFirst) {
        Vector<PlayerId> ranking = Vector.ofAll(bestFirst);
        return new KernelPairing(
                "fold",
                PairingDistribution.NONE,
                (pool, random) -> RankedKernel.fold(pool.ranking(ranking), pool.points()));
    }

    /**
     * Returns a system that walks down the ranking: the first player without an opponent meets the next player whom
     * that player has not met and who is not excluded. It does not look ahead, so the last players may have a
     * rematch. It makes no random choice.
     */
    static PairingSystem monrad(Iterable<PlayerId> bestFirst) {
        Vector<PlayerId> ranking = Vector.ofAll(bestFirst);
        return new KernelPairing(
                "Monrad walk",
                PairingDistribution.NONE,
                (pool, random) -> RankedKernel.monrad(pool.ranking(ranking), pool.met(), pool.forbidden()));
    }

    /**
     * Returns a system that gives the fewest excluded pairs, then the fewest rematches, then the least sum of
     * squared point differences. The result is always optimal; the random choice between several optimal pairings
     * follows no particular law. The time is cubic: for pools of up to a few hundred players.
     */
    static PairingSystem leastSquaredGaps() {
        return KernelPairing.LEAST_SQUARED_GAPS;
    }

    /**
     * Returns a system that gives the least sum of a caller's prices; optimal and cubic like
     * {@link #leastSquaredGaps}. A price that depends on the order of the two players is rejected when a pool is paired.
     *
     * @param price the price of a pair, a pure function
     */
    static PairingSystem leastCost(PairPrice price) {
        return new KernelPairing(
                "least cost",
                PairingDistribution.NONE,
                (pool, random) -> CostKernel.least(pool.size(), (one, other) -> pool.price(one, other, price), random));
    }
}
