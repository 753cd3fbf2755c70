package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.hero;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.heroOfTheCast;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.sceneIsAction;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.sceneIsOpen;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.growth.Growth;
import io.github.crisisrules.heroic.growth.GrowthResult;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The rules for gaining and spending XP and for framing a scene around trauma. */
public final class GrowthRules {
    private GrowthRules() {}

    @Rule(XP_GAIN)
    public static Decision<SceneState, SceneEvent> hit(SceneState state, StoryCommand.HitMilestone command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(
                        hero(state, command.hero())
                                .flatMap(hero -> Growth.hit(
                                        hero.experience(), hero.datafile(), command.milestone(), command.tier())),
                        (now, after) -> now.then(new CastEvent.MilestoneHit(
                                command.hero(), command.milestone(), command.tier(), after)));
    }

    @Rule(XP_GAIN)
    public static Decision<SceneState, SceneEvent> choose(SceneState state, StoryCommand.ChooseMilestone command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        heroOfTheCast(state, command.hero())
                                .flatMap(hero -> Growth.chooseNew(
                                        hero.experience(), hero.datafile(), command.completed(), command.chosen())),
                        (now, after) -> now.then(new CastEvent.MilestoneChosen(command.hero(), after)));
    }

    /** Decides on spending XP. A refusal reports all reasons at once. */
    @Rule(XP_SPEND)
    public static Decision<SceneState, SceneEvent> spend(SceneState state, StoryCommand.SpendXp command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(
                        heroOfTheCast(state, command.hero()).flatMap(hero -> spend(state, hero, command.spend())),
                        (now, after) -> now.then(new CastEvent.ExperienceSpent(command.hero(), command.spend(), after))
                                .thenAll(Vector.fill(
                                        after.plotPoints(),
                                        () -> new StoryEvent.PlotPointEarned(command.hero(), PlotEarn.EXPERIENCE))));
    }

    private static Either<RuleViolation, GrowthResult> spend(SceneState state, CastMember hero, XpSpend spend) {
        return Growth.spend(hero.experience(), hero.datafile(), state.sceneKind(), spend)
                .toEither()
                .mapLeft(faults -> new SceneViolation.CannotSpendXp(hero.id(), faults));
    }

    /**
     * Decides on framing the scene around a hero's trauma. Trauma that makes this action scene worse steps back at
     * the start of the next transition scene.
     */
    @Rule(RECOVER_TRAUMA)
    public static Decision<SceneState, SceneEvent> frame(SceneState state, StoryCommand.FrameTrauma command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(sceneIsAction())
                .require(hero(state, command.hero())
                        .filterOrElse(
                                hero -> hero.harm().trauma().containsKey(command.type())
                                        && !hero.framedTrauma().contains(command.type()),
                                hero -> new SceneViolation.NoSuchTrauma(command.hero(), command.type())))
                .then(new CastEvent.TraumaFramed(command.hero(), command.type()));
    }
}
