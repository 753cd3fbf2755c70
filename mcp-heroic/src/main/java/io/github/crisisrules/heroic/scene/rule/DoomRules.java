package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.hero;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.sceneIsOpen;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.validName;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.validSentence;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.growth.Growth;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.vavr.collection.Vector;

/** The rules for what the Watcher buys with doom dice outside the rolls. */
public final class DoomRules {
    private DoomRules() {}

    /** Spends a doom die that the pool must have and that must be at least of the size {@code least}. */
    @Rule(DOOM_SPEND)
    public static Decision<SceneState, SceneEvent> spend(
            Decision<SceneState, SceneEvent> now, DieSize die, DoomSpend spend, DieSize least) {
        return now.require(DoomPool.spend(now.state().doom(), die, spend, least))
                .and(ok -> spent(ok, die, spend));
    }

    /** Spends a doom die that the pool must have and that must be large enough for the use. */
    public static Decision<SceneState, SceneEvent> spend(
            Decision<SceneState, SceneEvent> now, DieSize die, DoomSpend spend) {
        return spend(now, die, spend, spend.least());
    }

    /** Takes a spent die out of the pool. Every living hero may gain XP. */
    @Rule({DOOM_SPEND, XP_GAIN})
    static Decision<SceneState, SceneEvent> spent(Decision<SceneState, SceneEvent> now, DieSize die, DoomSpend spend) {
        int xp = Growth.xpForDoom(die);
        Vector<CastMember> gaining = xp == 0
                ? Vector.empty()
                : now.state().heroes().reject(hero -> hero.harm().isDead());
        return now.then(new StoryEvent.DoomDieSpent(die, spend))
                .thenAll(gaining.map(hero -> new CastEvent.ExperienceGained(hero.id(), xp)));
    }

    @Rule({DOOM_SPEND, SCENE_DISTINCTION})
    public static Decision<SceneState, SceneEvent> distinction(
            SceneState state, StoryCommand.CreateSceneDistinction command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        !state.distinctions().contains(command.name()),
                        () -> new SceneViolation.NameTaken(command.name()))
                .require(validName(SceneViolation.Part.SCENE_DISTINCTION, command.name()))
                .require(sceneIsOpen())
                .and(now -> spend(now, command.die(), DoomSpend.SCENE_DISTINCTION))
                .then(new StoryEvent.SceneDistinctionCreated(command.name()));
    }

    @Rule(DOOM_SPEND)
    public static Decision<SceneState, SceneEvent> sceneEffect(SceneState state, StoryCommand.UseSceneEffect command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(validSentence(SceneViolation.Part.SCENE_EFFECT, command.description()))
                .require(sceneIsOpen())
                .and(now -> spend(now, command.die(), DoomSpend.SCENE_EFFECT))
                .then(new StoryEvent.SceneEffectUsed(command.description()));
    }

    /**
     * Decides on a hero's limit. The hero is first offered a plot point: if it is accepted, no die is spent; if it is
     * declined, the die is spent.
     */
    @Rule({DOOM_SPEND, PP_EARN})
    public static Decision<SceneState, SceneEvent> heroLimit(SceneState state, StoryCommand.ActivateHeroLimit command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        hero(state, command.hero()),
                        (now, hero) -> now.require(PlotRules.hasLimit(hero, command.limit())))
                .require(sceneIsOpen())
                .require(DoomPool.spend(state.doom(), command.die(), DoomSpend.HERO_LIMIT))
                .and(now -> command.isAccepted()
                        ? now.then(new StoryEvent.PlotPointEarned(command.hero(), PlotEarn.LIMIT))
                        : spent(now, command.die(), DoomSpend.HERO_LIMIT))
                .then(new StoryEvent.LimitActivated(command.hero(), command.limit()));
    }
}
