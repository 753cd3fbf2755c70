package io.github.crisisrules.core.game;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/**
 * The rules of a game or an event. A command is either refused with a violation and changes nothing, or it produces
 * events. Only events change the state, so a log always replays to the same state. All methods are pure. An app
 * holds a game as a {@link Play}, which the static {@code start} of each game creates.
 *
 * @param <S> the type of states
 * @param <C> command: a decision of a player or an observation
 * @param <E> event: a change that has happened
 */
public interface Game<S, C extends GameCommand, E extends GameEvent<S>> {
    /** Returns the name of the game. */
    String name();

    /** Decides a command in the given state. */
    Decision<S, E> decide(S state, C command);

    /** Returns the choices in the given state; empty if the game is over. */
    Vector<Choice<C>> choices(S state);

    /** Returns the step that the given state waits for. */
    Awaited awaited(S state);

    /** Returns the wording of the given state: English, with the display names of everything that it identifies by an id. */
    default Wording wording(S state) {
        return Wording.ENGLISH;
    }
}
