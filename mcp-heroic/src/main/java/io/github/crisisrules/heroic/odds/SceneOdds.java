package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * The odds of an action in the current state of a scene: the datafiles with all changes made in play, the
 * distinctions of the scene, and the doom pool. Both sides take every die that is free, the largest from each
 * place, and choose the highest total; nothing is bought. The scene itself decides which dice join a pool, by
 * playing the action on a copy of the state.
 */
public final class SceneOdds {
    private static final Vector<StressType> TYPES = Vector.of(StressType.values());

    private SceneOdds() {}

    /**
     * Returns the odds of an action that could be declared now, or the violation that refuses the action. A pool
     * that is too large for exact odds is refused too.
     */
    @Rule({POOL, OPPOSE, ACTION_WITHOUT_REACTION_SUCCEEDS})
    public static Either<RuleViolation, ActionOdds> odds(SceneState state, ActionCommand.DeclareAction action) {
        return next(state, action).flatMap(declared -> {
            SceneState built = withFreeDice(declared);
            Vector<DieSize> dice = Scene.dice(built).get();
            SceneState answering = withFreeDice(past(built, dice.size()));
            Either<RuleViolation, RollPlan> plan = plan(RollSide.ACTION, dice);
            return Scene.dice(answering)
                    .map(others -> plan.flatMap(acting -> plan(RollSide.REACTION, others)
                            .map(reacting -> opposed(action.intent(), acting, ReactionPlan.of(reacting)))))
                    .getOrElse(() -> plan.map(ActionOdds::unopposed));
        });
    }

    private static ActionOdds opposed(Intent intent, RollPlan action, ReactionPlan reaction) {
        return intent == Intent.HURT ? ActionOdds.hurting(action, reaction) : ActionOdds.helping(action, reaction);
    }

    private static Either<RuleViolation, RollPlan> plan(RollSide side, Vector<DieSize> dice) {
        return dice.size() > RollPlan.MAX_DICE
                ? Either.left(new OddsViolation.TooManyDice(side, dice.size()))
                : Either.right(RollPlan.of(Pool.ofAll(dice)));
    }

    /**
     * Returns the state with every free die added to the pool being built, largest first. The Watcher's pool is
     * complete already.
     */
    private static SceneState withFreeDice(SceneState state) {
        Option<CastMember> roller =
                state.rollAt(RollStage.POOL).flatMap(RollInProgress::roller).map(state::known);
        return roller.map(one -> atHand(state, one)
                        .flatMap(trait -> next(state, ActionCommand.BuildPool.of(trait))
                                .map(joined -> joined.rollAt(RollStage.POOL)
                                        .get()
                                        .pool()
                                        .last())
                                .toOption())
                        .sorted(Comparator.comparing(PoolDie::die).reversed())
                        .foldLeft(
                                state,
                                (before, die) -> next(before, ActionCommand.BuildPool.of(die.trait()))
                                        .getOrElse(before)))
                .getOrElse(state);
    }

    // Every trait that a free die could come from: the roller's own, the scene's, and the troubles of the
    // opposition.
    private static Vector<Trait> atHand(SceneState state, CastMember roller) {
        Exchange exchange = state.exchange().get();
        CastMember opposition =
                state.known(roller.id().equals(exchange.actor()) ? exchange.target() : exchange.actor());
        return roller.datafile()
                .traits()
                .appendAll(state.distinctions().map(Trait::sceneDistinction))
                .appendAll(roller.traits().appendAll(opposition.traits()).map(CreatedTrait::trait))
                .appendAll(TYPES.flatMap(type -> Vector.of(Trait.stress(type), Trait.trauma(type))))
                .distinct();
    }

    // The state after the action roll. Its faces do not affect the reaction's pool, so they are all ones.
    private static SceneState past(SceneState state, int dice) {
        SceneState rolled = next(state, new ActionCommand.RollPool(Vector.empty(), Vector.fill(dice, 1)))
                .getOrElseThrow(why -> new AssertionError("A roll of ones was refused with " + why + "."));
        return rolled.rollAt(RollStage.CHOICE).isEmpty()
                ? rolled
                : next(rolled, new ActionCommand.ChooseDice(Vector.empty(), Vector.empty(), Vector.empty()))
                        .getOrElseThrow(why -> new AssertionError("A choice of no dice was refused with " + why + "."));
    }

    private static Either<RuleViolation, SceneState> next(SceneState state, SceneCommand command) {
        return Scene.GAME.decide(state, command).toEither().map(Decision::state);
    }
}
