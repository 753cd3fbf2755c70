package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Growth;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The reasons for all pairings as sentences, for a number of players and a quarter of it, compared with their
 * pairing.
 */
public class ReasonsGrowthBenchmark extends Growth {
    /** The number of players in the large case. */
    @Param("4096")
    public int players;

    private PairedPool large = PairedPool.of(16);
    private PairedPool small = PairedPool.of(16);

    /** Plays four rounds of simulated events. */
    @Setup
    public void play() {
        large = PairedPool.of(players);
        small = PairedPool.of(players / 4);
    }

    @Override
    protected Object measured(boolean isLarge) {
        return (isLarge ? large : small).reasons();
    }

    @Override
    protected Object reference(boolean isLarge) {
        return (isLarge ? large : small).pairing();
    }
}
