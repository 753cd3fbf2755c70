package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * Extra event points of a house event, given by a simple rule on the VPs of one match.
 *
 * @param condition the matches for which the bonus is given
 * @param vps the number of VPs in the rule
 * @param points the extra event points
 */
public record BonusPoint(Condition condition, int vps, int points) implements Describable {
    /** The matches for which the bonus is given. */
    public enum Condition {
        /** A win by at least {@code vps} VPs. */
        WIN_BY_AT_LEAST,
        /** A loss by at most {@code vps} VPs. */
        LOSS_BY_AT_MOST,
        /** At least {@code vps} VPs in a match, however it ended. */
        VPS_AT_LEAST
    }

    /**
     * Creates a bonus.
     *
     * @throws IllegalArgumentException if {@code points} is not 1 to 1000, or {@code vps} is not 0 to 10,000
     */
    public BonusPoint {
        if (vps < 0 || vps > Tally.MAX || points < 1 || points > 1_000) {
            throw new IllegalArgumentException(points + " bonus points for " + vps
                    + " VPs are not possible. Give 1 to 1000 points, for 0 to " + Tally.MAX + " VPs.");
        }
    }

    /** Returns the extra event points that a match gives to the player with the score {@code own}; 0 if not earned. */
    public int of(Score own, Score opponent) {
        int margin = own.vps() - opponent.vps();
        boolean earned = switch (condition) {
            case WIN_BY_AT_LEAST -> own.outcome() == Outcome.WIN && margin >= vps;
            case LOSS_BY_AT_MOST -> own.outcome() == Outcome.LOSS && -margin <= vps;
            case VPS_AT_LEAST -> own.vps() >= vps;
        };
        return earned ? points : 0;
    }

    /** Returns a description such as {@code 1 more for a win by 10 VPs or more}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
