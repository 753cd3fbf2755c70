package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The people who run an event. The organizer may be one of the Watchers. The Head Watcher, if there is one, is not
 * listed among the other Watchers.
 */
public record Officials(Official organizer, Vector<Official> watchers, Option<Official> headWatcher) {
    /**
     * Creates the officials of an event.
     *
     * @throws IllegalArgumentException if a Watcher is listed twice, or if the Head Watcher is also listed as a
     *     Watcher
     */
    public Officials {
        Vector<String> names = watchers.map(Official::name);
        if (names.distinct().size() < names.size()) {
            throw new IllegalArgumentException(
                    "A Watcher is listed twice among " + watchers.mkString(", ") + ". List every Watcher once.");
        }
        if (headWatcher.map(Official::name).exists(names::contains)) {
            throw new IllegalArgumentException("The Head Watcher " + headWatcher.get()
                    + " is also listed as a Watcher. List every official once.");
        }
    }

    /** Creates officials without a Head Watcher. */
    public static Officials of(Official organizer, Official... watchers) {
        return new Officials(organizer, Vector.of(watchers), Option.none());
    }

    /** Returns these officials with a Head Watcher, who hears appeals. */
    public Officials withHeadWatcher(Official head) {
        return new Officials(organizer, watchers, Option.some(head));
    }

    /** Returns all Watchers, the Head Watcher last. */
    public Vector<Official> allWatchers() {
        return watchers.appendAll(headWatcher);
    }

    /** Returns whether this person rules on disputes. */
    public boolean isWatcher(Official official) {
        return allWatchers().contains(official);
    }

    /** Returns whether this person may warn and eject: a Watcher or the organizer. */
    @Rule(EventRuleId.CONDUCT)
    public boolean maySanction(Official official) {
        return isWatcher(official) || organizer.equals(official);
    }

    /**
     * Checks the officials, and returns them or a violation. An event needs at least one Watcher, and a Head
     * Watcher only with other Watchers.
     */
    @Rule({EventRuleId.WATCHER, EventRuleId.HEAD})
    public Either<OfficialsViolation, Officials> check() {
        return watchers.isEmpty()
                ? Either.left(headWatcher.fold(
                        OfficialsViolation.NoWatcher::new, OfficialsViolation.HeadWatcherWithoutWatchers::new))
                : Either.right(this);
    }

    /**
     * Finds the Watcher with the given name, as {@link PlainName#key} compares names. A player cannot register
     * under this name.
     */
    @Rule(EventRuleId.WATCHER)
    public Option<Official> watcher(String name) {
        String key = PlainName.key(name);
        return allWatchers().find(watcher -> PlainName.key(watcher.name()).equals(key));
    }
}
