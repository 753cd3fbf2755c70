package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.transition.Transition;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A game of any encounter as it was played: the state it started from, each command with what it did, and the state now.
 *
 * @param <S> state
 * @param <C> command
 * @param <E> event
 */
public record Playthrough<S, C, E>(S start, Vector<Playthrough.Move<S, C, E>> moves, S state) {
    /** A command, what happened, and the state after it. */
    public record Move<S, C, E>(C command, Seq<E> events, S after) {}

    /** Before the first command. */
    public static <S, C, E> Playthrough<S, C, E> from(S start) {
        return new Playthrough<>(start, Vector.empty(), start);
    }

    /** The game with one more command and what it did. */
    public Playthrough<S, C, E> then(C command, Transition<S, E> done) {
        return new Playthrough<>(start, moves.append(new Move<>(command, done.events(), done.state())), done.state());
    }

    /** Everything that happened. */
    public Vector<E> log() {
        return moves.flatMap(Move::events);
    }
}
