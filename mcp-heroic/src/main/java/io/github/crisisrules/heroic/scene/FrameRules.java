package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules for Acts, sessions and scenes. */
final class FrameRules {
    private FrameRules() {}

    /**
     * Decides on beginning an Act. If no scene of the current Act has been played, only its stakes are set, so that
     * the first Act can also have its own doom pool.
     */
    @Rule({SCENES, DOOM_START, PP_START, RECOVER_TRAUMA})
    static Either<RuleViolation, Vector<SceneEvent>> beginAct(SceneState state, TableCommand.BeginAct command) {
        return Checks.closed(state).map(closed -> {
            Pool doom = DoomPool.starting(command.stakes(), command.threat());
            return Vector.of(state.scene() == 0 ? new TableEvent.StakesSet(doom) : new TableEvent.ActBegan(doom));
        });
    }

    @Rule({SCENES, XP_SPEND})
    static Either<RuleViolation, Vector<SceneEvent>> beginSession(SceneState state) {
        return Checks.closed(state).map(closed -> Vector.of(new TableEvent.SessionBegan()));
    }

    @Rule({SCENES, RECOVER_TRANSITION})
    static Either<RuleViolation, Vector<SceneEvent>> beginScene(SceneState state, TableCommand.BeginScene command) {
        Vector<String> names = command.distinctions();
        Option<RuleViolation> fault = names.flatMap(name -> Checks.written("a distinction of the scene", name)
                        .swap()
                        .toOption())
                .headOption()
                .orElse(() -> names.distinct().size() == names.size()
                        ? Option.none()
                        : Option.some(new SceneViolation.NameTaken(
                                names.distinct().foldLeft(names, Vector::remove).head())));
        return Checks.closed(state)
                .flatMap(closed -> fault.isDefined()
                        ? Either.left(fault.get())
                        : Either.right(Vector.of(new TableEvent.SceneBegan(command.kind(), names))));
    }

    @Rule(SCENES)
    static Either<RuleViolation, Vector<SceneEvent>> endScene(SceneState state) {
        return Checks.idle(state).map(idle -> Vector.of(new TableEvent.SceneEnded()));
    }

    /** Decides on ending the scene with two D12 doom dice, which is possible even in the middle of an action. */
    @Rule({DOOM_SPEND, XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    static Either<RuleViolation, Vector<SceneEvent>> endSceneWithDoom(SceneState state) {
        return Checks.open(state).flatMap(open -> {
            if (state.doom().count(DieSize.D12) < DoomSpend.DICE_TO_END_SCENE) {
                return Either.left(new DoomViolation.NoSuchDoomDie(DieSize.D12, state.doom()));
            }
            Vector<SceneEvent> one = DoomRules.spent(state, DieSize.D12, DoomSpend.END_SCENE);
            return Either.right(one.appendAll(one).append(new TableEvent.SceneEnded()));
        });
    }
}
