package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many more scenes than the ordinary build plays; part of the profile {@code fuzz}. A failure names its seed. */
@Tag("fuzz")
class SceneFuzz {
    private static final Seed SEED = Seed.of(Long.getLong("fuzz.seed", 1));
    private static final int RUNS = Integer.getInteger("fuzz.runs", 1000);

    @Test
    void tenThousandRandomScenesKeepEveryInvariantAndCompareRight() {
        assertThat(RandomSceneTest.compared(SEED.split("whims"), 10 * RUNS)).isGreaterThan(10 * RUNS);
    }

    /** Every command of the suite is tried in every state of these, so a hundred take minutes. */
    @Test
    void aHundredRandomScenesPassTheSuiteOfAllGames() {
        SceneConformanceTest.randomScenes(SEED.split("scenes"), RUNS / 10);
    }

    @Test
    void aHundredRandomActionsAreCarriedThrough() {
        SceneConformanceTest.randomActions(SEED.split("actions"), RUNS / 10);
    }
}
