/**
 * The standings of an event and the reasons for each rank: player records, exact Strength of Schedule, all
 * tiebreakers, and the prospects of making the cut. Start with
 * {@link io.github.crisisrules.tournament.standing.Ranking}.
 */
@NullMarked
package io.github.crisisrules.tournament.standing;

import org.jspecify.annotations.NullMarked;
