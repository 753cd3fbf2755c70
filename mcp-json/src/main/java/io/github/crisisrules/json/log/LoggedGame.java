package io.github.crisisrules.json.log;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * The parts of a kind of game that its logs need.
 *
 * @param round returns the number of the round of a state
 * @param whole returns a state with all of its secrets, as a value that has a JSON form
 * @param cost the work that commands ask for
 */
record LoggedGame<S, C extends GameCommand, E extends GameEvent<S>>(
        Class<C> commands, Class<E> events, ToIntFunction<S> round, Function<S, Object> whole, ReplayCost<S, C> cost) {}
