package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * The rules of a game or an event. A command is refused with a violation and changes nothing, or gives events; events
 * alone make the state, so the log replays to the same state for ever. All methods are pure. An app holds a game as a
 * {@link Play}; each game has a static {@code start} that makes one.
 *
 * @param <S> state
 * @param <C> command: what somebody wants, or saw on the table
 * @param <E> event: what happened
 */
public interface Game<S, C extends GameCommand, E extends GameEvent<S>> {
    /** What the game is called. */
    String name();

    /** What happens if {@code command} is given in {@code state}, or why the rules refuse it. */
    Either<RuleViolation, Transition<S, E>> decide(S state, C command);

    /** What may be done in this state; nothing once the game is over. */
    Vector<Choice<C>> choices(S state);

    /** What this state waits for. */
    Awaited awaited(S state);

    /** What the people at the table call what this state knows by an id. */
    default Names names(S state) {
        return Names.AS_WRITTEN;
    }
}
