package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.AgainstShuffle;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import java.util.List;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The pairing kernel on round 5 of simulated events without drawn matches, in which parity alone decides who plays
 * outside their own group.
 */
public class RegularKernelBenchmark extends AgainstShuffle {
    /** The number of players. */
    @Param("1000000")
    public int players;

    private List<SimulatedPool> pools = List.of();
    private final RandomSource random = Seed.of(4).random();
    private int next;

    /** Plays four rounds of simulated events. */
    @Setup
    public void play() {
        pools = SimulatedPool.some(players > 100_000 ? 2 : 16, players, 4, 0, true);
    }

    @Override
    protected int size() {
        return players;
    }

    @Override
    protected Object measured() {
        return pools.get(next++ % pools.size()).pair(random);
    }
}
