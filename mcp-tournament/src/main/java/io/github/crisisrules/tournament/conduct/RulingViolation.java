package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** Why a ruling or an appeal is refused. */
public sealed interface RulingViolation extends RuleViolation {
    /** What to make of each case. */
    <R> R match(Cases<R> cases);

    /** One function for each case. */
    interface Cases<R> {
        /** Somebody else than a Watcher rules. */
        R notAWatcher(NotAWatcher violation);

        /** Somebody else than the Head Watcher hears an appeal. */
        R notTheHead(NotTheHeadWatcher violation);

        /** There is no such ruling. */
        R unknown(NoSuchRuling violation);

        /** The ruling stands for good. */
        R isFinal(RulingIsFinal violation);

        /** The ruling is being appealed already. */
        R underAppeal(UnderAppeal violation);

        /** Nobody appealed. */
        R notAppealed(NotAppealed violation);
    }

    /** Only Watchers rule. */
    record NotAWatcher(Official official) implements RulingViolation {
        @Override
        public String rule() {
            return EventRules.WATCHER;
        }

        @Override
        public String message() {
            return official + " is not a Watcher of this event";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAWatcher(this);
        }
    }

    /** Only the Head Watcher hears appeals. */
    record NotTheHeadWatcher(Official official) implements RulingViolation {
        @Override
        public String rule() {
            return EventRules.HEAD;
        }

        @Override
        public String message() {
            return official + " is not the Head Watcher of this event";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notTheHead(this);
        }
    }

    /** No ruling has this number. */
    record NoSuchRuling(int number) implements RulingViolation {
        @Override
        public String rule() {
            return EventRules.WATCHER;
        }

        @Override
        public String message() {
            return "there is no ruling " + number;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unknown(this);
        }
    }

    /** The Head Watcher made it, or has heard it, or there is no Head Watcher. */
    record RulingIsFinal(int number) implements RulingViolation {
        @Override
        public String rule() {
            return EventRules.WATCHER;
        }

        @Override
        public String message() {
            return "ruling " + number + " is final";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.isFinal(this);
        }
    }

    /** One appeal is enough. */
    record UnderAppeal(int number) implements RulingViolation {
        @Override
        public String rule() {
            return EventRules.HEAD;
        }

        @Override
        public String message() {
            return "ruling " + number + " is before the Head Watcher already";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.underAppeal(this);
        }
    }

    /** The Head Watcher changes only what was appealed. */
    record NotAppealed(int number) implements RulingViolation {
        @Override
        public String rule() {
            return EventRules.HEAD;
        }

        @Override
        public String message() {
            return "nobody has appealed ruling " + number;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAppealed(this);
        }
    }
}
