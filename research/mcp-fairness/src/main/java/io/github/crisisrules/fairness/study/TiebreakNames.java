package io.github.crisisrules.fairness.study;

import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * The names of tiebreakers in study files, such as {@code event-points} and {@code head-to-head}.
 * {@code margin-of-victory=10} caps the margin of a match.
 */
public final class TiebreakNames {
    private static final String CAPPED = id(Tiebreaker.MARGIN_OF_VICTORY) + "=";
    private static final String CAPPED_FORM = CAPPED + "[0-9]{1,4}";

    private TiebreakNames() {}

    /** Returns all tiebreakers that a chain may name. The random tiebreaker is always last and is not named. */
    public static Vector<Tiebreaker> all() {
        return Vector.of(Tiebreaker.values()).remove(Tiebreaker.RANDOM);
    }

    /** Returns the name of a tiebreaker. */
    public static String id(Tiebreaker tiebreaker) {
        return tiebreaker.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns whether a chain has a tiebreaker that is not in the event documents. */
    public static boolean hasHouse(TiebreakChain chain) {
        return chain.order().exists(each -> !TiebreakChain.OFFICIAL.order().contains(each));
    }

    /** Returns the names that {@link #parse} reads. */
    static Vector<String> of(TiebreakChain chain) {
        return chain.order()
                .map(each -> each == Tiebreaker.MARGIN_OF_VICTORY && chain.marginCap() < Tally.MAX
                        ? CAPPED + chain.marginCap()
                        : id(each));
    }

    /**
     * Parses a chain of tiebreakers.
     *
     * @throws IllegalArgumentException if a name is unknown or the chain is invalid
     */
    static TiebreakChain parse(Vector<String> names) {
        int cap = names.find(name -> name.matches(CAPPED_FORM))
                .map(name -> Integer.parseInt(name.substring(CAPPED.length())))
                .getOrElse(Tally.MAX);
        Vector<Tiebreaker> order =
                names.map(name -> find(name.matches(CAPPED_FORM) ? id(Tiebreaker.MARGIN_OF_VICTORY) : name));
        return new TiebreakChain(order, cap);
    }

    private static Tiebreaker find(String name) {
        return all().find(each -> id(each).equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException("There is no tiebreaker '" + name
                        + "'. Choose one of " + all().map(TiebreakNames::id).mkString(", ")));
    }
}
