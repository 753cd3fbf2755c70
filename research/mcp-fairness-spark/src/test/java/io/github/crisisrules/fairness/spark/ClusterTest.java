package io.github.crisisrules.fairness.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.assumption.Factions;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cluster of two executors, each a process of its own: nothing is shared but what travels. */
class ClusterTest {
    private static final Study STUDY = Study.builder()
            .name("on two machines")
            .setups(Vector.of(Setup.of(17, Structure.withCut(4, 4))))
            .systems(Vector.of(
                    PairingChoice.SWISS, PairingChoice.parse("knockout:seeded"), new PairingChoice.Own(new Draughty())))
            .factions(new Factions(
                    Vector.of("a", "b"), Vector.of(0.5, 0.5), Vector.of(Vector.of(0.5, 0.6), Vector.of(0.4, 0.5))))
            .metrics(Vector.of(StandardMetric.BEST_WINS, StandardMetric.FLOATS, new Draughty()))
            .events(101)
            .build();

    @TempDir
    private Path home;

    @Test
    void twoProcessesGiveTheSummaryOfOneMachine() throws IOException {
        // Executors are started from a Spark home; an empty one will do, for they are given this test's class path.
        Files.createDirectory(home.resolve("jars"));
        System.setProperty("spark.testing", "true");
        System.setProperty("spark.test.home", home.toString());
        SparkSession session = SparkSession.builder()
                .appName("fairness")
                .master("local-cluster[2,1,1024]")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
                .config("spark.testing.memory", String.valueOf(1L << 30))
                .config("spark.executor.memory", "512m")
                .getOrCreate();
        try {
            List<Long> processes = JavaSparkContext.fromSparkContext(session.sparkContext())
                    .parallelize(List.of(1, 2, 3, 4, 5, 6, 7, 8), 8)
                    .map(any -> {
                        Thread.sleep(200);
                        return ProcessHandle.current().pid();
                    })
                    .distinct()
                    .collect();
            assertThat(processes)
                    .hasSize(2)
                    .doesNotContain(ProcessHandle.current().pid());
            assertThat(SparkFairness.run(session, STUDY, 7)).isEqualTo(Simulation.run(STUDY));
            assertThat(SparkFairness.run(session, STUDY, 10, 60, 4)).isEqualTo(Simulation.part(STUDY, 10, 60));
        } finally {
            session.stop();
            System.clearProperty("spark.testing");
            System.clearProperty("spark.test.home");
        }
    }
}
