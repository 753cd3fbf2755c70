package io.github.crisisrules.tournament.match;

/**
 * An extra event point of a house event, by a plain rule about the VPs of one match.
 *
 * @param vps the number of VPs that the rule speaks of
 * @param points what it gives
 */
public record BonusPoint(When when, int vps, int points) {
    /** For which matches it is given. */
    public enum When {
        /** A win by this many VPs or more. */
        WIN_BY_AT_LEAST("a win by %d VPs or more"),
        /** A loss by this many VPs or fewer. */
        LOSS_BY_AT_MOST("a loss by %d VPs or fewer"),
        /** This many VPs or more in a match, however it ended. */
        VPS_AT_LEAST("%d VPs or more in a match");

        private final String words;

        When(String words) {
            this.words = words;
        }
    }

    /**
     * A bonus is 1 to 1000 points, for 0 to 10,000 VPs.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public BonusPoint {
        if (vps < 0 || vps > Tally.MOST || points < 1 || points > 1_000) {
            throw new IllegalArgumentException(points + " bonus points for " + vps
                    + " VPs: give 1 to 1000 points, for 0 to " + Tally.MOST + " VPs");
        }
    }

    /** What a match gives a player: the points, or nothing. */
    public int of(Score own, Score opponent) {
        int margin = own.vps() - opponent.vps();
        boolean earned = switch (when) {
            case WIN_BY_AT_LEAST -> own.outcome() == Outcome.WIN && margin >= vps;
            case LOSS_BY_AT_MOST -> own.outcome() == Outcome.LOSS && -margin <= vps;
            case VPS_AT_LEAST -> own.vps() >= vps;
        };
        return earned ? points : 0;
    }

    /** Such as {@code 1 more for a win by 10 VPs or more}. */
    public String words() {
        return points + " more for " + when.words.replace("%d", Integer.toString(vps));
    }
}
