package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.vavr.collection.Vector;

/**
 * A moment of a simulated game at which somebody chooses.
 *
 * @param game the game so far
 * @param possible what the table allows as answers now
 * @param seed of the whole game
 */
public record Moment<S, C extends GameCommand, E extends GameEvent<S>>(
        Play<S, C, E> game, Possible possible, Seed seed) {
    /** The state now. */
    public S state() {
        return game.state();
    }

    /** Every command that can be chosen: each choice with each answer that is possible. */
    public Vector<C> commands() {
        return possible.commands(game.choices());
    }

    /** The first of all. */
    public C first() {
        return possible.first(game.choices().head()).get();
    }

    /** A seed for what is random in this choice. */
    public Seed choice() {
        return seed.split("choice", game.steps().size());
    }
}
