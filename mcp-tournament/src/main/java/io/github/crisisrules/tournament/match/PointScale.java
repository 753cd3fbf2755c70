package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.control.Option;

/**
 * What a round is worth in event points; leagues and house events may use another scale than the documents.
 *
 * @param bonus an extra point for some matches; the documents have none
 */
public record PointScale(int win, int draw, int loss, int bye, Option<BonusPoint> bonus) {
    /** Win 3, draw 1, loss 0; a bye is a win. */
    @Rule({EventRules.POINTS, EventRules.BYE})
    public static final PointScale OFFICIAL = new PointScale(3, 1, 0);

    /**
     * Not negative, and a better outcome is never worth less; a bye is worth no more than a win.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public PointScale {
        if (loss < 0 || draw < loss || win < draw || win > 1_000 || bye < 0 || bye > win) {
            throw new IllegalArgumentException(
                    "win " + win + ", draw " + draw + ", loss " + loss + ", bye " + bye
                            + " is not a point scale: points are 0 to 1,000, a better outcome is worth at least as much, a bye at most a win");
        }
    }

    /** A bye is a win, and there is no bonus. */
    public PointScale(int win, int draw, int loss) {
        this(win, draw, loss, win, Option.none());
    }

    /** The same with another worth of a bye. */
    public PointScale withBye(int points) {
        return new PointScale(win, draw, loss, points, bonus);
    }

    /** The same with an extra point for some matches. */
    public PointScale withBonus(BonusPoint extra) {
        return new PointScale(win, draw, loss, bye, Option.of(extra));
    }

    /** The event points for this outcome, without a bonus. */
    @Rule(EventRules.POINTS)
    public int points(Outcome outcome) {
        return outcome == Outcome.WIN ? win : outcome == Outcome.DRAW ? draw : loss;
    }

    /** The event points that a match gives the first of the two. */
    @Rule(EventRules.POINTS)
    public int points(Score own, Score opponent) {
        return points(own.outcome()) + (bonus.isEmpty() ? 0 : bonus.get().of(own, opponent));
    }

    /** Such as {@code win 3, draw 1, loss 0, bye 3}. */
    @Override
    public String toString() {
        return "win " + win + ", draw " + draw + ", loss " + loss + ", bye " + bye
                + bonus.map(extra -> "; " + extra.words()).getOrElse("");
    }
}
