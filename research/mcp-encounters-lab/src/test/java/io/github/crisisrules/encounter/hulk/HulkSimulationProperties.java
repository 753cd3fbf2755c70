package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import io.github.crisisrules.lab.simulation.SimulatedGames;
import io.github.crisisrules.lab.simulation.Simulation;
import io.github.crisisrules.lab.simulation.StandInTeam;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

class HulkSimulationProperties {
    /** Every difficulty with every made-up team, and with the team of the reports. */
    private static final Vector<Simulation<HulkState, HulkCommand, HulkEvent>> PLAIN = Vector.of(
                    HulkDifficulty.values())
            .flatMap(difficulty -> Vector.of(StandInTeam.values())
                    .map(team -> HulkSimulation.standIn(difficulty, team))
                    .append(HulkSimulation.standIn(difficulty)));

    @Provide
    Arbitrary<Play<HulkState, HulkCommand, HulkEvent>> games() {
        return SimulatedGames.of(PLAIN.appendAll(PLAIN.flatMap(plain -> Vector.of(
                HulkSimulation.practised(plain, Side.CRISIS_TEAM),
                HulkSimulation.practised(plain, Side.COSMIC_THREAT),
                HulkSimulation.practised(plain, Side.values())))));
    }

    @Property(tries = 50)
    void everySimulatedGameEndsAndKeepsTheInvariants(@ForAll("games") Play<HulkState, HulkCommand, HulkEvent> game) {
        SimulatedGames.check(game, new HulkSubject()::checkInvariants);
    }

    @Property(tries = 20_000)
    @Tag("fuzz")
    void thousandsOfSimulatedGamesEndAndKeepTheInvariants(
            @ForAll("games") Play<HulkState, HulkCommand, HulkEvent> game) {
        everySimulatedGameEndsAndKeepsTheInvariants(game);
    }
}
