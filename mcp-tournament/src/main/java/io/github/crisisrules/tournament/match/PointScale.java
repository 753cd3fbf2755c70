package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** What each outcome is worth in event points; leagues may use another scale than the documents. */
public record PointScale(int win, int draw, int loss) {
    /** Win 3, draw 1, loss 0. */
    @Rule(EventRules.POINTS)
    public static final PointScale OFFICIAL = new PointScale(3, 1, 0);

    /** Not negative, and a better outcome is never worth less. */
    public PointScale {
        if (loss < 0 || draw < loss || win < draw || win > 1_000) {
            throw new IllegalArgumentException(
                    "win " + win + ", draw " + draw + ", loss " + loss + " is no point scale");
        }
    }

    /** The event points for this outcome. */
    @Rule(EventRules.POINTS)
    public int points(Outcome outcome) {
        return outcome == Outcome.WIN ? win : outcome == Outcome.DRAW ? draw : loss;
    }
}
