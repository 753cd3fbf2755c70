package io.github.crisisrules.encounter.colossus;

/** A Disruption Beam token on one tower that points toward another. */
public record BeamToken(Tower on, Tower toward) {
    /**
     * It points toward another tower.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public BeamToken {
        if (on.equals(toward)) {
            throw new IllegalArgumentException(
                    "the Disruption Beam token on " + on + " points to itself: name another tower");
        }
    }

    /** The token that would make a link of this one. */
    public BeamToken opposite() {
        return new BeamToken(toward, on);
    }

    /** Whether the other token makes a link of this one. */
    boolean isLinkedBy(BeamToken other) {
        return on.equals(other.toward) && toward.equals(other.on);
    }
}
