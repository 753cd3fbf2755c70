package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.Golden;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A played-out game for each difficulty, with the stand-in table and card. */
class HulkGoldenTest {
    private static final HulkEvent TURN_OVER = new HulkEvent.InFrame(new FrameEvent.TurnEnded(Side.COSMIC_THREAT));

    @ParameterizedTest
    @EnumSource(HulkDifficulty.class)
    void aGameOfEachDifficulty(HulkDifficulty difficulty) {
        var game = HulkSimulation.standIn(difficulty).game(Seed.ofWords("golden"), 1);
        Golden.check(
                "hulk/" + difficulty.name().toLowerCase(Locale.ROOT) + ".txt",
                difficulty.describe() + ", " + game.start().setup().card().source() + "\n" + story(game));
    }

    /** A line for each event with its rule, and how things stand after each turn. */
    private static String story(Play<HulkState, HulkCommand, HulkEvent> game) {
        StringBuilder words = new StringBuilder();
        HulkState state = game.start();
        for (HulkEvent event : game.log()) {
            state = event.applyTo(state);
            words.append(String.format(
                    Locale.ROOT,
                    "%-13s %s\n",
                    event.rules().headOption().getOrElse(""),
                    event.describe(game.wording())));
            if (event.equals(TURN_OVER)) {
                words.append(standing(state));
            }
        }
        return words.append(standing(state)).toString();
    }

    private static String standing(HulkState state) {
        return "              -- " + state.describe() + "\n";
    }
}
