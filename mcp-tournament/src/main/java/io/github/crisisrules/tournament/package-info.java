/** Challenger and Timeline Events. Start with {@link io.github.crisisrules.tournament.Desk}, an event as its organizer runs it. */
@NullMarked
package io.github.crisisrules.tournament;

import org.jspecify.annotations.NullMarked;
