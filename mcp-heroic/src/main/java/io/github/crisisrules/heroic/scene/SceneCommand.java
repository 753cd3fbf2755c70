package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** What somebody wants. Facts that only the table knows, such as faces and agreement, are part of the command. */
public sealed interface SceneCommand permits TableCommand, ActionCommand {
    /** What happens if it is given in that state, or why the rules refuse; {@link Scene} makes the new state. */
    Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state);

    /** What the cases make of it: those of the table, or those of an action. */
    <R> R match(TableCommand.Cases<R> table, ActionCommand.Cases<R> action);
}
