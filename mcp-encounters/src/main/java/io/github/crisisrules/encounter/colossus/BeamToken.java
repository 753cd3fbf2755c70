package io.github.crisisrules.encounter.colossus;

/**
 * A Disruption Beam token on one tower that points toward another.
 *
 * @param on the tower with the token
 * @param toward the other tower
 */
public record BeamToken(Tower on, Tower toward) {
    /**
     * Creates a token.
     *
     * @throws IllegalArgumentException if both towers are the same
     */
    public BeamToken {
        if (on.equals(toward)) {
            throw new IllegalArgumentException(
                    "The Disruption Beam token on " + on + " points to itself. Name another tower.");
        }
    }

    /** Returns the token that would form a link together with this one. */
    public BeamToken opposite() {
        return new BeamToken(toward, on);
    }

    /** Returns whether the other token forms a link together with this one. */
    boolean isLinkedBy(BeamToken other) {
        return on.equals(other.toward) && toward.equals(other.on);
    }
}
