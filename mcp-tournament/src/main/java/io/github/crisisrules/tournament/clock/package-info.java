/**
 * How long a round lasts, and what happens when its time is up. Time is a value that the caller passes in: the library
 * has no clock of its own. Start with {@link io.github.crisisrules.tournament.clock.RoundClock}.
 */
@NullMarked
package io.github.crisisrules.tournament.clock;

import org.jspecify.annotations.NullMarked;
