package io.github.crisisrules.fairness.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.study.Comparison;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.Variant;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SimulationTest {
    private static final Study STUDY = Study.builder()
            .name("small")
            .setups(Vector.of(
                    Setup.of(13, Structure.withCut(3, 4)),
                    Setup.of(13, Structure.withCut(4, 4)),
                    Setup.of(10, Structure.swiss(3))))
            .systems(Vector.of(PairingChoice.SWISS, PairingChoice.parse("random")))
            .turnout(new AttendanceModel(0.1, 1, 0.05))
            .events(90)
            .build();

    @Test
    void anySplitGivesTheSameSummary() {
        Summary whole = Simulation.part(STUDY, 0, 90);
        Summary split = Simulation.part(STUDY, 57, 90)
                .merge(Simulation.part(STUDY, 0, 1))
                .merge(Simulation.part(STUDY, 1, 57));
        assertThat(split).isEqualTo(whole);
        assertThat(Simulation.run(STUDY, 1, done -> {})).isEqualTo(whole);
        for (int threads = 2; threads <= 8; threads++) {
            assertThat(Simulation.run(STUDY, threads, done -> {}))
                    .as("%s threads", threads)
                    .isEqualTo(whole);
        }
        assertThat(whole.events()).isEqualTo(90);
    }

    @Test
    void aSummarySurvivesBeingWritten() {
        Summary summary = Simulation.part(STUDY, 0, 20);
        assertThat(SummaryText.parse(SummaryText.write(summary))).isEqualTo(summary);
    }

    @Test
    void progressAddsUpToAllEvents() {
        AtomicLong done = new AtomicLong();
        Simulation.run(STUDY, 2, done::addAndGet);
        assertThat(done).hasValue(90);
    }

    @Test
    void anArmIsMeasuredTheSameWhateverStandsBesideIt() {
        Study alone = STUDY.withSetups(Vector.of(STUDY.setups().get(2))).withSystems(Vector.of(PairingChoice.SWISS));
        Summary whole = Simulation.part(STUDY, 0, 40);
        assertThat(Simulation.part(alone, 0, 40).arms().head().metrics())
                .isEqualTo(whole.arms().get(4).metrics());
    }

    @Test
    void differencesArePairedWithTheFirstSystemOrTheFirstSetupOfAsManyPlayers() {
        Summary summary = Simulation.part(STUDY, 0, 40);
        assertThat(STUDY.arms().size()).isEqualTo(6);
        assertThat(summary.arms().map(arm -> arm.differences().isEmpty()))
                .containsExactly(true, false, false, false, true, false);
        assertThat(Vector.range(0, 6).map(STUDY::baseline)).containsExactly(0, 0, 0, 2, 4, 4);
        int tau = STUDY.metrics().indexOf(StandardMetric.KENDALL_TAU_B);
        assertThat(summary.arms().get(3).differences().get(tau).sum())
                .isEqualTo(summary.arms()
                        .get(3)
                        .metrics()
                        .get(tau)
                        .sum()
                        .subtract(summary.arms().get(2).metrics().get(tau).sum()));
    }

    @Test
    void theSameSystemTwiceDiffersByNothing() {
        Study twice = STUDY.withSystems(Vector.of(PairingChoice.SWISS))
                .withSetups(Vector.of(
                        new Setup("one", 12, Structure.withCut(3, 4)),
                        new Setup("other", 12, Structure.withCut(3, 4))));
        Summary summary = Simulation.part(twice, 0, 20);
        assertThat(summary.arms().get(0).metrics())
                .isEqualTo(summary.arms().get(1).metrics());
        assertThat(summary.arms().get(1).differences())
                .allMatch(moments -> moments.squares().signum() == 0);
    }

    @Test
    void largeEventsAreSharedOneByOne() throws InterruptedException {
        Study large = Study.builder()
                .name("large")
                .setups(Vector.of(Setup.of(4096, Structure.swiss(2))))
                .metrics(Vector.of(StandardMetric.BEST_WINS))
                .events(16)
                .build();
        // Each thread waits after its first piece until all eight have one; with larger pieces some would have none.
        CountDownLatch all = new CountDownLatch(8);
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        Summary summary = Simulation.run(large, 8, done -> {
            if (threads.add(Thread.currentThread())) {
                all.countDown();
                try {
                    all.await(30, TimeUnit.SECONDS);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        assertThat(threads).hasSize(8);
        assertThat(summary).isEqualTo(Simulation.part(large, 0, 16));
    }

    @Test
    void piecesOfWorkShrinkAsEventsGrow() {
        Study small = Study.builder()
                .name("sizes")
                .setups(Vector.of(Setup.of(8, Structure.swiss(3))))
                .build();
        assertThat(Simulation.batchSize(small, small.events(), 2)).isEqualTo(64);
        assertThat(Simulation.batchSize(small, 16, 8)).isEqualTo(2);
        assertThat(Simulation.batchSize(
                        small.withSetups(Vector.of(Setup.of(512, Structure.swiss(8)))), small.events(), 2))
                .isEqualTo(4);
        assertThat(Simulation.batchSize(
                        small.withSetups(Vector.of(Setup.of(4096, Structure.swiss(12)))), small.events(), 2))
                .isEqualTo(1);
    }

    @Test
    void aVariantIsTheStudyWithWhatItChanges() {
        Study base = STUDY.withSystems(Vector.of(PairingChoice.SWISS));
        TiebreakChain vpsAlone = TiebreakChain.of(Tiebreaker.VICTORY_POINTS);
        Study varied = base.withVariants(Vector.of(
                Variant.builder("draws").match(new MatchModel.Elo(400, 0.3)).build(),
                Variant.builder("equals").strengths(Strengths.ratings(20)).build(),
                Variant.builder("vps")
                        .victoryPoints(new VictoryPoints(16, 16, 15, 15, 0))
                        .build(),
                Variant.builder("all stay").turnout(AttendanceModel.FULL).build(),
                Variant.builder("VPs alone").tiebreakers(vpsAlone).build()));
        Summary summary = Simulation.part(varied, 0, 30);
        Vector<Study> apart = Vector.of(
                base,
                base.withMatch(new MatchModel.Elo(400, 0.3)),
                base.withStrengths(Strengths.ratings(20)),
                base.withVictoryPoints(new VictoryPoints(16, 16, 15, 15, 0)),
                base.withTurnout(AttendanceModel.FULL),
                base.withTiebreakers(vpsAlone));
        for (int setup = 0; setup < 3; setup++) {
            for (int variant = 0; variant < 6; variant++) {
                assertThat(summary.arms().get(varied.index(setup, 0, variant)).metrics())
                        .isEqualTo(Simulation.part(apart.get(variant), 0, 30)
                                .arms()
                                .get(setup)
                                .metrics());
            }
        }
    }

    @Test
    void armsAreComparedAsTheStudySays() {
        Study varied = STUDY.withVariants(Vector.of(Variant.of("again")));
        // Setups 13, 13 and 10 players; two systems; two variants: arms 0 to 11.
        assertThat(Vector.range(0, 12).map(varied::baseline)).containsExactly(0, 0, 0, 1, 0, 1, 4, 5, 8, 8, 8, 9);
        Study variants = varied.withCompare(Comparison.VARIANTS);
        assertThat(Vector.range(0, 12).map(variants::baseline)).containsExactly(0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10);
        Study one = varied.withCompare(Comparison.with(3));
        assertThat(Vector.range(0, 12).map(one::baseline)).containsOnly(2);
        // An arm may be compared with one that is played after it.
        Summary summary = Simulation.part(one, 0, 20);
        int tau = STUDY.metrics().indexOf(StandardMetric.KENDALL_TAU_B);
        assertThat(summary.arms().get(0).differences().get(tau).sum())
                .isEqualTo(summary.arms()
                        .get(0)
                        .metrics()
                        .get(tau)
                        .sum()
                        .subtract(summary.arms().get(2).metrics().get(tau).sum()));
        assertThat(summary.arms().get(2).differences()).isEmpty();
    }
}
