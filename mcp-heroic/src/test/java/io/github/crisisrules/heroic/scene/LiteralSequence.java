package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The order of the steps of an action, read from a log: the action's result is final before the reaction begins, dice join a
 * pool before it is rolled, and effects are used after the totals were compared.
 */
final class LiteralSequence {
    /** The last step of the action in progress. */
    private enum At {
        NO_ACTION,
        POOL,
        ROLL,
        RESULT,
        REACTION_POOL,
        REACTION_ROLL,
        REACTION_RESULT,
        OUTCOME
    }

    private At at = At.NO_ACTION;
    private Option<CastId> actor = Option.none();
    private Option<CastId> ended = Option.none();

    private LiteralSequence() {}

    /** Checks the order of all events of a log that begins between actions. */
    static void check(Vector<SceneEvent> log) {
        LiteralSequence sequence = new LiteralSequence();
        for (SceneEvent event : log) {
            sequence.read(event);
        }
    }

    private void read(SceneEvent event) {
        if (event instanceof ActionEvent.ActionDeclared declared) {
            require(event, At.NO_ACTION);
            at = At.POOL;
            actor = Option.some(declared.actor());
        } else if (event instanceof ActionEvent.DieAdded added) {
            require(event, side(added.side(), At.POOL, At.REACTION_POOL));
        } else if (event instanceof ActionEvent.DiceRolled rolled) {
            require(event, side(rolled.side(), At.POOL, At.REACTION_POOL));
            at = side(rolled.side(), At.ROLL, At.REACTION_ROLL);
        } else if (event instanceof ActionEvent.ResultDeclared result) {
            require(event, side(result.side(), At.ROLL, At.REACTION_ROLL));
            at = side(result.side(), At.RESULT, At.REACTION_RESULT);
        } else if (event instanceof ActionEvent.ResultReported result) {
            require(event, side(result.side(), At.POOL, At.REACTION_POOL));
            at = side(result.side(), At.RESULT, At.REACTION_RESULT);
        } else if (event instanceof ActionEvent.ReactionBegan) {
            require(event, At.RESULT);
            at = At.REACTION_POOL;
        } else if (event instanceof ActionEvent.TotalsCompared) {
            // A target that can no longer react leaves its reaction unfinished.
            require(event, At.RESULT, At.REACTION_POOL, At.REACTION_ROLL, At.REACTION_RESULT);
            at = At.OUTCOME;
        } else if (event instanceof ActionEvent.EffectUsed
                || event instanceof ActionEvent.SecondEffectTaken
                || event instanceof ActionEvent.CounterAttacked) {
            require(event, At.OUTCOME);
        } else {
            readEnd(event);
        }
    }

    private void readEnd(SceneEvent event) {
        if (event instanceof ActionEvent.ActionEnded) {
            assertThat(at).as("%s", event).isNotEqualTo(At.NO_ACTION);
            at = At.NO_ACTION;
            ended = actor;
        } else if (event instanceof StoryEvent.TurnTaken turn) {
            // A reaction takes no turn: the turn that an action takes is its actor's.
            assertThat(ended.getOrElse(turn.character())).as("%s", event).isEqualTo(turn.character());
            ended = Option.none();
        } else if (event instanceof StoryEvent.SceneBegan || event instanceof StoryEvent.SceneEnded) {
            at = At.NO_ACTION;
            ended = Option.none();
        }
    }

    private void require(SceneEvent event, At... allowed) {
        assertThat(at).as("The step before %s", event).isIn((Object[]) allowed);
    }

    private static At side(RollSide side, At ofAction, At ofReaction) {
        return side == RollSide.ACTION ? ofAction : ofReaction;
    }
}
