package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.scene.menu.SceneChoices;
import io.github.crisisrules.heroic.scene.prompt.SceneAwaited;
import io.github.crisisrules.heroic.scene.rule.ForcedSteps;
import io.github.crisisrules.heroic.scene.rule.PoolBuilding;
import io.github.crisisrules.heroic.scene.rule.Rolling;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * The game of Marvel Heroic scenes. {@link SceneTable} offers verbs for the most common commands.
 *
 * <pre>{@code
 * Play<SceneState, SceneCommand, SceneEvent> play = Scene.play(CastSheet.hero(spider), CastSheet.villain(rhino));
 * }</pre>
 */
@Rule({SEQUENCE, SCENES})
public final class Scene implements Game<SceneState, SceneCommand, SceneEvent> {
    /** The single instance of the game. */
    public static final Scene GAME = new Scene();

    private Scene() {}

    /**
     * Starts the first Act, before its first scene, with the given cast and the usual doom pool; or returns all
     * faults of the cast.
     */
    public static Validation<Seq<RuleViolation>, Play<SceneState, SceneCommand, SceneEvent>> start(CastSheet... cast) {
        return start(SceneStart.of(cast));
    }

    /** Starts the first Act, before its first scene; or returns all faults of {@code start}. */
    public static Validation<Seq<RuleViolation>, Play<SceneState, SceneCommand, SceneEvent>> start(SceneStart start) {
        return StartValidation.of(start).map(state -> Play.of(GAME, state));
    }

    /**
     * Returns a play before its first scene, see {@link #start(CastSheet...)}.
     *
     * @throws io.github.crisisrules.core.game.RefusedException with all faults of the cast, if it has any
     */
    public static Play<SceneState, SceneCommand, SceneEvent> play(CastSheet... cast) {
        return Play.started(start(cast));
    }

    /**
     * Returns a play before its first scene, see {@link #start(SceneStart)}.
     *
     * @throws io.github.crisisrules.core.game.RefusedException with all faults of {@code start}, if it has any
     */
    public static Play<SceneState, SceneCommand, SceneEvent> play(SceneStart start) {
        return Play.started(start(start));
    }

    @Override
    public String name() {
        return "Marvel Heroic";
    }

    @Override
    public Decision<SceneState, SceneEvent> decide(SceneState state, SceneCommand command) {
        return ForcedSteps.after(command.decide(state));
    }

    @Override
    public Vector<Choice<SceneCommand>> choices(SceneState state) {
        return SceneChoices.of(state);
    }

    @Override
    public Awaited awaited(SceneState state) {
        return SceneAwaited.of(state);
    }

    /** Returns the dice gathered so far for the roll that is about to be made, or none if no roll is due. */
    public static Option<Vector<DieSize>> dice(SceneState state) {
        return state.rollAt(RollStage.POOL)
                .map(hand -> hand.pool().appendAll(Rolling.doomDice(state)).map(PoolDie::die));
    }

    /**
     * Returns a command for the roll that is about to be made, with faces generated from {@code seed}, or none if no
     * roll is due.
     */
    public static Option<ActionCommand.RollPool> roll(SceneState state, Seed seed) {
        return dice(state).map(dice -> new ActionCommand.RollPool(Vector.empty(), Roll.faces(dice, seed)));
    }

    /**
     * Returns a command that adds the given parts to the pool and rolls it, with faces generated from {@code seed},
     * or the violation if the rules refuse it.
     */
    public static Either<RuleViolation, ActionCommand.RollPool> roll(
            SceneState state, Vector<PoolPart> parts, Seed seed) {
        return PoolBuilding.build(state, parts)
                .toEither()
                .map(built -> new ActionCommand.RollPool(
                        parts, Roll.faces(dice(built.state()).get(), seed)));
    }
}
