package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.AgainstShuffle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Round 5 of a regular event through the public API, from a list of players: they are first sorted, validated and
 * indexed, then paired.
 */
public class PlayersToPairsBenchmark extends AgainstShuffle {
    /** The number of players. */
    @Param("1000000")
    public int players;

    private Vector<PoolPlayer> listed = Vector.empty();
    private int next;

    /** Plays four rounds of a simulated event. */
    @Setup
    public void play() {
        listed = SimulatedPool.some(1, players, 4, 0, true).get(0).values();
    }

    @Override
    protected int size() {
        return players;
    }

    @Override
    protected Object measured() {
        return PairingSystem.swiss().pair(PairingPool.of(listed), Seed.of(next++));
    }
}
