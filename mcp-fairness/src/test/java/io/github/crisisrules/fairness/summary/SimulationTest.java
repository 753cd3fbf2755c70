package io.github.crisisrules.fairness.summary;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.field.Turnout;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.tournament.event.Structure;
import io.vavr.collection.Vector;
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
            .turnout(new Turnout(0.1, 1, 0.05))
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
        int tau = STUDY.metrics().indexOf(Metric.KENDALL_TAU_B);
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
}
