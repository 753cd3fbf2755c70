/**
 * The one shape of every game here: rules that decide commands, a play that an app holds, choices and prompts that say what
 * may be done. Start with {@link io.github.crisisrules.core.game.Play}.
 */
@NullMarked
package io.github.crisisrules.core.game;

import org.jspecify.annotations.NullMarked;
