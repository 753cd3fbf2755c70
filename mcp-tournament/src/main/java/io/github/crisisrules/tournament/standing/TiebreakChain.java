package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/**
 * The tiebreakers that rank players, one after the other; players who are still tied after the last are ranked by
 * lot. The documents print one chain; a house event or a league may announce another, which may also begin with
 * victory points.
 *
 * @param order the tiebreakers, the first one first
 * @param marginCap the largest number of VPs that one match can add to the margin of victory
 */
public record TiebreakChain(Vector<Tiebreaker> order, int marginCap) implements Describable {
    /** The chain of the documents: event points, Strength of Schedule, victory points. */
    @Rule({EventRuleId.POINTS, EventRuleId.SOS, EventRuleId.VP, EventRuleId.RANDOM})
    public static final TiebreakChain OFFICIAL =
            of(Tiebreaker.EVENT_POINTS, Tiebreaker.STRENGTH_OF_SCHEDULE, Tiebreaker.VICTORY_POINTS);

    /**
     * Creates a chain without the lot, which always comes last.
     *
     * @throws IllegalArgumentException if {@code order} is empty, repeats a tiebreaker or contains the lot, or
     *     if {@code marginCap} is below 1
     */
    public TiebreakChain {
        if (order.isEmpty()
                || order.contains(Tiebreaker.RANDOM)
                || order.distinct().size() < order.size()) {
            throw new IllegalArgumentException(
                    "The tiebreak chain [" + order.map(Tiebreaker::describe).mkString(", ")
                            + "] is not valid. Name at least one tiebreaker, none twice, and leave out the lot, which"
                            + " always comes last.");
        }
        if (marginCap < 1) {
            throw new IllegalArgumentException("The cap of a margin must be 1 VP or more, not " + marginCap + ".");
        }
    }

    /** Creates a chain of the given tiebreakers in this order; margins of victory are not capped. */
    public static TiebreakChain of(Tiebreaker... order) {
        return new TiebreakChain(Vector.of(order), Tally.MAX);
    }

    /** Returns this chain with margins of victory capped at {@code vps} VPs a match. */
    public TiebreakChain cappedAt(int vps) {
        return new TiebreakChain(order, vps);
    }

    /** Returns whether this is the chain of the documents. */
    public boolean isPrinted() {
        return order.equals(OFFICIAL.order);
    }

    /** Returns the tiebreaker that ranks the two apart; both must be from one set of standings ranked by this chain. */
    public Tiebreaker deciding(Standing one, Standing other) {
        for (Tiebreaker each : order) {
            if (one.differs(other, each)) {
                return each;
            }
        }
        return Tiebreaker.RANDOM;
    }

    /**
     * Describes the chain, such as
     * {@code event points, VP difference, margin of victory (at most 10 a match) and lot}.
     */
    @Override
    public String describe(Wording wording) {
        return wording.text(order.<Describable>map(each ->
                        each == Tiebreaker.MARGIN_OF_VICTORY && marginCap < Tally.MAX ? this::cappedMargin : each)
                .append(Tiebreaker.RANDOM));
    }

    private String cappedMargin(Wording wording) {
        return Sentences.cappedMargin(wording, marginCap);
    }
}
