package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** What is wrong with the officials of an event. */
public sealed interface OfficialsViolation extends RuleViolation {
    /** What to make of each case. */
    <R> R match(Cases<R> cases);

    /** One function for each case. */
    interface Cases<R> {
        /** There is no Watcher. */
        R noWatcher(NoWatcher violation);

        /** A Watcher plays. */
        R plays(WatcherPlays violation);

        /** The Head Watcher is the only Watcher. */
        R alone(HeadWatcherAlone violation);
    }

    /** An event needs a Watcher, if only the organizer. */
    record NoWatcher() implements OfficialsViolation {
        @Override
        public String rule() {
            return EventRules.WATCHER;
        }

        @Override
        public String message() {
            return "the event has no Watcher";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noWatcher(this);
        }
    }

    /** A Watcher does not play in the event. */
    record WatcherPlays(Official watcher, PlayerId player) implements OfficialsViolation {
        @Override
        public String rule() {
            return EventRules.WATCHER;
        }

        @Override
        public String message() {
            return "the Watcher " + watcher + " also plays, as " + player;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.plays(this);
        }
    }

    /** A Head Watcher stands above at least one other. */
    record HeadWatcherAlone(Official head) implements OfficialsViolation {
        @Override
        public String rule() {
            return EventRules.HEAD;
        }

        @Override
        public String message() {
            return "the Head Watcher " + head + " has no other Watcher whose rulings could be appealed";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alone(this);
        }
    }
}
