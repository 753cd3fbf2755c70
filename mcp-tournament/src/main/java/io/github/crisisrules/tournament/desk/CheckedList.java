package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.card.CardLegality;
import io.github.crisisrules.core.card.RosterSubmission;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.roster.ChallengerRoster;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.EventTimeline;
import io.github.crisisrules.tournament.roster.TimelineEdition;
import io.github.crisisrules.tournament.roster.TimelineListRules;
import io.github.crisisrules.tournament.rulebook.ChallengerRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/**
 * A Roster or Timeline List as it was handed in, with what the list checks found.
 *
 * @param rule the id of the rule that asks for the list
 * @param rosters three for a Timeline List; one, designated 1, for a Challenger Event
 * @param faults everything wrong with it; empty for a legal list
 */
public record CheckedList(String rule, Vector<DesignatedRoster> rosters, Vector<RuleViolation> faults) {
    /** A Challenger Event's roster, checked against what the event's Timeline and list allow. */
    @Rule(ChallengerRules.ROSTER)
    public static CheckedList roster(RosterSubmission submission, CardLegality allowed) {
        return new CheckedList(
                ChallengerRules.ROSTER,
                Vector.of(new DesignatedRoster(1, submission)),
                faults(ChallengerRoster.check(submission, allowed)));
    }

    /** A Timeline List, checked against the event's Timeline. */
    @Rule(TimelineRules.LIST)
    public static CheckedList timelineList(
            Seq<DesignatedRoster> submission, TimelineEdition edition, EventTimeline event) {
        return new CheckedList(
                TimelineRules.LIST,
                Vector.ofAll(submission),
                faults(TimelineListRules.check(submission, edition, event)));
    }

    private static Vector<RuleViolation> faults(Validation<? extends Seq<? extends RuleViolation>, ?> check) {
        return check.isValid() ? Vector.empty() : Vector.ofAll(check.getError());
    }
}
