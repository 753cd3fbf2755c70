package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.Golden;
import io.github.crisisrules.encounter.simulation.HulkPlay;
import io.github.crisisrules.encounter.simulation.HulkScenario;
import io.github.crisisrules.encounter.simulation.HulkSimulation;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A played-out game for each difficulty, with the stand-in table and card. */
class HulkGoldenTest {
    @ParameterizedTest
    @EnumSource(HulkDifficulty.class)
    void aGameOfEachDifficulty(HulkDifficulty difficulty) {
        var game = HulkSimulation.game(HulkScenario.standIn(difficulty), Seed.ofWords("golden"), 1);
        Golden.check(
                "hulk/" + difficulty.name().toLowerCase(Locale.ROOT) + ".txt",
                difficulty + ", " + game.start().setup().card().source() + "\n" + HulkPlay.story(game));
    }
}
