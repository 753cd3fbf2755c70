package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.GemViolation;
import io.github.crisisrules.core.card.RosterViolation;

/** Which rule a roster's fault breaks: one on how rosters are built, or one on what the event allows. */
record RuleOf(String building, String timeline, String lists) implements RosterViolation.Cases<String> {
    @Override
    public String count(RosterViolation.WrongCount violation) {
        return building;
    }

    @Override
    public String twice(RosterViolation.ListedTwice violation) {
        return building;
    }

    @Override
    public String notAllowed(RosterViolation.NotAllowed violation) {
        return timeline;
    }

    @Override
    public String banned(RosterViolation.Banned violation) {
        return lists;
    }

    @Override
    public String restricted(RosterViolation.TooManyRestricted violation) {
        return lists;
    }

    @Override
    public String gem(GemViolation violation) {
        return building;
    }
}
