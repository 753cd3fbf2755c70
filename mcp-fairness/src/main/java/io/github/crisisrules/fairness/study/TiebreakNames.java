package io.github.crisisrules.fairness.study;

import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import java.util.Locale;

/** Tiebreakers as study files name them: {@code event-points}, {@code head-to-head}; {@code margin-of-victory=10} caps the margin of a match. */
public final class TiebreakNames {
    private static final String CAPPED = id(Tiebreaker.MARGIN_OF_VICTORY) + "=";
    private static final String CAPPED_FORM = CAPPED + "[0-9]{1,4}";

    private TiebreakNames() {}

    /** All that a chain may name; the lot comes last by itself. */
    public static Vector<Tiebreaker> all() {
        return Vector.of(Tiebreaker.values()).remove(Tiebreaker.RANDOM);
    }

    /** The name of one. */
    public static String id(Tiebreaker tiebreaker) {
        return tiebreaker.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether a chain holds one that the event documents do not have. */
    public static boolean hasHouse(TiebreakChain chain) {
        return chain.order().exists(each -> !TiebreakChain.OFFICIAL.order().contains(each));
    }

    /** What {@link #parse} reads. */
    static Vector<String> of(TiebreakChain chain) {
        return chain.order()
                .map(each -> each == Tiebreaker.MARGIN_OF_VICTORY && chain.marginCap() < Tally.MOST
                        ? CAPPED + chain.marginCap()
                        : id(each));
    }

    /** Reads a chain; refused with a sentence that says why. */
    static TiebreakChain parse(Vector<String> names) {
        int cap = names.find(name -> name.matches(CAPPED_FORM))
                .map(name -> Integer.parseInt(name.substring(CAPPED.length())))
                .getOrElse(Tally.MOST);
        Vector<Tiebreaker> order =
                names.map(name -> find(name.matches(CAPPED_FORM) ? id(Tiebreaker.MARGIN_OF_VICTORY) : name));
        return new TiebreakChain(order, cap);
    }

    private static Tiebreaker find(String name) {
        return all().find(each -> id(each).equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException("no tiebreaker is called '" + name + "'; there are "
                        + all().map(TiebreakNames::id).mkString(", ")));
    }
}
