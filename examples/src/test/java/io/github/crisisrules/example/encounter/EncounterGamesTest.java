package io.github.crisisrules.example.encounter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class EncounterGamesTest {
    @Test
    void aGameIsDescribedToItsEnd() {
        assertThat(ColossusGame.program().apply(Vector.of("3", "hard")).get())
                .isEqualTo(ColossusGame.narrate(ColossusDifficulty.HARD, 3))
                .contains("First priority tower: ", " wins. This was round ");
        assertThat(HulkGame.program().apply(Vector.empty()).get())
                .isEqualTo(HulkGame.narrate(HulkDifficulty.NORMAL, 7))
                .contains(" wins.\n");
    }

    @Test
    void argumentsThatMakeNoSenseAreRefusedInOneLine() {
        assertThat(ColossusGame.program().apply(Vector.of("seven")).getLeft())
                .isEqualTo("the seed 'seven' is not a number");
        assertThat(HulkGame.program().apply(Vector.of("7", "easy")).getLeft())
                .isEqualTo("there is no difficulty 'easy': give one of narrative, normal, hard, smash");
        assertThat(HulkGame.program().apply(Vector.of("7", "hard", "now")).getLeft())
                .startsWith("too many arguments");
    }
}
