package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.AgainstShuffle;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import java.util.List;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The pairing kernel on round 8 of simulated events with 3 % drawn matches, in which some players who have met form
 * a group of their own. This hardly ever happens among a million players, so three such groups are put on top by
 * hand.
 */
public class IrregularKernelBenchmark extends AgainstShuffle {
    /** The number of players. */
    @Param({"64", "1024", "1000000"})
    public int players;

    private List<SimulatedPool> pools = List.of();
    private final RandomSource random = Seed.of(5).random();
    private int next;

    /** Plays seven rounds of simulated events. */
    @Setup
    public void play() {
        pools = players > 100_000
                ? List.of(SimulatedPool.after(players, 7, 3, Seed.of(1)).disturbed())
                : SimulatedPool.some(16, players, 7, 3, false);
        if (pools.stream().anyMatch(SimulatedPool::isRegular)) {
            throw new AssertionError("Every pool must be irregular, but one is regular.");
        }
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
