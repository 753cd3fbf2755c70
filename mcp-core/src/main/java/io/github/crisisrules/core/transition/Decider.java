package io.github.crisisrules.core.transition;

import io.vavr.control.Either;

/**
 * The shape of a game or an event at the table: a command is refused with a violation and changes nothing, or gives
 * events; events alone make the state, so the log replays to the same state for ever.
 *
 * @param <S> state
 * @param <C> command: what somebody wants
 * @param <E> event: what happened
 * @param <V> violation: why the rules refuse
 */
public interface Decider<S, C, E, V> {
    /** What happens if {@code command} is given in {@code state}; pure. */
    Either<V, Transition<S, E>> decide(S state, C command);

    /** The state after {@code event}; total for every event this decider gave for that state. */
    S evolve(S state, E event);

    /** The state that a log of events leads to. */
    default S replay(S initial, Iterable<? extends E> log) {
        return Transition.<S, E>of(initial, log, this::evolve).state();
    }
}
