/**
 * Who is ranked where, and why: records, exact Strength of Schedule, all tiebreakers, and who can still make the cut. Start with {@link io.github.crisisrules.tournament.standing.Ranking}.
 */
@NullMarked
package io.github.crisisrules.tournament.standing;

import org.jspecify.annotations.NullMarked;
