package io.github.crisisrules.encounter;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.vavr.collection.Vector;

/**
 * An event of a play, with the states before and after it.
 *
 * @param before the state before the event
 * @param event the event
 * @param after the state after the event
 */
public record Moment<S, E extends GameEvent<S>>(S before, E event, S after) {
    /** Returns the moments of a play, oldest first. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> Vector<Moment<S, E>> of(Play<S, C, E> play) {
        return of(play.start(), play.log());
    }

    /** Returns the moments of some events, oldest first. */
    public static <S, E extends GameEvent<S>> Vector<Moment<S, E>> of(S start, Vector<E> events) {
        Vector<Moment<S, E>> moments = Vector.empty();
        S now = start;
        for (E event : events) {
            S after = event.applyTo(now);
            moments = moments.append(new Moment<>(now, event, after));
            now = after;
        }
        return moments;
    }

    /** Returns the event if it is of the given type, or none. */
    public <T extends E> Vector<T> as(Class<T> type) {
        return type.isInstance(event) ? Vector.of(type.cast(event)) : Vector.empty();
    }
}
