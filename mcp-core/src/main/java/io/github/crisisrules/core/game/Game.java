package io.github.crisisrules.core.game;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * The rules of a game or an event. A command is either refused with a violation and changes nothing, or it produces
 * events. Only events change the state, so a log always replays to the same state. All methods are pure. An app
 * holds a game as a {@link Play}, which the static {@code start} of each game creates.
 *
 * @param <S> state
 * @param <C> command: a decision of a player or an observation
 * @param <E> event: a change that has happened
 */
public interface Game<S, C extends GameCommand, E extends GameEvent<S>> {
    /** Returns the name of the game. */
    String name();

    /**
     * Decides a command in the given state. Returns the events and the state after them, or the violation if the
     * rules refuse the command.
     */
    Either<RuleViolation, Transition<S, E>> decide(S state, C command);

    /** Returns the choices in the given state; empty if the game is over. */
    Vector<Choice<C>> choices(S state);

    /** Returns the step that the given state waits for. */
    Awaited awaited(S state);

    /** Returns the display names of everything that the given state identifies by an id. */
    default Names names(S state) {
        return Names.AS_WRITTEN;
    }
}
