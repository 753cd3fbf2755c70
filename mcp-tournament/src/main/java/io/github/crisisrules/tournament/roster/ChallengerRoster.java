package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.RosterRules;
import io.github.crisisrules.core.roster.RosterSize;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;

/** The check whether a submitted roster may be played in a Challenger Event. It reports all faults. */
public final class ChallengerRoster {
    private ChallengerRoster() {}

    /** Checks a roster of the size that the core rules give, and returns the roster or all faults of the submission. */
    public static Validation<Seq<ListViolation>, Roster> check(RosterSubmission submission, CardLegality allowed) {
        return check(submission, allowed, RosterSize.standard());
    }

    /**
     * Checks a roster, and returns it or all faults of the submission.
     *
     * @param allowed the cards that the event's Timeline and list allow, from {@link ChallengerTimeline#allowed}
     */
    @Rule({ChallengerRuleId.ROSTER, ChallengerRuleId.STANDARD, ChallengerRuleId.EXTENDED})
    public static Validation<Seq<ListViolation>, Roster> check(
            RosterSubmission submission, CardLegality allowed, RosterSize size) {
        return RosterRules.check(submission, size, allowed)
                .mapError(faults -> faults.map(ListViolation.ChallengerRosterFault::new));
    }
}
