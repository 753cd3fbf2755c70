/**
 * The common shape of every game: rules that decide commands, a play that an app holds, and choices that list the
 * possible commands with their questions. Start with {@link io.github.crisisrules.core.game.Play}.
 */
@NullMarked
package io.github.crisisrules.core.game;

import org.jspecify.annotations.NullMarked;
