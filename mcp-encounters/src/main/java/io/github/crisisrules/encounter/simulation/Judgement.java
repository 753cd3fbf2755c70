package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.vavr.collection.Vector;

/** What somebody who knows an encounter sees in a moment and in a state; a player that looks ahead goes by it. */
public interface Judgement<S, C extends GameCommand, E extends GameEvent<S>> {
    /** What may be done, what the practised player would do first; one alone where there is nothing to think about. */
    Vector<Prospect<C>> prospects(Moment<S, C, E> moment);

    /** How good a state looks for the Crisis Team, from 0 to 1, where nobody looks further. */
    double outlook(S state);
}
