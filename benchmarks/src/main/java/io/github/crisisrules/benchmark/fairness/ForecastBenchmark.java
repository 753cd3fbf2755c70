package io.github.crisisrules.benchmark.fairness;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.forecast.Forecast;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.openjdk.jmh.annotations.Fork;

/**
 * The forecast of an event of 64 players with two of six rounds left, compared with as many simulated events of two
 * rounds. Both play a bracket of 8. Both play in the thread whose time is measured: without threads of its own, the common
 * pool leaves parallel streams to their caller.
 */
@Fork(value = 2, jvmArgsAppend = "-Djava.util.concurrent.ForkJoinPool.common.parallelism=0")
public class ForecastBenchmark extends Comparison {
    private static final int PLAYERS = 64;
    private static final int CONTINUATIONS = 10_000;
    private static final int CUT = 8;
    private static final Strengths STRENGTHS = Strengths.ratings(200);

    private final TournamentState state = afterFourRounds();
    private final Study study = Study.builder()
            .name("two rounds")
            .setups(Vector.of(Setup.of(PLAYERS, Structure.withCut(2, CUT))))
            .strengths(STRENGTHS)
            .metrics(Vector.of(StandardMetric.BEST_WINS))
            .events(CONTINUATIONS)
            .seed(Seed.of(1))
            .build();

    private static TournamentState afterFourRounds() {
        Desk desk = Desk.of(
                        Announcement.builder()
                                .name("forecast")
                                .edition(Editions.CHALLENGER)
                                .structure(Option.some(Structure.withCut(6, CUT)))
                                .build(),
                        Seed.of(1))
                .register(Vector.rangeClosed(1, PLAYERS).map(number -> "player " + number))
                .open();
        for (int round = 1; round <= 4; round++) {
            desk = desk.pairRound();
            for (RoundMatch match : desk.openMatches()) {
                desk = desk.report(
                        desk.name(match.pairing().first()),
                        16,
                        desk.name(match.pairing().second()),
                        match.table() % 16);
            }
        }
        return desk.state();
    }

    @Override
    protected Object measured() {
        return Forecast.of(state, STRENGTHS, Seed.of(1), CONTINUATIONS);
    }

    @Override
    protected Object reference() {
        return Simulation.part(study, 0, CONTINUATIONS);
    }
}
