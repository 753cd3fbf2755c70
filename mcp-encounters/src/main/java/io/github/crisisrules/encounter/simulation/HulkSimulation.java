package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Many games of the Incredible Hulk. Each has its own seed, so the result does not depend on threads or order. */
public final class HulkSimulation {
    /** After so many commands a game counts as unfinished. */
    public static final int MOST_COMMANDS = 4000;

    private HulkSimulation() {}

    /** So many games of each scenario, by so many threads; the report is the same for every number of them. */
    public static SimulationReport run(Seq<HulkScenario> scenarios, int games, Seed seed, int threads) {
        return new SimulationReport(
                HulkSetup.NAME,
                seed,
                scenarios.toVector().map(scenario -> row(scenario, games, seed, threads)),
                scenarios.toVector().flatMap(HulkScenario::notes).distinct());
    }

    /** The game with this number, as the simulation plays it. */
    public static Playthrough<HulkState, HulkCommand, HulkEvent> game(HulkScenario scenario, Seed seed, int number) {
        return play(scenario, own(scenario, seed).split("game", number));
    }

    private static SimulationRow row(HulkScenario scenario, int games, Seed seed, int threads) {
        Vector<GameResult> results =
                Simulation.run(games, own(scenario, seed), threads, game -> HulkPlay.result(play(scenario, game)));
        return SimulationRow.of(scenario.setup().difficulty().toString(), results);
    }

    private static Seed own(HulkScenario scenario, Seed seed) {
        return seed.split(scenario.setup().difficulty().name());
    }

    private static Playthrough<HulkState, HulkCommand, HulkEvent> play(HulkScenario scenario, Seed seed) {
        return HulkPlay.play(scenario, seed, MOST_COMMANDS);
    }
}
