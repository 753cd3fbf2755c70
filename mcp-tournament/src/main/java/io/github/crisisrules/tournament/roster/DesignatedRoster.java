package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.roster.RosterSubmission;

/** One roster of a Timeline List as it was submitted. Nothing about it has been checked, not even its designation. */
public record DesignatedRoster(int designation, RosterSubmission roster) {}
