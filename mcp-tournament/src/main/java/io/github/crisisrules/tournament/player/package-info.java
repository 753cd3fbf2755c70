/**
 * The people who take part: registration numbers, entrants and their attendance. Start with
 * {@link io.github.crisisrules.tournament.player.PlayerId}.
 */
@NullMarked
package io.github.crisisrules.tournament.player;

import org.jspecify.annotations.NullMarked;
