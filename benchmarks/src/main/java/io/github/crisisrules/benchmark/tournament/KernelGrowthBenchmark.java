package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Growth;
import io.github.crisisrules.benchmark.Shuffle;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import java.util.List;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The pairing kernel on round 5 of simulated events, for a number of players and a hundredth of it, compared with
 * shuffles of as many ints.
 */
public class KernelGrowthBenchmark extends Growth {
    /** The number of players in the large case. */
    @Param("1000000")
    public int players;

    private List<SimulatedPool> large = List.of();
    private List<SimulatedPool> small = List.of();
    private Shuffle largeShuffle = new Shuffle(0);
    private Shuffle smallShuffle = new Shuffle(0);
    private final RandomSource random = Seed.of(4).random();
    private int next;

    /** Plays four rounds of simulated events. */
    @Setup
    public void play() {
        int few = Math.max(16, players / 100);
        large = SimulatedPool.some(2, players, 4, 0, true);
        small = SimulatedPool.some(16, few, 4, 0, true);
        largeShuffle = new Shuffle(players);
        smallShuffle = new Shuffle(few);
    }

    @Override
    protected Object measured(boolean isLarge) {
        List<SimulatedPool> pools = isLarge ? large : small;
        return pools.get(next++ % pools.size()).pair(random);
    }

    @Override
    protected Object reference(boolean isLarge) {
        return (isLarge ? largeShuffle : smallShuffle).once();
    }
}
