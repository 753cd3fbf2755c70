package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.AgainstShuffle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import java.util.List;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Round 5 of a regular event through the public API: from the players to be paired to a pairing in table order, all
 * as immutable values.
 */
public class PairingBenchmark extends AgainstShuffle {
    /** The number of players. */
    @Param({"64", "1024", "1000000"})
    public int players;

    private List<PairingPool> pools = List.of();
    private int next;

    /** Plays four rounds of simulated events. */
    @Setup
    public void play() {
        pools = SimulatedPool.some(players > 100_000 ? 1 : 16, players, 4, 0, true).stream()
                .map(pool -> PairingPool.of(pool.values()))
                .toList();
    }

    @Override
    protected int size() {
        return players;
    }

    @Override
    protected Object measured() {
        next++;
        return PairingSystem.swiss().pair(pools.get(next % pools.size()), Seed.of(next));
    }
}
