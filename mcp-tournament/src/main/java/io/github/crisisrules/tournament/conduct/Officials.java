package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.TreeSet;

/**
 * Who runs an event. The organizer may be one of the Watchers; the Head Watcher, where there is one, stands beside the
 * other Watchers and is not listed among them.
 */
public record Officials(Official organizer, Vector<Official> watchers, Option<Official> headWatcher) {
    /**
     * Nobody is listed twice for one duty.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Officials {
        // Loops and no lambdas: every announcement names its officials, also that of a program's first call.
        TreeSet<String> names = new TreeSet<>();
        for (Official watcher : watchers) {
            if (!names.add(watcher.name())) {
                throw new IllegalArgumentException("a Watcher is listed twice among " + watchers.mkString(", "));
            }
        }
        if (headWatcher.isDefined() && names.contains(headWatcher.get().name())) {
            throw new IllegalArgumentException(
                    "the Head Watcher " + headWatcher.get() + " is also listed as a Watcher");
        }
    }

    /** An organizer and the Watchers, without a Head Watcher. */
    public static Officials of(Official organizer, Official... watchers) {
        return new Officials(organizer, Vector.of(watchers), Option.none());
    }

    /** The same with a Head Watcher for appeals. */
    public Officials withHeadWatcher(Official head) {
        return new Officials(organizer, watchers, Option.some(head));
    }

    /** All Watchers, the Head Watcher last. */
    public Vector<Official> allWatchers() {
        return headWatcher.isDefined() ? watchers.append(headWatcher.get()) : watchers;
    }

    /** Whether this person rules on disputes. */
    public boolean isWatcher(Official official) {
        return allWatchers().contains(official);
    }

    /** Whether this person may warn and eject: the Watchers and the organizer. */
    @Rule(EventRules.CONDUCT)
    public boolean maySanction(Official official) {
        return isWatcher(official) || organizer.equals(official);
    }

    /** The officials, if they are as they should be: at least one Watcher, and a Head Watcher only above others. */
    @Rule({EventRules.WATCHER, EventRules.HEAD})
    public Either<OfficialsViolation, Officials> check() {
        return watchers.isEmpty()
                ? Either.left(
                        headWatcher.fold(OfficialsViolation.NoWatcher::new, OfficialsViolation.HeadWatcherAlone::new))
                : Either.right(this);
    }

    /** The Watcher with this name, as {@link PlainName#key} compares names: nobody of that name plays in the event. */
    @Rule(EventRules.WATCHER)
    public Option<Official> watcher(String name) {
        String key = PlainName.key(name);
        for (Official watcher : allWatchers()) {
            if (PlainName.key(watcher.name()).equals(key)) {
                return Option.some(watcher);
            }
        }
        return Option.none();
    }
}
