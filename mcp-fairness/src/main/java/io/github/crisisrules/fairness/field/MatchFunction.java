package io.github.crisisrules.fairness.field;

/** A caller's own view of a match: how likely the first player wins or draws. Called from many threads, it must have no state. */
@FunctionalInterface
public interface MatchFunction {
    /**
     * The chance that the first player wins if {@code drawn} is false, that the match is drawn if it is true; the two together
     * are at most 1, and the chance of a win must be asked for either side.
     */
    double chance(double own, double other, boolean drawn);
}
