package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/**
 * A player to be paired.
 *
 * @param met everybody met in this stage, once for each meeting; players no longer in the field may stand in it
 */
public record FieldPlayer(PlayerId id, int points, Vector<PlayerId> met) {
    /** Points are not negative, and nobody has met himself. */
    public FieldPlayer {
        if (points < 0) {
            throw new IllegalArgumentException("player " + id + " has " + points + " points");
        }
        if (met.contains(id)) {
            throw new IllegalArgumentException("player " + id + " has met himself");
        }
    }

    /** A player with these points, who has met these opponents in this stage. */
    public static FieldPlayer of(PlayerId id, int points, PlayerId... met) {
        return new FieldPlayer(id, points, Vector.of(met));
    }

    /** How often the two have met in this stage. */
    public int met(PlayerId other) {
        return met.count(other::equals);
    }
}
