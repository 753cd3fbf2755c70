package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.betweenScenes;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.noActionInProgress;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.sceneIsOpen;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.validName;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.vavr.collection.Vector;

/** The rules for Acts, sessions and scenes. */
public final class SceneFrameRules {
    private SceneFrameRules() {}

    /**
     * Decides on beginning an Act. If no scene of the current Act has been played, only its stakes are set, so that
     * the first Act can also have its own doom pool.
     */
    @Rule(SCENES)
    public static Decision<SceneState, SceneEvent> beginAct(SceneState state, StoryCommand.BeginAct command) {
        Pool doom = DoomPool.starting(command.stakes(), command.threat());
        return Decision.<SceneState, SceneEvent>in(state)
                .require(betweenScenes())
                .then(state.scene() == 0 ? new StoryEvent.StakesSet(doom) : new StoryEvent.ActBegan(doom))
                .and(now -> reported(now, state));
    }

    @Rule(SCENES)
    public static Decision<SceneState, SceneEvent> beginSession(SceneState state) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(betweenScenes())
                .then(new StoryEvent.SessionBegan())
                .and(now -> reported(now, state));
    }

    /**
     * Adds what the beginning of an Act, session or scene has changed by itself: plot points, stress and trauma that
     * eased, and complications that ended.
     */
    private static Decision<SceneState, SceneEvent> reported(Decision<SceneState, SceneEvent> now, SceneState before) {
        Vector<CastMember> cast = now.state().cast().values().toVector();
        return now.thenAll(cast.filter(CastMember::isHero)
                        .reject(one ->
                                one.plotPoints().equals(before.known(one.id()).plotPoints()))
                        .map(one -> new StoryEvent.PlotPointsReset(one.id(), one.plotPoints())))
                .thenAll(cast.reject(
                                one -> one.harm().equals(before.known(one.id()).harm()))
                        .map(one -> new CastEvent.HarmEased(one.id(), one.harm())))
                .thenAll(cast.flatMap(one -> before.known(one.id())
                        .traits()
                        .removeAll(one.traits())
                        .map(trait -> new CastEvent.TraitEnded(one.id(), trait))));
    }

    @Rule(SCENES)
    public static Decision<SceneState, SceneEvent> beginScene(SceneState state, StoryCommand.BeginScene command) {
        Vector<String> names = command.distinctions();
        Decision<SceneState, SceneEvent> named =
                Decision.<SceneState, SceneEvent>in(state).require(betweenScenes());
        for (String name : names) {
            named = named.require(validName(SceneViolation.Part.SCENE_DISTINCTION, name));
        }
        Vector<String> distinct = names.distinctBy(PlainName::key);
        return named.require(
                        distinct.size() == names.size(),
                        () -> new SceneViolation.NameTaken(
                                distinct.foldLeft(names, Vector::remove).head()))
                .then(new StoryEvent.SceneBegan(command.kind(), names))
                .and(now -> reported(now, state));
    }

    @Rule(SCENES)
    public static Decision<SceneState, SceneEvent> endScene(SceneState state) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(noActionInProgress())
                .then(new StoryEvent.SceneEnded());
    }

    /** Decides on ending the scene with two D12 doom dice, which is possible even in the middle of an action. */
    @Rule(DOOM_SPEND)
    public static Decision<SceneState, SceneEvent> endSceneWithDoom(SceneState state) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(
                        state.doom().count(DieSize.D12) >= DoomSpend.DICE_TO_END_SCENE,
                        () -> new DoomViolation.TooFewDoomDice(
                                DoomSpend.END_SCENE, DieSize.D12, DoomSpend.DICE_TO_END_SCENE, state.doom()))
                .and(now -> DoomRules.spent(now, DieSize.D12, DoomSpend.END_SCENE))
                .and(now -> DoomRules.spent(now, DieSize.D12, DoomSpend.END_SCENE))
                .then(new StoryEvent.SceneEnded());
    }
}
