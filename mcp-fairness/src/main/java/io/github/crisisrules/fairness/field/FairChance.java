package io.github.crisisrules.fairness.field;

/** Refuses chances that depend on who is named first. */
final class FairChance {
    /** How far chances may be from adding up to 1: room for rounding, and for nothing else. */
    private static final double SLACK = 1e-9;

    private FairChance() {}

    /** Both chances to win and both to draw, from either side of a match of these strengths. */
    static void require(String name, double own, double other, double win, double loss, double tie, double back) {
        if (!(isChance(win) && isChance(loss) && isChance(tie) && isChance(back))) {
            throw new IllegalArgumentException("the match function '" + name
                    + "' gives a chance that is not from 0 to 1 for strengths " + own + " and " + other + ": " + win
                    + " and " + loss + " to win, " + tie + " and " + back + " to draw");
        }
        if (!(Math.abs(tie - back) <= SLACK)) {
            throw new IllegalArgumentException(
                    "the match function '" + name + "' depends on who is named first: strengths " + own
                            + " and " + other + " draw with chance " + tie + ", and with " + back
                            + " the other way round; a draw must be as likely either way");
        }
        if (!(Math.abs(win + loss + tie - 1) <= SLACK)) {
            throw new IllegalArgumentException(
                    "the match function '" + name + "' depends on who is named first: of strengths " + own
                            + " and " + other + " the first wins with chance " + win + ", the second with " + loss
                            + ", and " + tie
                            + " are drawn, together " + (win + loss + tie) + "; they must add up to 1");
        }
    }

    private static boolean isChance(double value) {
        return value >= 0 && value <= 1;
    }
}
