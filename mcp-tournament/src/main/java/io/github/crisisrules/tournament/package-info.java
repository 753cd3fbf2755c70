/**
 * Challenger and Timeline Events. Start with {@link io.github.crisisrules.tournament.Desk}, which runs an event
 * for its organizer; {@link io.github.crisisrules.tournament.Board} is its public view.
 */
@NullMarked
package io.github.crisisrules.tournament;

import org.jspecify.annotations.NullMarked;
