/**
 * What the documents print about an event as a whole: its structure by number of players, and the house rules that
 * may differ from it. Start with {@link io.github.crisisrules.tournament.event.EventFormat}.
 */
@NullMarked
package io.github.crisisrules.tournament.event;

import org.jspecify.annotations.NullMarked;
