package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import io.github.crisisrules.lab.simulation.PlayedGames;
import io.github.crisisrules.lab.simulation.Simulation;
import io.github.crisisrules.lab.simulation.StandInTeam;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many more games than the ordinary build plays; part of the profile {@code fuzz}. A failure names its seed. */
@Tag("fuzz")
class HulkFuzz {
    private static final Seed SEED = Seed.of(Long.getLong("fuzz.seed", 1));
    private static final int RUNS = Integer.getInteger("fuzz.runs", 10_000);

    /** Every difficulty with every made-up team, and that of the reports. */
    private static final Vector<Simulation<HulkState, HulkCommand, HulkEvent>> PLAIN = Vector.of(
                    HulkDifficulty.values())
            .flatMap(difficulty -> Vector.of(StandInTeam.values())
                    .map(team -> HulkSimulation.standIn(difficulty, team))
                    .append(HulkSimulation.standIn(difficulty)));

    @Test
    void thousandsOfGamesOfPlainPlayersKeepEveryInvariant() {
        PlayedGames.check(PLAIN, SEED, RUNS, new HulkSubject()::checkInvariants);
    }

    @Test
    void thousandsOfGamesOfPractisedPlayersKeepEveryInvariant() {
        PlayedGames.check(
                PLAIN.flatMap(plain -> Vector.of(
                        HulkSimulation.practised(plain, Side.CRISIS_TEAM),
                        HulkSimulation.practised(plain, Side.COSMIC_THREAT),
                        HulkSimulation.practised(plain, Side.values()))),
                SEED,
                RUNS,
                new HulkSubject()::checkInvariants);
    }
}
