package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Growth;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Reasons for everybody, in words, for many players and for a quarter of them, against the pairing of the same. */
public class ReasonsGrowthBenchmark extends Growth {
    /** How many players the large case has. */
    @Param("4096")
    public int players;

    private PairedField large = PairedField.of(16);
    private PairedField small = PairedField.of(16);

    /** Four rounds of simulated events. */
    @Setup
    public void play() {
        large = PairedField.of(players);
        small = PairedField.of(players / 4);
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
