package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.vavr.collection.Vector;

/**
 * The source of observations and dice in a simulated game. Its answers depend only on the game so far and its
 * seed, so repeated calls give the same answers.
 */
@FunctionalInterface
public interface SimulatedObservations<S, C extends GameCommand, E extends GameEvent<S>> {
    /**
     * Returns the answers that are possible now.
     *
     * @param seed the seed of the whole game
     */
    AnswerOptions at(Play<S, C, E> game, Seed seed);

    /** Returns reports of other events that come before the next choice; the first that the rules accept is applied. */
    default Vector<C> reports(Play<S, C, E> game, Seed seed) {
        return Vector.empty();
    }

    /** Returns the notes that a report must show, because the observations are an assumption. */
    default Vector<String> notes() {
        return Vector.empty();
    }
}
