package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.growth.Growth;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The rules for gaining and spending XP and for framing a scene around trauma. */
final class GrowthRules {
    private GrowthRules() {}

    @Rule({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    static Either<RuleViolation, Vector<SceneEvent>> hit(SceneState state, TableCommand.HitMilestone command) {
        return Checks.open(state)
                .flatMap(open -> Checks.hero(state, command.hero()))
                .flatMap(hero -> Growth.hit(hero.experience(), hero.datafile(), command.milestone(), command.tier()))
                .map(after -> Vector.of(
                        new CastEvent.MilestoneHit(command.hero(), command.milestone(), command.tier(), after)));
    }

    @Rule(XP_GAIN)
    static Either<RuleViolation, Vector<SceneEvent>> choose(SceneState state, TableCommand.ChooseMilestone command) {
        return Checks.player(state, command.hero())
                .flatMap(hero ->
                        Growth.chooseNew(hero.experience(), hero.datafile(), command.completed(), command.chosen()))
                .map(after -> Vector.of(new CastEvent.MilestoneChosen(command.hero(), after)));
    }

    /** Decides on spending XP. A refusal reports all reasons at once. */
    @Rule(XP_SPEND)
    static Either<RuleViolation, Vector<SceneEvent>> spend(SceneState state, TableCommand.SpendXp command) {
        return Checks.open(state)
                .flatMap(open -> Checks.player(state, command.hero()))
                .flatMap(hero -> Growth.spend(hero.experience(), hero.datafile(), state.kind(), command.spend())
                        .toEither()
                        .<RuleViolation>mapLeft(faults -> new SceneViolation.CannotSpend(command.hero(), faults)))
                .map(after -> Vector.<SceneEvent>of(
                                new CastEvent.ExperienceSpent(command.hero(), command.spend(), after))
                        .appendAll(Vector.fill(
                                after.plotPoints(),
                                () -> new TableEvent.PlotPointEarned(command.hero(), PlotEarn.EXPERIENCE))));
    }

    /**
     * Decides on framing the scene around a hero's trauma. Trauma that makes this action scene worse steps back at
     * the start of the next transition scene.
     */
    @Rule(RECOVER_TRAUMA)
    static Either<RuleViolation, Vector<SceneEvent>> frame(SceneState state, TableCommand.FrameTrauma command) {
        return Checks.open(state)
                .filterOrElse(open -> open.kind() == SceneKind.ACTION, open -> new OrderViolation.NotAnActionScene())
                .flatMap(open -> Checks.hero(state, command.hero()))
                .filterOrElse(
                        hero -> hero.harm().trauma().containsKey(command.type())
                                && !hero.framed().contains(command.type()),
                        hero -> new SceneViolation.TraumaNotThere(command.hero(), command.type()))
                .map(hero -> Vector.of(new CastEvent.TraumaFramed(command.hero(), command.type())));
    }
}
