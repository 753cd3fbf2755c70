package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many more scenes than the ordinary build plays; part of the profile {@code fuzz}. A failure names its seed. */
@Tag("fuzz")
class SceneFuzz {
    private static final Seed SEED = Seed.of(Long.getLong("fuzz.seed", 1));
    private static final int RUNS = Integer.getInteger("fuzz.runs", 1000);

    @Test
    void thousandsOfRandomScenesKeepTheRules() {
        SceneConformanceTest.randomScenes(SEED.split("scenes"), RUNS);
    }

    @Test
    void thousandsOfRandomActionsAreCarriedThrough() {
        SceneConformanceTest.randomActions(SEED.split("actions"), RUNS);
    }
}
