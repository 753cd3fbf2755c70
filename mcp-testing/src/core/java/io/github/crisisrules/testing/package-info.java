/**
 * Random histories that hold a game to the laws of all games, plays in mid-game, and the checks behind them. Start with
 * {@link io.github.crisisrules.testing.GameHistories} and {@link io.github.crisisrules.testing.PlayArbitraries}.
 *
 * <p>No generator filters: each value is valid by construction, so that no property runs out of tries, and every failure
 * shrinks.
 */
@NullMarked
package io.github.crisisrules.testing;

import org.jspecify.annotations.NullMarked;
