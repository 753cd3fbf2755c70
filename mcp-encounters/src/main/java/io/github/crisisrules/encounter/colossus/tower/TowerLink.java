package io.github.crisisrules.encounter.colossus.tower;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * A Disruption Beam between two linked towers.
 *
 * @param low the tower with the lower number
 * @param high the tower with the higher number
 */
public record TowerLink(Tower low, Tower high) implements Describable {
    /**
     * Creates a link.
     *
     * @throws IllegalArgumentException if {@code low} is not lower than {@code high}
     */
    public TowerLink {
        if (low.compareTo(high) >= 0) {
            throw new IllegalArgumentException("A link needs two different towers, the lower number first, not "
                    + low.number() + " and " + high.number() + ".");
        }
    }

    /** Creates the link between two different towers, in either order. */
    public static TowerLink between(Tower one, Tower other) {
        return one.compareTo(other) < 0 ? new TowerLink(one, other) : new TowerLink(other, one);
    }

    /** Returns whether the link ends at the given tower. */
    public boolean touches(Tower tower) {
        return low.equals(tower) || high.equals(tower);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
