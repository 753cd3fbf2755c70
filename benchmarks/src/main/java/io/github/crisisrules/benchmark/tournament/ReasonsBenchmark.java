package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Comparison;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The reasons for all pairings as sentences, compared with the pairing itself. */
public class ReasonsBenchmark extends Comparison {
    /** The number of players. */
    @Param("1024")
    public int players;

    private PairedPool pool = PairedPool.of(16);

    /** Plays four rounds of a simulated event. */
    @Setup
    public void play() {
        pool = PairedPool.of(players);
    }

    @Override
    protected Object measured() {
        return pool.reasons();
    }

    @Override
    protected Object reference() {
        return pool.pairing();
    }
}
