package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.CardLegality;
import io.github.crisisrules.core.card.Roster;
import io.github.crisisrules.core.card.RosterRules;
import io.github.crisisrules.core.card.RosterSize;
import io.github.crisisrules.core.card.RosterSubmission;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.ChallengerRules;
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
    @Rule({ChallengerRules.ROSTER, ChallengerRules.STANDARD, ChallengerRules.EXTENDED})
    public static Validation<Seq<ListViolation>, Roster> check(
            RosterSubmission submission, CardLegality allowed, RosterSize size) {
        return RosterRules.check(submission, size, allowed)
                .mapError(faults -> faults.map(ListViolation.OnChallengerRoster::new));
    }
}
