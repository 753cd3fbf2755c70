package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.StandingsKernel;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.RankReason;
import io.github.crisisrules.tournament.standing.Ranking;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Standings as values, with the reason for every rank, compared with the kernel's ranking of the same players. */
public class RankReasonsBenchmark extends Comparison {
    /** The number of players. */
    @Param("10000")
    public int players;

    private StandingsPool simulated = new StandingsPool(2);
    private Records records = Records.of();

    /** Plays six rounds. */
    @Setup
    public void play() {
        simulated = new StandingsPool(players);
        records = Records.of(Vector.range(0, players).map(this::recordOf));
    }

    private PlayerRecord recordOf(int p) {
        int[] others = new int[6];
        simulated.pool.met.copyOthers(p, others, 0);
        return PlayerRecord.of(
                PlayerId.of(p + 1),
                simulated.pool.points[p],
                6,
                Vector.ofAll(others).map(other -> PlayerId.of(other + 1)),
                simulated.pool.vps[p]);
    }

    @Override
    protected Object measured() {
        Standings standings = Ranking.of(records, RandomTiebreak.of(Seed.of(1), 1));
        return standings
                .rows()
                .map(row -> RankReason.of(standings, row.player()).get());
    }

    @Override
    protected Object reference() {
        return StandingsKernel.rank(
                simulated.pool.points, simulated.rounds, simulated.pool.met, simulated.pool.vps, simulated.lots);
    }
}
