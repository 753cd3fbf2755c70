package io.github.crisisrules.fairness.replica;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The numbers beside ours were printed by Python 3.11 and NumPy 2.4; both promise that these old generators stay as they are. */
class HuaReplicaTest {
    @Test
    void theGeneratorIsTheCommonOne() {
        // The first word with the seed of the authors' own program, and Python's first number after random.seed(1).
        assertThat(MersenneTwister.numpy(5489).word()).isEqualTo((int) 3499211612L);
        assertThat(MersenneTwister.python(1).unit()).isEqualTo(0.13436424411240122);
        // So his program came to its seeds: floor(random.uniform(0, 1000)).
        assertThat(new int[] {seed(1), seed(2), seed(3), seed(4)}).containsExactly(134, 956, 237, 236);
    }

    private static int seed(int row) {
        return (int) (1000 * MersenneTwister.python(row).unit());
    }

    @Test
    void fieldsAndFirstRoundsAreHis() {
        double[] small = new HuaPool().sample(32, Seed.of(1).random());
        assertThat(small).startsWith(new double[] {0.79906303, 3.80858347, 2.41661104, 1.3433314}, within(1e-8));
        double[] large = new HuaPool().sample(256, Seed.of(1).random());
        assertThat(large).endsWith(new double[] {0.46008628, 1.58407877}, within(1e-8));
        assertThat(MersenneTwister.python(134).shuffled(32))
                .containsExactly(
                        30, 16, 6, 23, 17, 28, 26, 20, 4, 0, 24, 15, 3, 12, 7, 21, 27, 9, 8, 31, 22, 1, 25, 13, 14, 2,
                        11, 18, 29, 19, 10, 5);
        assertThat(MersenneTwister.python(236).shuffled(256)).startsWith(189, 126, 253, 187, 90, 20);
    }

    @Test
    void otherNumbersOfPlayersAreRefused() {
        assertThat(new HuaPool().misfit(32)).isEmpty();
        assertThat(new HuaPool().misfit(33))
                .contains("distribution is for 32, 64, 128 or 256 players, but there are 33");
    }

    /** His four rows, tau-b .512, .519, .497 and .437: the fixed matching, and for the events before it, roughly, the pairing he describes. */
    @Test
    void hisFourRowsComeOutNearly() throws IOException {
        Study study = study().withEvents(150);
        Report report = new Report(study, Simulation.run(study));
        double[] published = {0.512, 0.519, 0.497, 0.437};
        // Of 500 events, this many were played before every two players had met: pairs, by those a whole event of later
        // rounds uses up.
        int[] runIn = {8, 13, 26, 43};
        for (int row = 0; row < 4; row++) {
            double fixed = report.estimate(2 * row, StandardMetric.POINTS_TAU_B).mean();
            double described =
                    report.estimate(2 * row + 1, StandardMetric.POINTS_TAU_B).mean();
            int players = study.setups().get(row).players();
            int rounds = study.setups().get(row).structure().swissRounds();
            assertThat(runIn[row])
                    .isEqualTo((int) Math.ceil((players * (players - 1) / 2.0) / (players / 2.0 * (rounds - 1))));
            double mixed = (runIn[row] * described + (500 - runIn[row]) * fixed) / 500;
            assertThat(mixed).as("row %s", row).isCloseTo(published[row], within(0.012));
        }
    }

    private static Study study() throws IOException {
        try (InputStream in = HuaReplicaTest.class.getResourceAsStream("hua-program.yaml")) {
            return StudyFile.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .get();
        }
    }
}
