package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.RosterViolation;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;

/** What is wrong with a list, or with handing it in. */
public sealed interface ListViolation extends RuleViolation {
    /** What to make of each case. */
    <R> R match(Cases<R> cases);

    /** One function for each case. */
    interface Cases<R> {
        /** A Challenger roster has a fault. */
        R onChallengerRoster(OnChallengerRoster violation);

        /** A roster of a Timeline List has a fault. */
        R onTimelineRoster(OnTimelineRoster violation);

        /** The document does not know the Timeline. */
        R unknownTimeline(UnknownTimeline violation);

        /** There is no roster with this designation. */
        R missing(DesignationMissing violation);

        /** Several rosters have one designation. */
        R twice(DesignationTwice violation);

        /** A roster has a designation that does not exist. */
        R noSuch(NoSuchDesignation violation);

        /** Rosters share a component. */
        R shared(SharedByRosters violation);

        /** It is too late. */
        R tooLate(EventHasBegun violation);

        /** A player has no list. */
        R notHandedIn(NotHandedIn violation);
    }

    /** A fault of a Challenger roster; the Timeline and the lists in force have rules of their own. */
    record OnChallengerRoster(RosterViolation fault) implements ListViolation {
        @Override
        public String rule() {
            return fault.match(new RuleOf(fault.rule(), ChallengerRules.STANDARD, ChallengerRules.ROSTER));
        }

        @Override
        public String message() {
            return fault.message();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.onChallengerRoster(this);
        }
    }

    /** A fault of one roster of a Timeline List. */
    record OnTimelineRoster(int roster, RosterViolation fault) implements ListViolation {
        @Override
        public String rule() {
            return fault.match(new RuleOf(fault.rule(), TimelineRules.TIMELINES, TimelineRules.TIMELINES));
        }

        @Override
        public String message() {
            return "Roster " + roster + ": " + fault.message();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.onTimelineRoster(this);
        }
    }

    /** The document does not know the Timeline. */
    record UnknownTimeline(Timeline timeline) implements ListViolation {
        @Override
        public String rule() {
            return TimelineRules.TIMELINES;
        }

        @Override
        public String message() {
            return "the document knows no Timeline " + timeline;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unknownTimeline(this);
        }
    }

    /** There is no roster with this designation. */
    record DesignationMissing(int designation) implements ListViolation {
        @Override
        public String rule() {
            return TimelineRules.LIST;
        }

        @Override
        public String message() {
            return "the list has no Roster " + designation;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.missing(this);
        }
    }

    /** Several rosters have one designation. */
    record DesignationTwice(int designation, int times) implements ListViolation {
        @Override
        public String rule() {
            return TimelineRules.LIST;
        }

        @Override
        public String message() {
            return "the list has " + times + " rosters called Roster " + designation;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.twice(this);
        }
    }

    /** Rosters are called 1, 2 and 3. */
    record NoSuchDesignation(int designation) implements ListViolation {
        @Override
        public String rule() {
            return TimelineRules.LIST;
        }

        @Override
        public String message() {
            return "a roster is called Roster " + designation + "; there are 1, 2 and 3";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noSuch(this);
        }
    }

    /** The same component is on several rosters of the list. */
    record SharedByRosters(ComponentId component, Vector<Integer> rosters) implements ListViolation {
        @Override
        public String rule() {
            return TimelineRules.LIST;
        }

        @Override
        public String message() {
            return "the " + component.label() + " is on Rosters " + rosters.mkString(" and ");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.shared(this);
        }
    }

    /** Once the event has begun no list is handed in or changed. */
    record EventHasBegun(PlayerId player, String rule) implements ListViolation {
        @Override
        public String message() {
            return "the event has begun: " + player + " can neither hand in nor change a list";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tooLate(this);
        }
    }

    /** The event cannot begin: a player has handed in no list. */
    record NotHandedIn(PlayerId player, String rule) implements ListViolation {
        @Override
        public String message() {
            return player + " has not handed in a list";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notHandedIn(this);
        }
    }
}
