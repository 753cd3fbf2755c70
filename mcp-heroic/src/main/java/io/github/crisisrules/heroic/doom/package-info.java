/**
 * The Watcher's doom pool: its start, its growth and its uses. Start with
 * {@link io.github.crisisrules.heroic.doom.DoomPool}.
 */
@NullMarked
package io.github.crisisrules.heroic.doom;

import org.jspecify.annotations.NullMarked;
