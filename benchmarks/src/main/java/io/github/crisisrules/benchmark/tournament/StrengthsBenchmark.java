package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.tournament.kernel.StandingsKernel;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The exact Strengths of Schedule after six rounds, compared with sums in {@code double}. */
public class StrengthsBenchmark extends Comparison {
    /** The number of players. */
    @Param("1000000")
    public int players;

    private StandingsPool simulated = new StandingsPool(2);

    /** Plays six rounds. */
    @Setup
    public void play() {
        simulated = new StandingsPool(players);
    }

    @Override
    protected Object measured() {
        return StandingsKernel.scaledStrengths(simulated.pool.points, simulated.rounds, simulated.pool.met);
    }

    @Override
    protected Object reference() {
        return simulated.sums();
    }
}
