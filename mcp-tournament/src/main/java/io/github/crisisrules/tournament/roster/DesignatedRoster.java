package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.RosterSubmission;

/** One roster of a Timeline List as handed in: nothing about it has been checked, not even its designation. */
public record DesignatedRoster(int designation, RosterSubmission roster) {}
