package io.github.crisisrules.fairness.field;

/**
 * The VPs of a match whose outcome is known. The winner's and the loser's are drawn evenly from a range; in a drawn match both have the
 * same number, from the loser's least to the winner's most.
 *
 * @param lean how far VPs tell strength: with chance {@code lean × (2p − 1)}, where p was the winner's chance to beat the loser, the
 *     loser has the lower of two draws; 0 makes VPs blind to strength
 */
public record VictoryPoints(int winnerLeast, int winnerMost, int loserLeast, int loserMost, double lean) {
    /** Winners 16 to 20, losers 4 to 15, half leaning on strength. */
    public static final VictoryPoints USUAL = new VictoryPoints(16, 20, 4, 15, 0.5);

    /**
     * Ranges within what a match can have.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public VictoryPoints {
        requireRange("winner", winnerLeast, winnerMost);
        requireRange("loser", loserLeast, loserMost);
        if (loserLeast > winnerMost) {
            throw new IllegalArgumentException("loser must be able to have fewer VPs than the winner, and has at least "
                    + loserLeast + " where the winner has at most " + winnerMost);
        }
        if (!(lean >= 0 && lean <= 1)) {
            throw new IllegalArgumentException("lean must be from 0 to 1, and is " + lean);
        }
    }

    /** In a report: "winners score 16 to 20 VPs, losers 4 to 15, leaning on strength by 0.5". */
    public String words() {
        return "winners score " + range(winnerLeast, winnerMost) + " VPs, losers " + range(loserLeast, loserMost)
                + (lean == 0 ? ", blind to strength" : ", leaning on strength by " + Plain.number(lean));
    }

    private static String range(int least, int most) {
        return least == most ? String.valueOf(least) : least + " to " + most;
    }

    /** A winner's VPs. */
    public int winner(MatchChance chance) {
        return winnerLeast + chance.below(winnerMost - winnerLeast + 1);
    }

    /** A loser's VPs, where the winner had chance {@code p} to win if it was not to be a draw. */
    public int loser(double p, MatchChance chance) {
        int span = loserMost - loserLeast + 1;
        int vps = chance.below(span);
        int least = Math.min(vps, chance.below(span));
        // Three draws whatever comes of them, and no branch: nothing could guess it.
        int lower = MatchChance.isBelow(chance.unit(), MatchChance.orZero(lean * (2 * p - 1)));
        return loserLeast + vps + (least - vps) * lower;
    }

    /** The VPs of both in a drawn match. */
    public int drawn(MatchChance chance) {
        return loserLeast + chance.below(winnerMost - loserLeast + 1);
    }

    private static void requireRange(String name, int least, int most) {
        if (least < 0 || most < least || most > 1_000) {
            throw new IllegalArgumentException(
                    name + " must be a range within 0 to 1000, and is " + least + " to " + most);
        }
    }
}
