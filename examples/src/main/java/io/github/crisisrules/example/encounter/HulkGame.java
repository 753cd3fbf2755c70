package io.github.crisisrules.example.encounter;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.example.console.Program;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import java.util.Locale;

/**
 * A program that plays and describes a game of the Incredible Hulk. Arguments: a seed (a number, default 7) and a
 * difficulty (narrative, normal, hard or smash; default normal).
 */
public final class HulkGame {
    private static final HulkEvent TURN_OVER = new HulkEvent.InFrame(new FrameEvent.TurnEnded(Side.COSMIC_THREAT));

    private HulkGame() {}

    /** Plays the game of the given seed and difficulty and prints it. */
    public static void main(String[] args) {
        program().start(args);
    }

    /** Returns the program as a function of its arguments. */
    static Program program() {
        return given -> EncounterArguments.parse(given, HulkDifficulty.NORMAL)
                .map(arguments -> narrate(arguments.difficulty(), arguments.seed()));
    }

    /** Returns the whole game as text. */
    static String narrate(HulkDifficulty difficulty, long seed) {
        var simulation = HulkSimulation.standIn(difficulty);
        var game = simulation.game(Seed.of(seed), 0);
        return "INCREDIBLE HULK, " + difficulty.describe() + ", seed " + seed + "\n\n" + story(game) + "\n"
                + simulation.notes().map(note -> "Note: " + note + ".\n").mkString();
    }

    /**
     * Returns a line for each event with its rule, and the state after each turn of the Cosmic Threat and at the end.
     */
    private static String story(Play<HulkState, HulkCommand, HulkEvent> game) {
        StringBuilder text = new StringBuilder();
        HulkState state = game.start();
        for (HulkEvent event : game.log()) {
            state = event.applyTo(state);
            text.append(String.format(
                    Locale.ROOT,
                    "%-13s %s\n",
                    event.rules().headOption().getOrElse(""),
                    event.describe(game.wording())));
            if (event.equals(TURN_OVER)) {
                text.append(standing(state));
            }
        }
        return text.append(standing(state)).toString();
    }

    private static String standing(HulkState state) {
        return "              -- " + state.describe() + "\n";
    }
}
