/**
 * The length of a round, and what happens when its time is up. The current time is a parameter: the library has no
 * clock of its own. Start with {@link io.github.crisisrules.tournament.clock.RoundClock}.
 */
@NullMarked
package io.github.crisisrules.tournament.clock;

import org.jspecify.annotations.NullMarked;
