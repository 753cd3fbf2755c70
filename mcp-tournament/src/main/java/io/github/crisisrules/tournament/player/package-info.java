/** Who takes part: registration numbers, entrants, and whether they are still in the event. */
@NullMarked
package io.github.crisisrules.tournament.player;

import org.jspecify.annotations.NullMarked;
