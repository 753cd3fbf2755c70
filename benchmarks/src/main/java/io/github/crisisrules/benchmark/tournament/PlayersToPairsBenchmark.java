package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Round 5 of a regular event through the public API, from a list of players: they are first sorted, validated and
 * indexed, then paired. The reference pairs a pool that exists already. Both read the same lists in memory, so
 * that the ratio depends little on the size of the machine's caches.
 */
public class PlayersToPairsBenchmark extends Comparison {
    /** The number of players. */
    @Param("1000000")
    public int players;

    private Vector<PoolPlayer> listed = Vector.empty();
    private PairingPool pool = PairingPool.of(listed);
    private int next;

    /** Plays four rounds of a simulated event. */
    @Setup
    public void play() {
        listed = SimulatedPool.some(1, players, 4, 0, true).get(0).values();
        pool = PairingPool.of(listed);
    }

    @Override
    protected Object measured() {
        return PairingSystem.swiss().pair(PairingPool.of(listed), Seed.of(next++));
    }

    @Override
    protected Object reference() {
        return PairingSystem.swiss().pair(pool, Seed.of(next++));
    }
}
