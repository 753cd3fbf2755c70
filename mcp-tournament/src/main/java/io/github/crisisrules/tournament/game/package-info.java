/**
 * A whole event as a game, from registration to champion: commands cause events, and events make the state. Start
 * with {@link io.github.crisisrules.tournament.game.Tournament}.
 */
@NullMarked
package io.github.crisisrules.tournament.game;

import org.jspecify.annotations.NullMarked;
