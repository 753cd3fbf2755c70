package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.CardLegality;

/**
 * The one Timeline that an event uses, with what it allows. The documents print the names only; which characters,
 * affiliations and cards are in is data of the embedding app. Characters and cards are checked when a list is handed
 * in, affiliations when a squad is made from one of its rosters.
 */
public record EventTimeline(Timeline timeline, CardLegality allowed) {}
