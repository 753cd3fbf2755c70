package io.github.crisisrules.encounter.colossus;

/**
 * A Disruption Beam between two linked towers.
 *
 * @param low the tower with the lower number
 * @param high the tower with the higher number
 */
public record BeamLink(Tower low, Tower high) {
    /**
     * Creates a link.
     *
     * @throws IllegalArgumentException if {@code low} is not lower than {@code high}
     */
    public BeamLink {
        if (low.compareTo(high) >= 0) {
            throw new IllegalArgumentException(
                    "A link needs two different towers, the lower number first, not " + low + ", " + high);
        }
    }

    /** Creates the link between two different towers, in either order. */
    public static BeamLink between(Tower one, Tower other) {
        return one.compareTo(other) < 0 ? new BeamLink(one, other) : new BeamLink(other, one);
    }

    /** Returns whether the link ends at the given tower. */
    public boolean touches(Tower tower) {
        return low.equals(tower) || high.equals(tower);
    }

    @Override
    public String toString() {
        return "link " + low.number() + "-" + high.number();
    }
}
