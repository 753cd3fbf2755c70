package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.vavr.collection.Vector;

/** The knowledge of an encounter that a player who looks ahead uses. */
public interface Judgement<S, C extends GameCommand, E extends GameEvent<S>> {
    /**
     * Returns the options of a moment, the practised player's choice first. There is only one if there is nothing
     * to decide.
     */
    Vector<Prospect<C>> prospects(Moment<S, C, E> moment);

    /** Returns an estimate of the Crisis Team's chances in a state, from 0 to 1, for playouts that stop there. */
    double outlook(S state);
}
