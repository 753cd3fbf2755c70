package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.control.Option;

/**
 * The event points that outcomes are worth. Leagues and house events may use another scale than the documents.
 *
 * @param win the points of a win
 * @param draw the points of a draw
 * @param loss the points of a loss
 * @param bye the points of a bye
 * @param bonus extra points for some matches; the documents have none
 */
public record PointScale(int win, int draw, int loss, int bye, Option<BonusPoint> bonus) implements Describable {
    /**
     * Creates a scale.
     *
     * @throws IllegalArgumentException if a number is negative or greater than 1000, if a better outcome is worth
     *     less than a worse one, or if a bye is worth more than a win
     */
    public PointScale {
        if (loss < 0 || draw < loss || win < draw || win > 1_000 || bye < 0 || bye > win) {
            throw new IllegalArgumentException("Win " + win + ", draw " + draw + ", loss " + loss + ", bye " + bye
                    + " is not a point scale. Give 0 to 1,000 points, no fewer for a better outcome,"
                    + " and for a bye at most a win.");
        }
    }

    /** Creates a scale without a bonus, in which a bye counts as a win. */
    public PointScale(int win, int draw, int loss) {
        this(win, draw, loss, win, Option.none());
    }

    /** Returns this scale with the given points for a bye. */
    public PointScale withBye(int points) {
        return new PointScale(win, draw, loss, points, bonus);
    }

    /** Returns this scale with the given bonus. */
    public PointScale withBonus(BonusPoint extra) {
        return new PointScale(win, draw, loss, bye, Option.of(extra));
    }

    /** Returns the event points for an outcome, without a bonus. */
    @Rule(EventRuleId.POINTS)
    public int points(Outcome outcome) {
        return outcome == Outcome.WIN ? win : outcome == Outcome.DRAW ? draw : loss;
    }

    /** Returns the event points that a match gives to the player with the score {@code own}, including a bonus. */
    @Rule(EventRuleId.POINTS)
    public int points(Score own, Score opponent) {
        return points(own.outcome()) + (bonus.isEmpty() ? 0 : bonus.get().of(own, opponent));
    }

    /** Returns a description such as {@code win 3, draw 1, loss 0, bye 3}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
