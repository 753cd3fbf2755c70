package io.github.crisisrules.core.game;

import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * What an accepted command did: the events, in order, and the state they lead to. The state is always the fold of the
 * events, for there is no way to make a transition but to let one event after the other happen.
 */
public final class Transition<S, E extends GameEvent<S>> {
    private final S state;
    // The latest first: to put one before a list is cheap, to put one after a vector is not.
    private final List<E> told;

    private Transition(S state, List<E> told) {
        this.state = state;
        this.told = told;
    }

    /** Nothing has happened yet. */
    public static <S, E extends GameEvent<S>> Transition<S, E> none(S state) {
        return new Transition<>(state, List.empty());
    }

    /** These events happen one after the other. */
    public static <S, E extends GameEvent<S>> Transition<S, E> of(S before, Iterable<? extends E> events) {
        return Transition.<S, E>none(before).thenAll(events);
    }

    /** The state after the events. */
    public S state() {
        return state;
    }

    /** What happened, oldest first. */
    public Vector<E> events() {
        return Vector.ofAll(told.reverse());
    }

    /** One more event happens. */
    public Transition<S, E> then(E event) {
        return new Transition<>(event.applyTo(state), told.prepend(event));
    }

    /** More events happen, one after the other. */
    public Transition<S, E> thenAll(Iterable<? extends E> more) {
        Transition<S, E> now = this;
        for (E event : more) {
            now = now.then(event);
        }
        return now;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Transition<?, ?> that && state.equals(that.state) && told.equals(that.told);
    }

    @Override
    public int hashCode() {
        return 31 * state.hashCode() + told.hashCode();
    }

    @Override
    public String toString() {
        return told.reverse().mkString("Transition(", ", ", " -> " + state + ")");
    }
}
