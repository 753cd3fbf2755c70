package io.github.crisisrules.fairness.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.command.Fairness;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.run.Engine;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.run.Summary;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SparkFairnessTest {
    private static final Study STUDY = Study.builder()
            .name("on a cluster")
            .setups(Vector.of(Setup.of(17, Structure.withCut(4, 4)), Setup.of(24, Structure.withCut(4, 8))))
            .systems(Vector.of(PairingChoice.SWISS, PairingChoice.parse("random")))
            .turnout(new AttendanceModel(0.1, 1, 0.05))
            .events(101)
            .build();

    private SparkSession session;

    @BeforeAll
    void begin() {
        session = SparkSession.builder()
                .appName("fairness")
                .master("local[2]")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .getOrCreate();
    }

    @AfterAll
    void end() {
        session.stop();
    }

    @Test
    void anyNumberOfPartitionsGivesTheSummaryOfOneMachine() {
        Summary expected = Simulation.run(STUDY);
        assertThat(SparkFairness.run(session, STUDY, 1)).isEqualTo(expected);
        assertThat(SparkFairness.run(session, STUDY, 7)).isEqualTo(expected);
        assertThat(SparkFairness.run(session, STUDY)).isEqualTo(expected);
        assertThat(SparkFairness.run(session, STUDY.withEvents(3), 50)).isEqualTo(Simulation.run(STUDY.withEvents(3)));
    }

    @Test
    void theCommandLinePrintsTheSameOnACluster() {
        assertThat(printed((study, from, to, threads, progress) -> SparkFairness.run(session, study, from, to, 5)))
                .isEqualTo(printed(Engine.CORES))
                .contains("# Single winners");
    }

    private static String printed(Engine engine) {
        StringWriter out = new StringWriter();
        Fairness.run(engine, new PrintWriter(out, true), new PrintWriter(out, true), "run", "carter", "-n", "40");
        return out.toString();
    }

    @Test
    void aCallersFunctionCannotTravel() {
        Study own = STUDY.withMatch(new MatchModel.Custom("own", (one, other, drawn) -> 0.5));
        assertThatThrownBy(() -> SparkFairness.run(session, own, 2))
                .hasMessageStartingWith("A study with a caller's own function ");
    }

    @Test
    void rangesCoverEveryEventOnce() {
        long next = 0;
        for (long[] range : SparkFairness.ranges(1_000_003, 7)) {
            assertThat(range[0]).isEqualTo(next);
            assertThat(range[1]).isGreaterThan(range[0]);
            next = range[1];
        }
        assertThat(next).isEqualTo(1_000_003);
    }
}
