package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.github.crisisrules.lab.simulation.SimulatedGames;
import io.github.crisisrules.lab.simulation.Simulation;
import io.github.crisisrules.lab.simulation.StandInTeam;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

class ColossusSimulationProperties {
    /** Every difficulty with every made-up team, and with the team of the reports. */
    private static final Vector<Simulation<ColossusState, ColossusCommand, ColossusEvent>> PLAIN = Vector.of(
                    ColossusDifficulty.values())
            .flatMap(difficulty -> Vector.of(StandInTeam.values())
                    .map(team -> ColossusSimulation.standIn(difficulty, team))
                    .append(ColossusSimulation.standIn(difficulty)));

    @Provide
    Arbitrary<Play<ColossusState, ColossusCommand, ColossusEvent>> games() {
        return SimulatedGames.of(PLAIN.appendAll(PLAIN.map(ColossusSimulation::practised)));
    }

    @Property(tries = 50)
    void everySimulatedGameEndsAndKeepsTheInvariants(
            @ForAll("games") Play<ColossusState, ColossusCommand, ColossusEvent> game) {
        SimulatedGames.check(game, new ColossusSubject()::checkInvariants);
    }

    @Property(tries = 20_000)
    @Tag("fuzz")
    void thousandsOfSimulatedGamesEndAndKeepTheInvariants(
            @ForAll("games") Play<ColossusState, ColossusCommand, ColossusEvent> game) {
        everySimulatedGameEndsAndKeepsTheInvariants(game);
    }
}
