package io.github.crisisrules.core.game;

import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * The outcome of an accepted command: the events, in order, and the state after them. The state is always the
 * result of applying the events, because a transition can only be built event by event.
 */
public final class Transition<S, E extends GameEvent<S>> {
    private final S state;
    // Latest first: prepending to a list is cheap, appending to a vector is not.
    private final List<E> reversed;

    private Transition(S state, List<E> reversed) {
        this.state = state;
        this.reversed = reversed;
    }

    /** Creates a transition without events. */
    public static <S, E extends GameEvent<S>> Transition<S, E> none(S state) {
        return new Transition<>(state, List.empty());
    }

    /** Creates a transition in which the given events happen one after the other. */
    public static <S, E extends GameEvent<S>> Transition<S, E> of(S before, Iterable<? extends E> events) {
        return Transition.<S, E>none(before).thenAll(events);
    }

    /** Returns the state after the events. */
    public S state() {
        return state;
    }

    /** Returns the events, oldest first. */
    public Vector<E> events() {
        return Vector.ofAll(reversed.reverse());
    }

    /** Returns this transition followed by one more event. */
    public Transition<S, E> then(E event) {
        return new Transition<>(event.applyTo(state), reversed.prepend(event));
    }

    /** Returns this transition followed by more events, one after the other. */
    public Transition<S, E> thenAll(Iterable<? extends E> more) {
        Transition<S, E> now = this;
        for (E event : more) {
            now = now.then(event);
        }
        return now;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Transition<?, ?> that && state.equals(that.state) && reversed.equals(that.reversed);
    }

    @Override
    public int hashCode() {
        return 31 * state.hashCode() + reversed.hashCode();
    }

    @Override
    public String toString() {
        return reversed.reverse().mkString("Transition(", ", ", " -> " + state + ")");
    }
}
