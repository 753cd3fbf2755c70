package io.github.crisisrules.fairness.assumption;

/**
 * Decorates a caller's {@link Matches} with a check that the chances do not depend on which player is named first.
 */
record CheckedMatches(String name, PlayerPool pool, Matches own) implements Matches {
    /** The tolerance for chances that should add up to 1, which allows for rounding errors only. */
    private static final double SLACK = 1e-9;

    @Override
    public boolean isByStrength() {
        return own.isByStrength();
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if a chance is not from 0 to 1, if the chances of a draw differ between the two
     *     orders of the players, or if wins and draw do not add up to 1
     */
    @Override
    public double chance(int one, int other, boolean drawn) {
        double tie = own.chance(one, other, true);
        if (drawn) {
            return tie;
        }
        double win = own.chance(one, other, false);
        double loss = own.chance(other, one, false);
        double back = own.chance(other, one, true);
        if (!(isChance(win) && isChance(loss) && isChance(tie) && isChance(back))) {
            throw new IllegalArgumentException("The match function '" + name
                    + "' gives a chance that is not from 0 to 1 for strengths " + strengths(one, other) + ": " + win
                    + " and " + loss + " to win, " + tie + " and " + back + " to draw.");
        }
        if (!(Math.abs(tie - back) <= SLACK)) {
            throw new IllegalArgumentException("The match function '" + name
                    + "' depends on which player is named first: strengths " + strengths(one, other)
                    + " draw with chance " + tie + ", and with " + back
                    + " the other way round. Make a draw equally likely in both orders.");
        }
        if (!(Math.abs(win + loss + tie - 1) <= SLACK)) {
            throw new IllegalArgumentException("The match function '" + name
                    + "' depends on which player is named first: of strengths " + strengths(one, other)
                    + " the first wins with chance " + win + ", the second with " + loss + ", and " + tie
                    + " are drawn, together " + (win + loss + tie) + ". Make the three add up to 1.");
        }
        return win;
    }

    private String strengths(int one, int other) {
        return pool.strength(one) + " and " + pool.strength(other);
    }

    private static boolean isChance(double value) {
        return value >= 0 && value <= 1;
    }
}
