package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.roster.CardLegality;

/**
 * The Timeline that an event uses, with the cards that it allows. The documents print only the names of Timelines;
 * the characters, affiliations and cards of each are data that the embedding app supplies. Characters and cards
 * are checked when a list is submitted, affiliations when a squad is made from one of its rosters.
 */
public record EventTimeline(Timeline timeline, CardLegality legality) {}
