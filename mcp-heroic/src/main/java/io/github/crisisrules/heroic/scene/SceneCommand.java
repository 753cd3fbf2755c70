package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** What somebody wants. Facts that only the table knows, such as faces and agreement, are part of the command. */
public sealed interface SceneCommand extends GameCommand permits TableCommand, CastCommand, ActionCommand {
    /** What happens if it is given in that state, or why the rules refuse; {@link Scene} makes the new state. */
    Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state);
}
