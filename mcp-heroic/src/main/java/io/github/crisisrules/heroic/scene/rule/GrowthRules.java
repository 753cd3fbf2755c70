package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.growth.Growth;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The rules for gaining and spending XP and for framing a scene around trauma. */
public final class GrowthRules {
    private GrowthRules() {}

    @Rule({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    public static Either<RuleViolation, Vector<SceneEvent>> hit(SceneState state, StoryCommand.HitMilestone command) {
        return Preconditions.open(state)
                .flatMap(open -> Preconditions.hero(state, command.hero()))
                .flatMap(hero -> Growth.hit(hero.experience(), hero.datafile(), command.milestone(), command.tier()))
                .map(after -> Vector.of(
                        new CastEvent.MilestoneHit(command.hero(), command.milestone(), command.tier(), after)));
    }

    @Rule(XP_GAIN)
    public static Either<RuleViolation, Vector<SceneEvent>> choose(
            SceneState state, StoryCommand.ChooseMilestone command) {
        return Preconditions.player(state, command.hero())
                .flatMap(hero ->
                        Growth.chooseNew(hero.experience(), hero.datafile(), command.completed(), command.chosen()))
                .map(after -> Vector.of(new CastEvent.MilestoneChosen(command.hero(), after)));
    }

    /** Decides on spending XP. A refusal reports all reasons at once. */
    @Rule(XP_SPEND)
    public static Either<RuleViolation, Vector<SceneEvent>> spend(SceneState state, StoryCommand.SpendXp command) {
        return Preconditions.open(state)
                .flatMap(open -> Preconditions.player(state, command.hero()))
                .flatMap(hero -> Growth.spend(hero.experience(), hero.datafile(), state.kind(), command.spend())
                        .toEither()
                        .<RuleViolation>mapLeft(faults -> new SceneViolation.CannotSpendXp(command.hero(), faults)))
                .map(after -> Vector.<SceneEvent>of(
                                new CastEvent.ExperienceSpent(command.hero(), command.spend(), after))
                        .appendAll(Vector.fill(
                                after.plotPoints(),
                                () -> new StoryEvent.PlotPointEarned(command.hero(), PlotEarn.EXPERIENCE))));
    }

    /**
     * Decides on framing the scene around a hero's trauma. Trauma that makes this action scene worse steps back at
     * the start of the next transition scene.
     */
    @Rule(RECOVER_TRAUMA)
    public static Either<RuleViolation, Vector<SceneEvent>> frame(SceneState state, StoryCommand.FrameTrauma command) {
        return Preconditions.open(state)
                .filterOrElse(open -> open.kind() == SceneKind.ACTION, open -> new OrderViolation.NotAnActionScene())
                .flatMap(open -> Preconditions.hero(state, command.hero()))
                .filterOrElse(
                        hero -> hero.harm().trauma().containsKey(command.type())
                                && !hero.framed().contains(command.type()),
                        hero -> new SceneViolation.NoSuchTrauma(command.hero(), command.type()))
                .map(hero -> Vector.of(new CastEvent.TraumaFramed(command.hero(), command.type())));
    }
}
