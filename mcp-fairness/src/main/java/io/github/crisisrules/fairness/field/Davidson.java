package io.github.crisisrules.fairness.field;

/**
 * Davidson's extension of Bradley–Terry: a win weighs what its player does, a draw {@code nu} times the geometric mean of the two. Without draws it is
 * Bradley–Terry.
 */
record Davidson(double nu) implements MatchFunction {
    /** Where draws between equals have this chance. */
    static Davidson of(double draws) {
        return new Davidson(2 * draws / (1 - draws));
    }

    @Override
    public double chance(double own, double other, boolean drawn) {
        double tie = tie(own, other);
        return (drawn ? tie : own) / (own + other + tie);
    }

    private double tie(double own, double other) {
        return nu == 0 ? 0 : nu * Math.sqrt(own * other);
    }

    /** One root and two quotients for each match, in steps that a processor does for several matches at once. */
    @Override
    public void chances(int count, double[] win, double[] drawn) {
        for (int i = 0; i < count; i++) {
            double own = win[i];
            double other = drawn[i];
            double tie = tie(own, other);
            double all = own + other + tie;
            win[i] = own / all;
            drawn[i] = tie / all;
        }
    }
}
