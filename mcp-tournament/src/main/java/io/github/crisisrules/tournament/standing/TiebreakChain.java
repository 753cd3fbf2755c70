package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import java.util.TreeSet;

/**
 * The tiebreakers that rank players, one after the other; whoever is still tied then is ranked by lot. The documents print one chain;
 * a house event or a league may announce another, also one that begins with victory points.
 *
 * @param marginCap the most VPs that one match can add to the margin of victory
 */
public record TiebreakChain(Vector<Tiebreaker> order, int marginCap) implements Worded {
    /** Event points, Strength of Schedule, victory points. */
    @Rule({EventRules.POINTS, EventRules.SOS, EventRules.VP, EventRules.RANDOM})
    public static final TiebreakChain OFFICIAL =
            of(Tiebreaker.EVENT_POINTS, Tiebreaker.STRENGTH_OF_SCHEDULE, Tiebreaker.VICTORY_POINTS);

    /**
     * The chain has at least one tiebreaker and none twice; the lot is not in it, since it always comes last.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public TiebreakChain {
        if (!isChain(order)) {
            throw new IllegalArgumentException(
                    "a chain of " + order.map(Tiebreaker::words).mkString(", ")
                            + ": name at least one tiebreaker, none twice, and leave out the lot, which comes last by itself");
        }
        if (marginCap < 1) {
            throw new IllegalArgumentException("the cap of margins must be 1 VP or more, not " + marginCap);
        }
    }

    // A loop, because every announcement has a chain: it is on the way of a program's first call, where lambdas cost
    // most.
    private static boolean isChain(Vector<Tiebreaker> order) {
        TreeSet<Tiebreaker> named = new TreeSet<>();
        named.add(Tiebreaker.RANDOM);
        for (Tiebreaker each : order) {
            if (!named.add(each)) {
                return false;
            }
        }
        return !order.isEmpty();
    }

    /** These, in this order; margins of victory are not capped. */
    public static TiebreakChain of(Tiebreaker... order) {
        return new TiebreakChain(Vector.of(order), Tally.MOST);
    }

    /** The same with margins of victory capped at this many VPs a match. */
    public TiebreakChain cappedAt(int vps) {
        return new TiebreakChain(order, vps);
    }

    /** Whether it is the chain of the documents. */
    public boolean isPrinted() {
        return order.equals(OFFICIAL.order);
    }

    /** What ranks these two apart, both of one table of standings that was ranked by this chain. */
    public Tiebreaker deciding(Standing one, Standing other) {
        for (Tiebreaker each : order) {
            if (one.differs(other, each)) {
                return each;
            }
        }
        return Tiebreaker.RANDOM;
    }

    /** Such as {@code event points, VP difference, margin of victory (at most 10 a match), lot}. */
    @Override
    public String words() {
        return order.map(each -> each == Tiebreaker.MARGIN_OF_VICTORY && marginCap < Tally.MOST
                        ? each.words() + " (at most " + marginCap + " a match)"
                        : each.words())
                .append(Tiebreaker.RANDOM.words())
                .mkString(", ");
    }
}
