/**
 * What the documents print about an event as a whole: structures by number of players, as dated data. Start with {@link io.github.crisisrules.tournament.event.EventFormat}.
 */
@NullMarked
package io.github.crisisrules.tournament.event;

import org.jspecify.annotations.NullMarked;
