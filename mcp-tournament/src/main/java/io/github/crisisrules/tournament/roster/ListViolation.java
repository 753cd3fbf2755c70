package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.RosterViolation;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerViolation;
import io.github.crisisrules.tournament.rulebook.ChallengerRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;

/** What is wrong with a list. */
public sealed interface ListViolation extends PlayerViolation {
    /** A fault of a Challenger roster; the Timeline and the lists in force have rules of their own. */
    record OnChallengerRoster(RosterViolation fault) implements ListViolation {
        @Override
        public Vector<String> rules() {
            return rulesOf(fault, ChallengerRules.STANDARD, ChallengerRules.ROSTER);
        }

        @Override
        public String message(Names names) {
            return fault.message(names);
        }
    }

    /** A fault of one roster of a Timeline List. */
    record OnTimelineRoster(int roster, RosterViolation fault) implements ListViolation {
        @Override
        public Vector<String> rules() {
            return rulesOf(fault, TimelineRules.TIMELINES, TimelineRules.TIMELINES);
        }

        @Override
        public String message(Names names) {
            return "Roster " + roster + ": " + fault.message(names);
        }
    }

    /** The document does not know the Timeline. */
    @Rule(TimelineRules.TIMELINES)
    record UnknownTimeline(String timeline) implements ListViolation {
        @Override
        public String message(Names names) {
            return "the document knows no Timeline " + timeline;
        }
    }

    /** There is no roster with this designation. */
    @Rule(TimelineRules.LIST)
    record DesignationMissing(int designation) implements ListViolation {
        @Override
        public String message(Names names) {
            return "the list has no Roster " + designation;
        }
    }

    /** Several rosters have one designation. */
    @Rule(TimelineRules.LIST)
    record DesignationTwice(int designation, int times) implements ListViolation {
        @Override
        public String message(Names names) {
            return "the list has " + times + " rosters called Roster " + designation;
        }
    }

    /** Rosters are called 1, 2 and 3. */
    @Rule(TimelineRules.LIST)
    record NoSuchDesignation(int designation) implements ListViolation {
        @Override
        public String message(Names names) {
            return "a roster is called Roster " + designation + "; there are 1, 2 and 3";
        }
    }

    /** The same component is on several rosters of the list. */
    @Rule(TimelineRules.LIST)
    record SharedByRosters(ComponentId component, Vector<Integer> rosters) implements ListViolation {
        @Override
        public String message(Names names) {
            return "the " + component.label() + " is on Rosters " + rosters.mkString(" and ");
        }
    }

    /** The rules that a roster's fault breaks: on how rosters are built, on what the Timeline allows, or on its lists. */
    private static Vector<String> rulesOf(RosterViolation fault, String timeline, String lists) {
        if (fault instanceof RosterViolation.NotAllowed) {
            return Vector.of(timeline);
        }
        return fault instanceof RosterViolation.Banned || fault instanceof RosterViolation.TooManyRestricted
                ? Vector.of(lists)
                : fault.rules();
    }
}
