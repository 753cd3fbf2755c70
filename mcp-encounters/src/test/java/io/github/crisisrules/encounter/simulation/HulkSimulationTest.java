package io.github.crisisrules.encounter.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEncounter;
import org.junit.jupiter.api.Test;

class HulkSimulationTest {
    @Test
    void theResultDoesNotDependOnThreads() {
        HulkScenario scenario = HulkScenario.standIn(HulkDifficulty.NORMAL);
        HulkTally here = HulkSimulation.runHere(scenario, 60, Seed.of(4));
        assertThat(HulkSimulation.run(scenario, 60, Seed.of(4))).isEqualTo(here);
        assertThat(HulkSimulation.runHere(scenario, 60, Seed.of(5))).isNotEqualTo(here);
        assertThat(here.games()).isEqualTo(60);
        assertThat(here.endings().values().sum().intValue()).isEqualTo(60);
        assertThat(here.endings().containsKey(HulkTally.UNFINISHED)).isFalse();
    }

    @Test
    void theLogRebuildsTheState() {
        for (HulkDifficulty difficulty : HulkDifficulty.values()) {
            HulkPlaythrough game = HulkSimulation.game(HulkScenario.standIn(difficulty), Seed.of(1), 0);
            assertThat(new HulkEncounter().replay(game.start(), game.events())).isEqualTo(game.end());
            assertThat(game.end().isOver()).isTrue();
        }
    }

    @Test
    void playingAtRandomAlsoEnds() {
        HulkScenario plain = HulkScenario.standIn(HulkDifficulty.HARD);
        HulkScenario random = new HulkScenario(plain.setup(), plain.odds(), HulkPolicy.random(), HulkPolicy.random());
        HulkTally tally = HulkSimulation.run(random, 20, Seed.of(9));
        assertThat(tally.endings().containsKey(HulkTally.UNFINISHED)).isFalse();
    }

    @Test
    void wilsonsIntervalByHand() {
        // 10 of 20: centre 0.5, half-width 1.96·sqrt(0.0125 + 0.0024)/1.192 = 0.2007.
        WilsonInterval half = WilsonInterval.of(10, 20);
        assertThat(half.toString()).isEqualTo("50.0 % (29.9 to 70.1 %)");
        assertThat(WilsonInterval.of(0, 10).low()).isZero();
        assertThatThrownBy(() -> WilsonInterval.of(3, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> WilsonInterval.of(0, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> new HulkTableOdds(101, 0, 0, 0, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new HulkTableOdds(0, 0, 0, 0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        HulkScenario scenario = HulkScenario.standIn(HulkDifficulty.HARD);
        assertThatThrownBy(() -> HulkSimulation.run(scenario, 0, Seed.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
