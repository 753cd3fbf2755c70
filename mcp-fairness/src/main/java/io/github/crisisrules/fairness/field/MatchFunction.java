package io.github.crisisrules.fairness.field;

/** A caller's own view of a match: how likely the first player wins or draws. Called from many threads, it must have no state. */
@FunctionalInterface
public interface MatchFunction {
    /**
     * The chance that the first player wins if {@code drawn} is false, that the match is drawn if it is true. It must not matter who is
     * named first: the chances of the two to win and that of a draw add up to 1, and a draw is as likely either way round. A simulation
     * refuses a match for which that does not hold.
     */
    double chance(double own, double other, boolean drawn);

    /**
     * The chances of many matches at once, which may be told faster than one by one. For every {@code i} below {@code count} the first array holds what
     * the first player brings and the second what the other does; afterwards they hold the chance to win and the chance of a draw.
     */
    default void chances(int count, double[] win, double[] drawn) {
        for (int i = 0; i < count; i++) {
            double own = win[i];
            double other = drawn[i];
            win[i] = chance(own, other, false);
            drawn[i] = chance(own, other, true);
        }
    }
}
