/**
 * What players hand in before the event: a roster for a Challenger Event, a Timeline List of three for a Timeline
 * Event. What a Timeline allows is data of the embedding app. Start with {@link
 * io.github.crisisrules.tournament.roster.ChallengerRoster} and {@link
 * io.github.crisisrules.tournament.roster.TimelineListRules}.
 */
@NullMarked
package io.github.crisisrules.tournament.roster;

import org.jspecify.annotations.NullMarked;
