package io.github.crisisrules.encounter.colossus.tower;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * A Disruption Beam token on one tower that points toward another.
 *
 * @param tower the tower with the token
 * @param toward the other tower
 */
public record BeamToken(Tower tower, Tower toward) implements Describable {
    /**
     * Creates a token.
     *
     * @throws IllegalArgumentException if both towers are the same
     */
    public BeamToken {
        if (tower.equals(toward)) {
            throw new IllegalArgumentException(
                    "The Disruption Beam token on " + tower.describe() + " points to itself. Name another tower.");
        }
    }

    /** Returns the token that would form a link together with this one. */
    public BeamToken opposite() {
        return new BeamToken(toward, tower);
    }

    /** Returns the link that this token forms together with its opposite. */
    public TowerLink link() {
        return TowerLink.between(tower, toward);
    }

    /** Returns whether the other token forms a link together with this one. */
    boolean isLinkedBy(BeamToken other) {
        return tower.equals(other.toward) && toward.equals(other.tower);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
