package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.github.crisisrules.lab.simulation.PlayedGames;
import io.github.crisisrules.lab.simulation.Simulation;
import io.github.crisisrules.lab.simulation.StandInTeam;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many more games than the ordinary build plays; part of the profile {@code fuzz}. A failure names its seed. */
@Tag("fuzz")
class ColossusFuzz {
    private static final Seed SEED = Seed.of(Long.getLong("fuzz.seed", 1));
    private static final int RUNS = Integer.getInteger("fuzz.runs", 10_000);

    /** Every difficulty with every made-up team, and that of the reports. */
    private static final Vector<Simulation<ColossusState, ColossusCommand, ColossusEvent>> PLAIN = Vector.of(
                    ColossusDifficulty.values())
            .flatMap(difficulty -> Vector.of(StandInTeam.values())
                    .map(team -> ColossusSimulation.standIn(difficulty, team))
                    .append(ColossusSimulation.standIn(difficulty)));

    @Test
    void thousandsOfGamesOfPlainPlayersKeepEveryInvariant() {
        PlayedGames.check(PLAIN, SEED, RUNS, new ColossusSubject()::checkInvariants);
    }

    @Test
    void thousandsOfGamesOfPractisedPlayersKeepEveryInvariant() {
        PlayedGames.check(PLAIN.map(ColossusSimulation::practised), SEED, RUNS, new ColossusSubject()::checkInvariants);
    }
}
