package io.github.crisisrules.encounter.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEncounter;
import io.github.crisisrules.encounter.rulebook.HulkRules;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class HulkSimulationTest {
    private static final Vector<HulkScenario> NORMAL = Vector.of(HulkScenario.standIn(HulkDifficulty.NORMAL));

    @Test
    void theReportDoesNotDependOnThreads() {
        SimulationReport here = HulkSimulation.run(NORMAL, 40, Seed.of(4), 1);
        assertThat(HulkSimulation.run(NORMAL, 40, Seed.of(4), 3)).isEqualTo(here);
        assertThat(HulkSimulation.run(NORMAL, 40, Seed.of(5), 1).rows()).isNotEqualTo(here.rows());
        SimulationRow row = here.rows().head();
        assertThat(row.games()).isEqualTo(40);
        assertThat(row.crisisWins() + row.cosmicWins()).isEqualTo(40);
        assertThat(HulkPlay.result(HulkSimulation.game(NORMAL.head(), Seed.of(4), 0))
                        .rounds())
                .isPositive();
    }

    @Test
    @Verifies(HulkRules.RULING_1)
    void standInsAreReportedAsSuch() {
        assertThat(HulkSimulation.run(NORMAL, 1, Seed.of(1), 1).notes())
                .hasSize(4)
                .contains("Hulk's card: stand-in numbers, not the printed card");
    }

    @Test
    void theLogRebuildsTheState() {
        for (HulkDifficulty difficulty : HulkDifficulty.values()) {
            var game = HulkSimulation.game(HulkScenario.standIn(difficulty), Seed.of(1), 0);
            assertThat(new HulkEncounter().replay(game.start(), game.log())).isEqualTo(game.state());
            assertThat(game.state().isOver()).isTrue();
        }
    }

    @Test
    void playingAtRandomAlsoEnds() {
        HulkScenario plain = HulkScenario.standIn(HulkDifficulty.HARD);
        HulkScenario random = new HulkScenario(plain.setup(), plain.odds(), HulkPolicy.random(), HulkPolicy.random());
        SimulationReport report = HulkSimulation.run(Vector.of(random), 20, Seed.of(9), 1);
        assertThat(report.rows().head().endings().containsKey(GameResult.UNFINISHED))
                .isFalse();
        assertThat(report.notes()).noneMatch(note -> note.contains("plain policy"));
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> new HulkTableOdds(101, 0, 0, 0, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new HulkTableOdds(0, 0, 0, 0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
