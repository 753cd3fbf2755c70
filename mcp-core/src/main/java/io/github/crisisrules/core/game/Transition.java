package io.github.crisisrules.core.game;

import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;

/**
 * What an accepted command did: the events, in order, and the state they lead to. The state is always the fold of the
 * events, for there is no way to make a transition but to let one event after the other happen.
 */
public final class Transition<S, E extends GameEvent<S>> {
    private final S state;
    private final Vector<E> events;

    private Transition(S state, Vector<E> events) {
        this.state = state;
        this.events = events;
    }

    /** Nothing has happened yet. */
    public static <S, E extends GameEvent<S>> Transition<S, E> none(S state) {
        return new Transition<>(state, Vector.empty());
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
        return events;
    }

    /** One more event happens. */
    public Transition<S, E> then(E event) {
        return new Transition<>(event.applyTo(state), events.append(event));
    }

    /** More events happen, one after the other. */
    public Transition<S, E> thenAll(Iterable<? extends E> more) {
        S now = state;
        Vector<E> all = Vector.ofAll(more);
        for (E event : all) {
            now = event.applyTo(now);
        }
        return new Transition<>(now, events.isEmpty() ? all : events.appendAll(all));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Transition<?, ?> that && state.equals(that.state) && events.equals(that.events);
    }

    @Override
    public int hashCode() {
        return 31 * state.hashCode() + events.hashCode();
    }

    @Override
    public String toString() {
        return Iterator.ofAll(events).mkString("Transition(", ", ", " -> " + state + ")");
    }
}
