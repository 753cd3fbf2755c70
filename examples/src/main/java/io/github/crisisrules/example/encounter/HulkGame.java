package io.github.crisisrules.example.encounter;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.simulation.HulkPlay;
import io.github.crisisrules.encounter.simulation.HulkScenario;
import io.github.crisisrules.encounter.simulation.HulkSimulation;
import io.github.crisisrules.example.console.Program;

/**
 * A game of the Incredible Hulk, told for people at the table. Arguments: a seed (a number, 7 if left out) and a difficulty
 * (narrative, normal, hard or smash; normal if left out).
 */
public final class HulkGame {
    private HulkGame() {}

    /** Plays the game of a seed and a difficulty, and prints it. */
    public static void main(String[] args) {
        program().start(args);
    }

    /** The program as a function of its arguments. */
    static Program program() {
        return given -> EncounterArguments.parse(given, HulkDifficulty.NORMAL)
                .map(arguments -> tell(arguments.difficulty(), arguments.seed()));
    }

    /** The whole game as text. */
    static String tell(HulkDifficulty difficulty, long seed) {
        var game = HulkSimulation.game(HulkScenario.standIn(difficulty), Seed.of(seed), 0);
        return "INCREDIBLE HULK, " + difficulty + ", seed " + seed + "\n\n" + HulkPlay.story(game)
                + "\nNote: Hulk's card has " + game.start().setup().card().source()
                + ".\nNote: characters, ranges and pushes are stand-ins, drawn instead of measured.\n";
    }
}
