package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.Cited;
import io.github.crisisrules.core.rulebook.Worded;

/**
 * What happened. It knows the state it leads to, the rules it rests on, and how to say it in a sentence.
 *
 * @param <S> the state it changes
 */
public interface GameEvent<S> extends Cited, Worded {
    /** The state after it; total for every state in which the rules gave this event. */
    S applyTo(S state);
}
