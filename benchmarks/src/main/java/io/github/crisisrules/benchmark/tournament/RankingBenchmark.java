package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.tournament.kernel.StandingsKernel;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The exact ranking after six rounds by Strength of Schedule, victory points and random order, compared with a
 * ranking by {@code double}.
 */
public class RankingBenchmark extends Comparison {
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
        return StandingsKernel.rank(
                simulated.pool.points, simulated.rounds, simulated.pool.met, simulated.pool.vps, simulated.lots);
    }

    @Override
    protected Object reference() {
        return simulated.ranking();
    }
}
