package io.github.crisisrules.fairness.assumption;

/**
 * Davidson's extension of the Bradley–Terry model: a win has the weight of the winning player, a draw {@code nu}
 * times the geometric mean of both weights. With {@code nu} 0 it is the Bradley–Terry model.
 */
record Davidson(double nu) implements MatchFunction {
    /** Returns the function for the given probability of a draw between equal players. */
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

    /**
     * {@inheritDoc}
     *
     * <p>Takes one square root and two divisions for each match, in a loop that the compiler can vectorize.
     */
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
