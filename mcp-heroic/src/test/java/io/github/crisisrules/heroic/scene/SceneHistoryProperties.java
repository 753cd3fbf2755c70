package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REACTIONS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_BEFORE_THE_STEP_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.GameHistories;
import io.github.crisisrules.testing.GameHistories.History;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;

/**
 * Every random history of scenes keeps the laws of a game, the invariants of a scene and the laws of its log. A failure is
 * shrunk and reported as a list of commands.
 */
class SceneHistoryProperties {
    /** Every command of an action, every use of an effect die and every part of a pool. */
    private static final Vector<Class<?>> KINDS = Vector.<Class<?>>of(ActionCommand.class.getPermittedSubclasses())
            .removeAll(Vector.of(ActionCommand.UseEffect.class, ActionCommand.BuildPool.class))
            .appendAll(Vector.of(EffectUse.class.getPermittedSubclasses()))
            .appendAll(Vector.of(PoolPart.class.getPermittedSubclasses()));

    @Property(tries = 60)
    @Verifies({
        SEQUENCE,
        POOL,
        ORDER,
        REACTIONS,
        SCENES,
        USE,
        TRAUMA,
        WIN,
        EFFECT_UP,
        EFFECT_BACK,
        STEPS_UP_BEFORE_THE_STEP_BACK,
        PP_EARN,
        DOOM_GROW,
        DOOM_SPEND
    })
    void everyHistoryOfScenesKeepsTheLawsOfAGame(
            @ForAll("histories") History<SceneState, SceneCommand, SceneEvent> history) {
        history.check(SceneInvariants::check);
    }

    /** Tries the law above many more times, which reaches every step of an action; part of the profile {@code fuzz}. */
    @Property(tries = 1000)
    @Tag("fuzz")
    void aThousandHistoriesOfScenesKeepTheLawsOfAGameAndReachEveryStep(
            @ForAll("histories") History<SceneState, SceneCommand, SceneEvent> history) {
        Play<SceneState, SceneCommand, SceneEvent> play = history.check(SceneInvariants::check);
        play.steps().map(step -> SceneSubject.sort(step.command())).forEach(Statistics::collect);
        Statistics.coverage(
                coverage -> KINDS.forEach(kind -> coverage.check(kind).count(count -> count > 0)));
    }

    @Provide
    Arbitrary<History<SceneState, SceneCommand, SceneEvent>> histories() {
        return GameHistories.of(new SceneSubject()).upTo(80);
    }
}
