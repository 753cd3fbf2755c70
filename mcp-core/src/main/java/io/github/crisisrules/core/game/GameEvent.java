package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.text.Describable;

/**
 * An event: a change that has happened. It computes the next state, cites the rules it is based on, and has a
 * description.
 *
 * @param <S> the state it changes
 */
public interface GameEvent<S> extends HasRules, Describable {
    /** Returns the state after this event. It is defined for every state in which the rules produce this event. */
    S applyTo(S state);
}
