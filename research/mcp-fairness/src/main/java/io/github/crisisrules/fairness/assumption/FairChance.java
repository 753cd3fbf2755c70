package io.github.crisisrules.fairness.assumption;

/** Checks that the chances of a match do not depend on which player is named first. */
final class FairChance {
    /** The tolerance for chances that should add up to 1, which allows for rounding errors only. */
    private static final double SLACK = 1e-9;

    private FairChance() {}

    /**
     * Checks the chances that a match function gives for both orders of two players.
     *
     * @param own the strength of the first player
     * @param other the strength of the second player
     * @param win the chance of the first player to win
     * @param loss the chance of the second player to win
     * @param tie the chance of a draw with the first player named first
     * @param back the chance of a draw with the second player named first
     * @throws IllegalArgumentException if a value is not from 0 to 1, if the chances of a draw differ, or if wins
     *     and draw do not add up to 1
     */
    static void require(String name, double own, double other, double win, double loss, double tie, double back) {
        if (!(isChance(win) && isChance(loss) && isChance(tie) && isChance(back))) {
            throw new IllegalArgumentException("The match function '" + name
                    + "' gives a chance that is not from 0 to 1 for strengths " + own + " and " + other + ": " + win
                    + " and " + loss + " to win, " + tie + " and " + back + " to draw.");
        }
        if (!(Math.abs(tie - back) <= SLACK)) {
            throw new IllegalArgumentException(
                    "The match function '" + name + "' depends on which player is named first: strengths " + own
                            + " and " + other + " draw with chance " + tie + ", and with " + back
                            + " the other way round. Make a draw equally likely in both orders.");
        }
        if (!(Math.abs(win + loss + tie - 1) <= SLACK)) {
            throw new IllegalArgumentException(
                    "The match function '" + name + "' depends on which player is named first: of strengths " + own
                            + " and " + other + " the first wins with chance " + win + ", the second with " + loss
                            + ", and " + tie
                            + " are drawn, together " + (win + loss + tie) + ". Make the three add up to 1.");
        }
    }

    private static boolean isChance(double value) {
        return value >= 0 && value <= 1;
    }
}
