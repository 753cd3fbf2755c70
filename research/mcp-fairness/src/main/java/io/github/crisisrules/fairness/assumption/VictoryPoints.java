package io.github.crisisrules.fairness.assumption;

/**
 * The distribution of VPs in a match with a given outcome. Winner and loser each score a uniformly random number
 * from a range; in a drawn match both score the same number, from the loser's minimum to the winner's maximum.
 *
 * @param lean the dependence of VPs on strength: with probability {@code lean × (2p − 1)}, where p was the winner's
 *     chance to beat the loser, the loser has the lower of two random numbers; with 0, VPs do not depend on
 *     strength
 */
public record VictoryPoints(int winnerLeast, int winnerMost, int loserLeast, int loserMost, double lean) {
    /** Winners score 16 to 20 VPs, losers 4 to 15, with a lean of 0.5. */
    public static final VictoryPoints USUAL = new VictoryPoints(16, 20, 4, 15, 0.5);

    /**
     * Validates the ranges and the lean.
     *
     * @throws IllegalArgumentException if a range is empty or not within 0 to 1000, if {@code loserLeast} is above
     *     {@code winnerMost}, or if {@code lean} is not from 0 to 1
     */
    public VictoryPoints {
        requireRange("winner", winnerLeast, winnerMost);
        requireRange("loser", loserLeast, loserMost);
        if (loserLeast > winnerMost) {
            throw new IllegalArgumentException(
                    "loser must be able to score fewer VPs than the winner, but scores at least " + loserLeast
                            + " if the winner scores at most " + winnerMost);
        }
        if (!(lean >= 0 && lean <= 1)) {
            throw new IllegalArgumentException("lean must be from 0 to 1, but is " + lean);
        }
    }

    /**
     * Describes the distribution for a report: "winners score 16 to 20 VPs, losers 4 to 15, leaning on strength by
     * 0.5".
     */
    public String describe() {
        return "winners score " + range(winnerLeast, winnerMost) + " VPs, losers " + range(loserLeast, loserMost)
                + (lean == 0 ? ", blind to strength" : ", leaning on strength by " + NumberText.number(lean));
    }

    private static String range(int least, int most) {
        return least == most ? String.valueOf(least) : least + " to " + most;
    }

    /** Samples the VPs of a winner. */
    public int winner(MatchChance chance) {
        return winnerLeast + chance.below(winnerMost - winnerLeast + 1);
    }

    /**
     * Samples the VPs of a loser.
     *
     * @param p the winner's chance to beat the loser, given that the match was not drawn
     */
    public int loser(double p, MatchChance chance) {
        int span = loserMost - loserLeast + 1;
        int vps = chance.below(span);
        int least = Math.min(vps, chance.below(span));
        // All three random numbers are always taken, and there is no branch, because it would be unpredictable.
        int lower = MatchChance.isBelow(chance.unit(), MatchChance.orZero(lean * (2 * p - 1)));
        return loserLeast + vps + (least - vps) * lower;
    }

    /** Samples the VPs that both players score in a drawn match. */
    public int drawn(MatchChance chance) {
        return loserLeast + chance.below(winnerMost - loserLeast + 1);
    }

    private static void requireRange(String name, int least, int most) {
        if (least < 0 || most < least || most > 1_000) {
            throw new IllegalArgumentException(
                    name + " must be a range within 0 to 1000, but is " + least + " to " + most);
        }
    }
}
