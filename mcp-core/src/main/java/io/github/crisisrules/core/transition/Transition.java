package io.github.crisisrules.core.transition;

import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;

/**
 * What an accepted command did: the events, in order, and the state they lead to. The state is always the fold of
 * the events, which is why the only way to make a transition is to give the fold.
 */
public final class Transition<S, E> {
    private final S state;
    private final Vector<E> events;

    private Transition(S state, Vector<E> events) {
        this.state = state;
        this.events = events;
    }

    /** The state reached from {@code before} by {@code events}. */
    public static <S, E> Transition<S, E> of(S before, Iterable<? extends E> events, BiFunction<S, E, S> evolve) {
        S state = before;
        Vector<E> list = Vector.ofAll(events);
        for (E event : list) {
            state = evolve.apply(state, event);
        }
        return new Transition<>(state, list);
    }

    /** Nothing has happened yet. */
    public static <S, E> Transition<S, E> none(S state) {
        return new Transition<>(state, Vector.empty());
    }

    /** The state after the events. */
    public S state() {
        return state;
    }

    /** What happened, oldest first. */
    public Seq<E> events() {
        return events;
    }

    /** Goes on from the state reached with one more event. */
    public Transition<S, E> then(E event, BiFunction<S, E, S> evolve) {
        return new Transition<>(evolve.apply(state, event), events.append(event));
    }

    /** Goes on from the state reached: what happened so far comes first. */
    public Transition<S, E> then(Transition<S, E> next) {
        return new Transition<>(next.state, events.appendAll(next.events));
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
