package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.Question;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

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
        return game.choices().flatMap(possible::commands);
    }

    /** The first of them for which the table is asked this kind of question; the others are not made. */
    public Option<C> firstAsking(Class<? extends Question<?>> kind) {
        for (Choice<C> choice : game.choices()) {
            Vector<C> commands =
                    choice.questions().exists(kind::isInstance) ? possible.commands(choice) : Vector.empty();
            if (commands.nonEmpty()) {
                return commands.headOption();
            }
        }
        return Option.none();
    }

    /** The first of all. */
    public C first() {
        Choice<C> choice = game.choices().head();
        return possible.commands(choice).head();
    }

    /** A seed for what is random in this choice. */
    public Seed choice() {
        return seed.split("choice", game.steps().size());
    }
}
