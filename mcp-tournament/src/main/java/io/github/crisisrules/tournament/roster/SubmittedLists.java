package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.Roster;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.ListViolation.EventHasBegun;
import io.github.crisisrules.tournament.roster.ListViolation.NotHandedIn;
import io.github.crisisrules.tournament.rulebook.ChallengerRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * The lists that the organizer holds. Before the event a player may hand in another one; from its beginning on nothing
 * changes.
 *
 * @param <L> what players hand in: a {@link Roster} or a {@link TimelineList}
 */
public final class SubmittedLists<L> {
    private final String rule;
    private final TreeMap<PlayerId, L> lists;
    private final boolean begun;

    private SubmittedLists(String rule, TreeMap<PlayerId, L> lists, boolean begun) {
        this.rule = rule;
        this.lists = lists;
        this.begun = begun;
    }

    /** No roster handed in yet for a Challenger Event. */
    public static SubmittedLists<Roster> challenger() {
        return new SubmittedLists<>(ChallengerRules.ROSTER, TreeMap.empty(), false);
    }

    /** No list handed in yet for a Timeline Event. */
    public static SubmittedLists<TimelineList> timeline() {
        return new SubmittedLists<>(TimelineRules.LIST, TreeMap.empty(), false);
    }

    /** A player hands in a list, or another one in its place. */
    @Rule({ChallengerRules.ROSTER, TimelineRules.LIST})
    public Either<ListViolation, SubmittedLists<L>> handIn(PlayerId player, L list) {
        return begun
                ? Either.left(new EventHasBegun(player, rule))
                : Either.right(new SubmittedLists<>(rule, lists.put(player, list), false));
    }

    /** The event begins: everybody has handed in, and nothing changes any more. */
    @Rule({ChallengerRules.ROSTER, TimelineRules.LIST})
    public Validation<Seq<ListViolation>, SubmittedLists<L>> begin(Iterable<PlayerId> players) {
        Vector<ListViolation> missing = Vector.ofAll(players)
                .filter(player -> !lists.containsKey(player))
                .map(player -> new NotHandedIn(player, rule));
        return missing.isEmpty()
                ? Validation.valid(new SubmittedLists<>(rule, lists, true))
                : Validation.invalid(missing);
    }

    /** Whether the event has begun. */
    public boolean hasBegun() {
        return begun;
    }

    /** The list of a player. */
    public Option<L> of(PlayerId player) {
        return lists.get(player);
    }

    /** Everybody who has handed in, in the order of registration. */
    public Vector<PlayerId> players() {
        return lists.keySet().toVector();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SubmittedLists<?> that
                && rule.equals(that.rule)
                && lists.equals(that.lists)
                && begun == that.begun;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * rule.hashCode() + lists.hashCode()) + Boolean.hashCode(begun);
    }

    @Override
    public String toString() {
        return "SubmittedLists(" + players().mkString(", ") + (begun ? ", begun)" : ")");
    }
}
