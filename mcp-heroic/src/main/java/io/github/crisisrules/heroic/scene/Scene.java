package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * Scenes of Marvel Heroic as a game. {@link SceneTable} has verbs for it.
 *
 * <pre>{@code
 * Play<SceneState, SceneCommand, SceneEvent> play =
 *         Play.started(Scene.start(CastSheet.hero(spider), CastSheet.villain(rhino)));
 * }</pre>
 */
@Rule({SEQUENCE, SCENES})
public final class Scene implements Game<SceneState, SceneCommand, SceneEvent> {
    /** The rules of the sheet. */
    public static final Scene RULES = new Scene();

    private Scene() {}

    /** The first Act before its first scene, with this cast and the usual doom pool; or all that is wrong with it. */
    public static Validation<Seq<RuleViolation>, Play<SceneState, SceneCommand, SceneEvent>> start(CastSheet... cast) {
        return start(SceneStart.of(cast));
    }

    /** The first Act before its first scene; or all that is wrong with it. */
    public static Validation<Seq<RuleViolation>, Play<SceneState, SceneCommand, SceneEvent>> start(SceneStart start) {
        return Beginning.of(start).map(state -> Play.of(RULES, state));
    }

    @Override
    public String name() {
        return "Marvel Heroic";
    }

    @Override
    public Either<RuleViolation, Transition<SceneState, SceneEvent>> decide(SceneState state, SceneCommand command) {
        return command.decide(state).map(events -> ForcedSteps.after(Transition.of(state, events)));
    }

    @Override
    public Vector<Choice<SceneCommand>> choices(SceneState state) {
        return SceneChoices.of(state);
    }

    @Override
    public Awaited awaited(SceneState state) {
        return SceneAwaited.of(state);
    }

    /** The dice of the roll that waits to be rolled, as far as they are gathered; none if no roll waits. */
    public static Option<Vector<DieSize>> dice(SceneState state) {
        return state.hand(Stage.POOL)
                .map(hand -> hand.roller().isDefined()
                        ? hand.pool().map(PoolDie::die)
                        : Transition.of(state, Rolling.doomDice(state))
                                .state()
                                .hand(Stage.POOL)
                                .get()
                                .pool()
                                .map(PoolDie::die));
    }

    /** The roll that waits to be rolled, with faces drawn from a seed; none if no roll waits. */
    public static Option<ActionCommand.RollPool> roll(SceneState state, Seed seed) {
        return dice(state).map(dice -> new ActionCommand.RollPool(Vector.empty(), Roll.faces(dice, seed)));
    }

    /** The same after these parts have joined the pool, or why they do not. */
    public static Either<RuleViolation, ActionCommand.RollPool> roll(
            SceneState state, Vector<PoolPart> parts, Seed seed) {
        return PoolBuilding.build(state, parts)
                .map(built -> new ActionCommand.RollPool(
                        parts, Roll.faces(dice(built.state()).get(), seed)));
    }
}
