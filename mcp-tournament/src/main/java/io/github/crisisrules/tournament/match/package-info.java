/**
 * Matches: two players, how their match ended, and what that is worth. Start with
 * {@link io.github.crisisrules.tournament.match.MatchEnding};
 * {@link io.github.crisisrules.tournament.match.Scoring} turns endings into results.
 */
@NullMarked
package io.github.crisisrules.tournament.match;

import org.jspecify.annotations.NullMarked;
