package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.vavr.collection.Vector;

/**
 * What is seen and rolled on the table of a simulated game. A function of the game so far and of its seed, and nothing else;
 * asking twice gives the same answer.
 */
@FunctionalInterface
public interface SimulatedTable<S, C extends GameCommand, E extends GameEvent<S>> {
    /** What may be answered now; the seed is that of the whole game. */
    Possible at(Play<S, C, E> game, Seed seed);

    /** What happened besides and is told before anybody chooses: the first of these that the rules accept. */
    default Vector<C> reports(Play<S, C, E> game, Seed seed) {
        return Vector.empty();
    }

    /** What a report has to say of it, because it is made up. */
    default Vector<String> notes() {
        return Vector.empty();
    }
}
