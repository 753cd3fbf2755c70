package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerViolation;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** A fault of the officials of an event. */
public sealed interface OfficialsViolation extends PlayerViolation {
    /** The event has no Watcher. The organizer may be one. */
    @Rule(EventRuleId.WATCHER)
    record NoWatcher() implements OfficialsViolation {
        @Override
        public String message(Names names) {
            return "The event has no Watcher; the organizer may be one.";
        }
    }

    /** A Watcher does not play in the event. */
    @Rule(EventRuleId.WATCHER)
    record WatcherPlays(Official watcher) implements OfficialsViolation {
        @Override
        public String message(Names names) {
            return watcher + " is a Watcher of this event and cannot play in it. Register another person of that name "
                    + "with a name that tells the two apart.";
        }
    }

    /** The Head Watcher has no other Watcher whose rulings could be appealed. */
    @Rule(EventRuleId.HEAD)
    record HeadWatcherWithoutWatchers(Official head) implements OfficialsViolation {
        @Override
        public String message(Names names) {
            return "The Head Watcher " + head + " has no other Watcher whose rulings could be appealed.";
        }
    }
}
