/**
 * The lists that players submit before the event: a roster for a Challenger Event, a Timeline List of three for a
 * Timeline Event. The cards that a Timeline allows are data that the embedding app supplies. Start with
 * {@link io.github.crisisrules.tournament.roster.ChallengerRoster} and
 * {@link io.github.crisisrules.tournament.roster.TimelineListRules}.
 */
@NullMarked
package io.github.crisisrules.tournament.roster;

import org.jspecify.annotations.NullMarked;
