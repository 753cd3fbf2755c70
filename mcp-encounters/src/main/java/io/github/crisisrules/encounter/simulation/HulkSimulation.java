package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import java.util.stream.IntStream;

/** Many games of the Incredible Hulk. Each has its own seed, so the result does not depend on threads or order. */
public final class HulkSimulation {
    /** After so many commands a game counts as unfinished. */
    public static final int MOST_COMMANDS = 4000;

    private HulkSimulation() {}

    /** Plays the games on all processors. */
    public static HulkTally run(HulkScenario scenario, int games, Seed seed) {
        return tally(scenario, games, seed, IntStream.range(0, games).parallel());
    }

    /** The same on this thread alone. */
    public static HulkTally runHere(HulkScenario scenario, int games, Seed seed) {
        return tally(scenario, games, seed, IntStream.range(0, games));
    }

    /** The game with this number, as both play it. */
    public static HulkPlaythrough game(HulkScenario scenario, Seed seed, int number) {
        return HulkPlaythrough.play(scenario, seed.split("game", number), MOST_COMMANDS);
    }

    private static HulkTally tally(HulkScenario scenario, int games, Seed seed, IntStream numbers) {
        if (games < 1) {
            throw new IllegalArgumentException("a simulation of " + games + " games");
        }
        return numbers.mapToObj(number -> HulkTally.of(game(scenario, seed, number)))
                .reduce(HulkTally.none(), HulkTally::plus);
    }
}
