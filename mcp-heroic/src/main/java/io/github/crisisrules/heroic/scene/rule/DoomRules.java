package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACCEPTED_LIMIT_NEEDS_NO_DOOM_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
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
                        state.distinction(command.name()).isEmpty(), () -> new SceneViolation.NameTaken(command.name()))
                .require(validName(SceneViolation.Part.SCENE_DISTINCTION, command.name()))
                .require(sceneIsOpen())
                .and(now -> spend(now, command.die(), DoomSpend.SCENE_DISTINCTION))
                .then(new StoryEvent.SceneDistinctionCreated(command.name()));
    }

    /** Decides on an effect of the scene or the event and applies its consequences in order. */
    @Rule({DOOM_SPEND, WATCHER_RULES_ON_SPECIAL_EFFECTS})
    public static Decision<SceneState, SceneEvent> sceneEffect(SceneState state, StoryCommand.UseSceneEffect command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(validSentence(SceneViolation.Part.SCENE_EFFECT, command.description()))
                .require(sceneIsOpen())
                .and(now -> spend(now, command.die(), DoomSpend.SCENE_EFFECT))
                .then(new StoryEvent.SceneEffectUsed(command.description()))
                .and(used -> CastRules.follow(used, command.consequences()));
    }

    /** Decides on the limit of a hero who has declined the plot point offered for it. */
    @Rule({DOOM_SPEND, ACCEPTED_LIMIT_NEEDS_NO_DOOM_DIE})
    public static Decision<SceneState, SceneEvent> heroLimit(SceneState state, StoryCommand.ActivateHeroLimit command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        hero(state, command.hero()),
                        (now, hero) -> now.require(PlotRules.hasLimit(hero, command.limit())))
                .require(sceneIsOpen())
                .and(now -> spend(now, command.die(), DoomSpend.HERO_LIMIT))
                .then(new StoryEvent.LimitActivated(command.hero(), command.limit()));
    }
}
