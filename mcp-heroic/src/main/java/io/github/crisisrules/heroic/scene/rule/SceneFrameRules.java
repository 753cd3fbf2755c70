package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules for Acts, sessions and scenes. */
public final class SceneFrameRules {
    private SceneFrameRules() {}

    /**
     * Decides on beginning an Act. If no scene of the current Act has been played, only its stakes are set, so that
     * the first Act can also have its own doom pool.
     */
    @Rule({SCENES, DOOM_START, PP_START, RECOVER_TRAUMA})
    public static Either<RuleViolation, Vector<SceneEvent>> beginAct(SceneState state, StoryCommand.BeginAct command) {
        return Preconditions.closed(state).map(closed -> {
            Pool doom = DoomPool.starting(command.stakes(), command.threat());
            return Vector.of(state.scene() == 0 ? new StoryEvent.StakesSet(doom) : new StoryEvent.ActBegan(doom));
        });
    }

    @Rule({SCENES, XP_SPEND})
    public static Either<RuleViolation, Vector<SceneEvent>> beginSession(SceneState state) {
        return Preconditions.closed(state).map(closed -> Vector.of(new StoryEvent.SessionBegan()));
    }

    @Rule({SCENES, RECOVER_TRANSITION})
    public static Either<RuleViolation, Vector<SceneEvent>> beginScene(
            SceneState state, StoryCommand.BeginScene command) {
        Vector<String> names = command.distinctions();
        Option<RuleViolation> fault = names.flatMap(name -> Preconditions.written("a distinction of the scene", name)
                        .swap()
                        .toOption())
                .headOption()
                .orElse(() -> names.distinct().size() == names.size()
                        ? Option.none()
                        : Option.some(new SceneViolation.NameTaken(
                                names.distinct().foldLeft(names, Vector::remove).head())));
        return Preconditions.closed(state)
                .flatMap(closed -> fault.isDefined()
                        ? Either.left(fault.get())
                        : Either.right(Vector.of(new StoryEvent.SceneBegan(command.kind(), names))));
    }

    @Rule(SCENES)
    public static Either<RuleViolation, Vector<SceneEvent>> endScene(SceneState state) {
        return Preconditions.idle(state).map(idle -> Vector.of(new StoryEvent.SceneEnded()));
    }

    /** Decides on ending the scene with two D12 doom dice, which is possible even in the middle of an action. */
    @Rule({DOOM_SPEND, XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    public static Either<RuleViolation, Vector<SceneEvent>> endSceneWithDoom(SceneState state) {
        return Preconditions.open(state).flatMap(open -> {
            if (state.doom().count(DieSize.D12) < DoomSpend.DICE_TO_END_SCENE) {
                return Either.left(new DoomViolation.NoSuchDoomDie(DieSize.D12, state.doom()));
            }
            Vector<SceneEvent> one = DoomRules.spent(state, DieSize.D12, DoomSpend.END_SCENE);
            return Either.right(one.appendAll(one).append(new StoryEvent.SceneEnded()));
        });
    }
}
