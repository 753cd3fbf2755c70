package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.GameCommand;

/**
 * A command in a scene. Facts that only the players know, such as the faces rolled or an agreement, are part of the
 * command.
 */
public sealed interface SceneCommand extends GameCommand permits StoryCommand, CastCommand, ActionCommand {
    /** Decides this command in the given state. {@link Scene} adds the steps that leave nothing to decide. */
    Decision<SceneState, SceneEvent> decide(SceneState state);
}
