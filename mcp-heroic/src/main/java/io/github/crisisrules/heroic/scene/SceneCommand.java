package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A command in a scene. Facts that only the players know, such as the faces rolled or an agreement, are part of the
 * command.
 */
public sealed interface SceneCommand extends GameCommand permits StoryCommand, CastCommand, ActionCommand {
    /**
     * Returns the events of this command in the given state, or the violation if the rules refuse it. {@link Scene}
     * applies them to obtain the new state.
     */
    Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state);
}
