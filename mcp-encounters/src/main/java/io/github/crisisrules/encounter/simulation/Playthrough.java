package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A game of the Unstoppable Colossus as it was played: the state it started from, each command with what it did, the end. */
public record Playthrough(ColossusState start, Vector<Move> moves, ColossusState state) {
    /** A command, what happened, and the state after it. */
    public record Move(ColossusCommand command, Seq<ColossusEvent> events, ColossusState after) {}

    static Playthrough from(ColossusState start) {
        return new Playthrough(start, Vector.empty(), start);
    }

    Playthrough then(ColossusCommand command, Transition<ColossusState, ColossusEvent> done) {
        return new Playthrough(start, moves.append(new Move(command, done.events(), done.state())), done.state());
    }

    /** Everything that happened. */
    public Vector<ColossusEvent> log() {
        return moves.flatMap(Move::events);
    }

    /** For the simulation. */
    public GameResult result() {
        return new GameResult(state.ending(), state.frame().round());
    }
}
