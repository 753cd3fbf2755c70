package io.github.crisisrules.fairness.assumption;

/**
 * The chances of a match as a function of what the two players bring to it. Implementations must be stateless,
 * since many threads call them.
 */
@FunctionalInterface
public interface MatchFunction {
    /**
     * Returns the chance that the first player wins or, if {@code drawn} is true, that the match is drawn. The
     * result must not depend on which player is named first: both players' chances to win and the chance of a draw
     * add up to 1, and the chance of a draw is the same in both orders. A simulation rejects a function that
     * violates this.
     */
    double chance(double own, double other, boolean drawn);

    /**
     * Computes the chances of many matches at once, which can be faster than one at a time. For every {@code i}
     * below {@code count}, {@code win[i]} holds the worth of the first player and {@code drawn[i]} that of the
     * second; on return they hold the chance that the first player wins and the chance of a draw.
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
