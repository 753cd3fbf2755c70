package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_BEFORE_THE_STEP_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.plot.PlotPoints;
import org.junit.jupiter.api.Test;

/** Scenes played by whims keep every invariant, and every comparison in them is worked out a second time. */
class RandomSceneTest {
    @Test
    @Verifies({SEQUENCE, WIN, EFFECT_UP, EFFECT_BACK, STEPS_UP_BEFORE_THE_STEP_BACK, ORDER})
    void randomScenesKeepEveryInvariantAndCompareRight() {
        assertThat(compared(Seed.ofWords("whims"), 200)).isGreaterThan(400);
    }

    /** How many comparisons there were in this many scenes. */
    static int compared(Seed seed, int scenes) {
        int compared = 0;
        for (int i = 0; i < scenes; i++) {
            Seed own = seed.split("scene", i);
            Play<SceneState, SceneCommand, SceneEvent> start = Play.of(
                    Scene.GAME,
                    Heroes.withDoom("2d6+d8+d10+2d12")
                            .changeAll(one -> one.withPlotPoints(new PlotPoints(own.below(4))))
                            .state());
            Play<SceneState, SceneCommand, SceneEvent> play = RandomScene.played(start, own, 60);
            play.steps().forEach(step -> SceneInvariants.check(step.state()));
            compared += SceneInvariants.check(play);
        }
        return compared;
    }
}
