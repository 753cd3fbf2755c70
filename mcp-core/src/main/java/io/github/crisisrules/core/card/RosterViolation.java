package io.github.crisisrules.core.card;

import io.github.crisisrules.core.rulebook.CrisisRules;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;

/** What is wrong with a submitted roster; each fault is a value of its own. */
public sealed interface RosterViolation extends RuleViolation
        permits RosterViolation.WrongCount,
                RosterViolation.ListedTwice,
                RosterViolation.NotAllowed,
                RosterViolation.Banned,
                RosterViolation.TooManyRestricted,
                GemViolation {
    @Override
    default String rule() {
        return CrisisRules.ROSTER;
    }

    /** What to make of each case. */
    <R> R match(Cases<R> cases);

    /** One function for each case. */
    interface Cases<R> {
        /** A part has the wrong size. */
        R count(WrongCount violation);

        /** A component is there more than once. */
        R twice(ListedTwice violation);

        /** The Timeline does not let a component in. */
        R notAllowed(NotAllowed violation);

        /** A component is banned. */
        R banned(Banned violation);

        /** There are too many restricted components. */
        R restricted(TooManyRestricted violation);

        /** Something is wrong with a gem. */
        R gem(GemViolation violation);
    }

    /** A part of the roster has another size than it must have. */
    record WrongCount(RosterPart part, int found, int needed) implements RosterViolation {
        @Override
        public String message() {
            return "the roster has " + found + " " + part.word() + " and needs " + needed;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.count(this);
        }
    }

    /** The same component is on the roster more than once. */
    record ListedTwice(ComponentId component, int times) implements RosterViolation {
        @Override
        public String message() {
            return "the " + component.label() + " is on the roster " + times + " times";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.twice(this);
        }
    }

    /** The Timeline does not let the component in. */
    record NotAllowed(ComponentId component, String legality) implements RosterViolation {
        @Override
        public String message() {
            return "the " + component.label() + " is not allowed in " + legality;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAllowed(this);
        }
    }

    /** The component is on the banned list. */
    record Banned(ComponentId component, String legality) implements RosterViolation {
        @Override
        public String message() {
            return "the " + component.label() + " is banned in " + legality;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.banned(this);
        }
    }

    /** The roster has more restricted components than the list in force lets it have. */
    record TooManyRestricted(Vector<ComponentId> components, int limit) implements RosterViolation {
        @Override
        public String message() {
            return "the roster has " + components.size() + " restricted components and may have " + limit
                    + components.map(ComponentId::label).mkString(": ", ", ", "");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.restricted(this);
        }
    }
}
