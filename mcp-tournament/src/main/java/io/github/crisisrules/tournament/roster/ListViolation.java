package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.roster.RosterViolation;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;

/** A fault of a submitted list. */
public sealed interface ListViolation extends RuleViolation {
    /** A fault of a Challenger roster. The Timeline and its banned and restricted list have rules of their own. */
    record ChallengerRosterFault(RosterViolation fault) implements ListViolation {
        @Override
        public Vector<String> rules() {
            return rulesOf(fault, ChallengerRuleId.STANDARD, ChallengerRuleId.ROSTER);
        }
    }

    /** A fault of one roster in a Timeline List. */
    record TimelineRosterFault(int roster, RosterViolation fault) implements ListViolation {
        @Override
        public Vector<String> rules() {
            return rulesOf(fault, TimelineRuleId.TIMELINES, TimelineRuleId.TIMELINES);
        }
    }

    /** The document has no Timeline with this name. */
    @Rule(TimelineRuleId.TIMELINES)
    record UnknownTimeline(String timeline) implements ListViolation {}

    /** No roster has this designation. */
    @Rule(TimelineRuleId.LIST)
    record DesignationMissing(int designation) implements ListViolation {}

    /** Several rosters have the same designation. */
    @Rule(TimelineRuleId.LIST)
    record DuplicateDesignation(int designation, int times) implements ListViolation {}

    /** A roster has a designation other than 1, 2 and 3. */
    @Rule(TimelineRuleId.LIST)
    record NoSuchDesignation(int designation) implements ListViolation {}

    /** A component is on several rosters of the list. */
    @Rule(TimelineRuleId.LIST)
    record SharedByRosters(ComponentId component, Vector<Integer> rosters) implements ListViolation {}

    /**
     * Returns the rules that a roster's fault breaks: on how rosters are built, on the Timeline, or on its banned
     * and restricted list.
     */
    private static Vector<String> rulesOf(RosterViolation fault, String timeline, String lists) {
        if (fault instanceof RosterViolation.NotAllowed) {
            return Vector.of(timeline);
        }
        return fault instanceof RosterViolation.Banned || fault instanceof RosterViolation.TooManyRestricted
                ? Vector.of(lists)
                : fault.rules();
    }

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
