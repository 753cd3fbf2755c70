package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;

/**
 * A command of an encounter.
 *
 * @param <S> the state of the encounter
 * @param <E> the events of the encounter
 */
public interface EncounterCommand<S extends EncounterState, E extends GameEvent<S>> extends GameCommand {
    /**
     * Decides this command in an encounter that is not over. The decision starts with {@link Encounter#in}; the
     * encounter adds the automatic events that follow.
     */
    Decision<S, E> decide(S state);
}
