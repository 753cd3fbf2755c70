package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.vavr.collection.Vector;

/**
 * A moment of a simulated game at which a player chooses a command.
 *
 * @param game the game so far
 * @param possible the possible answers at this moment
 * @param seed the seed of the whole game
 */
public record Moment<S, C extends GameCommand, E extends GameEvent<S>>(
        Play<S, C, E> game, AnswerOptions possible, Seed seed) {
    /** Returns the current state. */
    public S state() {
        return game.state();
    }

    /** Returns the choices that carry the game on. Simulated players report no effects of cards that they do not have. */
    public Vector<Choice<C>> choices() {
        return game.choices().reject(Choice::isGroup);
    }

    /** Returns every command that can be chosen: each choice with each possible answer. */
    public Vector<C> commands() {
        return possible.commands(choices());
    }

    /** Returns the first of the commands. */
    public C first() {
        return possible.first(choices().head()).get();
    }

    /** Returns the seed for random decisions in this choice. */
    public Seed choice() {
        return seed.split("choice", game.steps().size());
    }
}
