package io.github.crisisrules.fairness.assumption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Vector;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class StrengthTableTest {
    @Test
    void aFileIsOneNumberALineOrATable() {
        assertThat(StrengthTable.parse("# ratings of spring\n1500\n\n 1612.5 \n")
                        .values())
                .isEqualTo(Vector.of(1500.0, 1612.5));
        assertThat(StrengthTable.parse("player,strength,error\nAda,1510.25,40\nBo,1490,41.5\n")
                        .values())
                .isEqualTo(Vector.of(1510.25, 1490.0));
    }

    @Test
    void textThatIsNoNumberIsRefusedWithItsLine() {
        assertThatThrownBy(() -> StrengthTable.parse("1500\nmany\n").values())
                .hasMessage(
                        "line 2: A strength must be a finite number, but is 'many'. A CSV file needs a column 'strength'.");
        assertThatThrownBy(
                        () -> StrengthTable.parse("player,rating\nAda,1500\n").values())
                .hasMessageStartingWith("line 1: A strength must be a finite number, but is 'player'");
        assertThatThrownBy(() -> StrengthTable.parse("1e999").values()).hasMessageContaining("is '1e999'");
        assertThatThrownBy(() -> StrengthTable.parse("\n").values())
                .hasMessageStartingWith("The file has no strengths.");
    }

    @Test
    void aPoolGivesNoPlayerTwiceAndEveryPlayerAsOften() {
        Strengths pool = new Strengths.Pool(Vector.of(1.0, 2.0, 3.0, 4.0, 5.0));
        int[] times = new int[6];
        for (int event = 0; event < 5_000; event++) {
            double[] drawn = pool.sample(3, Seed.of(event).random());
            assertThat(Arrays.stream(drawn).distinct().count()).isEqualTo(3);
            for (double one : drawn) {
                times[(int) one]++;
            }
        }
        // Three in five each: 3,000, standard deviation 35.
        assertThat(Arrays.stream(times).skip(1)).allMatch(count -> Math.abs(count - 3_000) < 160);
        assertThat(pool.sample(5, Seed.of(9).random()))
                .startsWith(pool.sample(2, Seed.of(9).random()));
        assertThat(pool.misfit(6))
                .contains("values must have at least one number for each of the 6 players, but has 5");
        assertThat(pool.misfit(5)).isEmpty();
    }
}
