/** The Watcher's doom pool: how it starts, grows and is spent. Start with {@link io.github.crisisrules.heroic.doom.DoomPool}. */
@NullMarked
package io.github.crisisrules.heroic.doom;

import org.jspecify.annotations.NullMarked;
