package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** A fault of the officials of an event. */
public sealed interface OfficialsViolation extends RuleViolation {
    /** The event has no Watcher. The organizer may be one. */
    @Rule(EventRuleId.WATCHER)
    record NoWatcher() implements OfficialsViolation {}

    /** A Watcher does not play in the event. */
    @Rule(EventRuleId.WATCHER)
    record WatcherPlays(Official watcher) implements OfficialsViolation {}

    /** The person who should become a Watcher plays in the event. */
    @Rule(EventRuleId.WATCHER)
    record SubstitutePlays(Official watcher) implements OfficialsViolation {}

    /** The person is a Watcher already. */
    @Rule(EventRuleId.WATCHER)
    record AlreadyWatcher(Official watcher) implements OfficialsViolation {}

    /** The Head Watcher has no other Watcher whose rulings could be appealed. */
    @Rule(EventRuleId.HEAD)
    record HeadWatcherWithoutWatchers(Official headWatcher) implements OfficialsViolation {}

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
