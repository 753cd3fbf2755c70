package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The rules for what the Watcher buys with doom dice outside the rolls. */
public final class DoomRules {
    private DoomRules() {}

    /** Returns the events of a spent doom die. A D12 gives every living hero 1 XP. */
    @Rule({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    public static Vector<SceneEvent> spent(SceneState state, DieSize die, DoomSpend spend) {
        Vector<SceneEvent> events = Vector.of(new StoryEvent.DoomDieSpent(die, spend));
        return die == DieSize.D12
                ? events.appendAll(state.heroes()
                        .reject(hero -> hero.harm().isDead())
                        .map(hero -> new CastEvent.ExperienceGained(hero.id(), 1)))
                : events;
    }

    static Either<RuleViolation, Vector<SceneEvent>> spend(SceneState state, DieSize die, DoomSpend spend) {
        return Preconditions.open(state)
                .flatMap(open -> DoomPool.spend(state.doom(), die, spend).map(left -> spent(state, die, spend)));
    }

    @Rule({DOOM_SPEND, SCENE_DISTINCTION})
    public static Either<RuleViolation, Vector<SceneEvent>> distinction(
            SceneState state, StoryCommand.CreateSceneDistinction command) {
        if (state.distinctions().contains(command.name())) {
            return Either.left(new SceneViolation.NameTaken(command.name()));
        }
        return Preconditions.written("the distinction of the scene", command.name())
                .flatMap(named -> spend(state, command.die(), DoomSpend.SCENE_DISTINCTION))
                .map(paid -> paid.append(new StoryEvent.SceneDistinctionCreated(command.name())));
    }

    @Rule(DOOM_SPEND)
    public static Either<RuleViolation, Vector<SceneEvent>> sceneEffect(
            SceneState state, StoryCommand.UseSceneEffect command) {
        return Preconditions.sentence("the effect of the scene", command.what())
                .flatMap(named -> spend(state, command.die(), DoomSpend.SCENE_EFFECT))
                .map(paid -> paid.append(new StoryEvent.SceneEffectUsed(command.what())));
    }

    /**
     * Decides on a hero's limit. The hero is first offered a plot point: if it is accepted, no die is spent; if it is
     * declined, the die is spent.
     */
    @Rule({DOOM_SPEND, PP_EARN})
    public static Either<RuleViolation, Vector<SceneEvent>> heroLimit(
            SceneState state, StoryCommand.ActivateHeroLimit command) {
        return Preconditions.hero(state, command.hero()).flatMap(hero -> {
            if (!hero.datafile().powerSets().flatMap(PowerSet::limits).contains(command.limit())) {
                return Either.left(new SceneViolation.NoSuchSfx(command.hero(), command.limit()));
            }
            SceneEvent limit = new StoryEvent.LimitActivated(command.hero(), command.limit());
            return spend(state, command.die(), DoomSpend.HERO_LIMIT)
                    .map(paid -> command.accepted()
                            ? Vector.of(new StoryEvent.PlotPointEarned(command.hero(), PlotEarn.LIMIT), limit)
                            : paid.append(limit));
        });
    }
}
