package io.github.crisisrules.lab.hulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.lab.colossus.PlainColossusPolicy;
import io.github.crisisrules.lab.simulation.GameResult;
import io.github.crisisrules.lab.simulation.ObservationOdds;
import io.github.crisisrules.lab.simulation.Policy;
import io.github.crisisrules.lab.simulation.Simulation;
import io.github.crisisrules.lab.simulation.SimulationReport;
import io.github.crisisrules.lab.simulation.SimulationRow;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

class HulkSimulationTest {
    private static final Vector<Simulation<HulkState, HulkCommand, HulkEvent>> NORMAL =
            Vector.of(HulkSimulation.standIn(HulkDifficulty.NORMAL));

    @Test
    void theReportDoesNotDependOnThreads() {
        SimulationReport here = Simulation.run(NORMAL, 40, Seed.of(4), 1);
        assertThat(Simulation.run(NORMAL, 40, Seed.of(4), 3)).isEqualTo(here);
        assertThat(Simulation.run(NORMAL, 40, Seed.of(5), 1).rows()).isNotEqualTo(here.rows());
        SimulationRow row = here.rows().head();
        assertThat(row.games()).isEqualTo(40);
        assertThat(row.crisisWins() + row.cosmicWins()).isEqualTo(40);
        assertThat(GameResult.of(NORMAL.head().game(Seed.of(4), 0)).rounds()).isPositive();
    }

    @Test
    @Verifies(HulkRuleId.LOST_VALUES_ARE_CALLER_DATA)
    void standInsAreReportedAsSuch() {
        assertThat(Simulation.run(NORMAL, 1, Seed.of(1), 1).notes())
                .hasSize(6)
                .contains("Hulk's card: stand-in numbers, not the printed card");
    }

    @Test
    void theLogRebuildsTheState() {
        for (HulkDifficulty difficulty : HulkDifficulty.values()) {
            var game = HulkSimulation.standIn(difficulty).game(Seed.of(1), 0);
            assertThat(game.replay()).isEqualTo(Either.right(game));
            assertThat(game.state().isOver()).isTrue();
        }
    }

    @Test
    void playingAtRandomAlsoEnds() {
        Simulation<HulkState, HulkCommand, HulkEvent> random = HulkSimulation.standIn(HulkDifficulty.HARD)
                .withCrisisTeam(Policy.random())
                .withCosmicThreat(Policy.random());
        SimulationReport report = Simulation.run(Vector.of(random), 20, Seed.of(9), 1);
        assertThat(report.rows().head().endings().containsKey(GameResult.UNFINISHED))
                .isFalse();
        assertThat(report.notes()).noneMatch(note -> note.contains("plain players"));
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> ObservationOdds.builder().nearHulk(101).build())
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ObservationOdds.builder().secured(-1).build())
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ObservationOdds.builder().actions(0).build())
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ObservationOdds.builder().crosses(70).build())
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PlainColossusPolicy(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Simulation.run(NORMAL.take(0), 1, Seed.of(1), 1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
