/**
 * Two players and how their match ended. Start with {@link io.github.crisisrules.tournament.match.MatchEnding}; {@link io.github.crisisrules.tournament.match.Scoring} says what it is worth.
 */
@NullMarked
package io.github.crisisrules.tournament.match;

import org.jspecify.annotations.NullMarked;
