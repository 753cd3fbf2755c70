/**
 * The common shape of every game: rules that decide commands, events that make the state, and a play that an app
 * holds. Start with {@link io.github.crisisrules.core.game.Play}.
 */
@NullMarked
package io.github.crisisrules.core.game;

import org.jspecify.annotations.NullMarked;
