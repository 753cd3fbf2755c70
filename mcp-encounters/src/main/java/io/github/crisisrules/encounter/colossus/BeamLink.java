package io.github.crisisrules.encounter.colossus;

/** Two linked towers, the lower number first: a Disruption Beam. */
public record BeamLink(Tower low, Tower high) {
    /**
     * Two different towers, in order.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public BeamLink {
        if (low.compareTo(high) >= 0) {
            throw new IllegalArgumentException("a link names the lower of two towers first, not " + low + ", " + high);
        }
    }

    /** The link between two different towers, in either order. */
    public static BeamLink between(Tower one, Tower other) {
        return one.compareTo(other) < 0 ? new BeamLink(one, other) : new BeamLink(other, one);
    }

    /** Whether it ends at this tower. */
    public boolean touches(Tower tower) {
        return low.equals(tower) || high.equals(tower);
    }

    @Override
    public String toString() {
        return "link " + low.number() + "-" + high.number();
    }
}
