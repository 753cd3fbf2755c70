package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * The players to be paired in one round: the active players of the stage after the bye is taken out, an even number,
 * with their points, whom they have met in the stage, and the pairs the organizer excluded. The order in which they were
 * listed does not matter.
 */
public final class PairingField {
    private final Vector<FieldPlayer> players;
    private final SortedSet<Pairing> forbidden;
    private final DenseField dense;

    private PairingField(Vector<FieldPlayer> players, SortedSet<Pairing> forbidden, DenseField dense) {
        this.players = players;
        this.forbidden = forbidden;
        this.dense = dense;
    }

    /** A field of these players, without excluded pairs. */
    public static PairingField of(FieldPlayer... players) {
        return of(Vector.of(players));
    }

    /** A field without excluded pairs. */
    public static PairingField of(Iterable<FieldPlayer> players) {
        return of(players, Vector.empty());
    }

    /** A field; each player once, an even number, and who has met whom told alike by both. */
    public static PairingField of(Iterable<FieldPlayer> players, Iterable<Pairing> forbidden) {
        Vector<FieldPlayer> sorted = sorted(Vector.ofAll(players));
        if (sorted.size() % 2 != 0) {
            throw new IllegalArgumentException("a field of " + sorted.size() + " players: take the bye out first");
        }
        SortedSet<Pairing> excluded = TreeSet.ofAll(Comparator.<Pairing>naturalOrder(), forbidden);
        return new PairingField(
                sorted, excluded, new DenseField(sorted.toJavaArray(FieldPlayer[]::new), excluded.toVector()));
    }

    private static Vector<FieldPlayer> sorted(Vector<FieldPlayer> players) {
        int last = 0;
        for (FieldPlayer player : players) {
            if (player.id().number() < last) {
                return players.sortBy(FieldPlayer::id);
            }
            last = player.id().number();
        }
        return players;
    }

    /** The players by registration number. */
    public Vector<FieldPlayer> players() {
        return players;
    }

    /** The pairs the organizer excluded. */
    public SortedSet<Pairing> forbidden() {
        return forbidden;
    }

    /** The player with this number, if in the field. */
    public Option<FieldPlayer> player(PlayerId id) {
        int index = dense.indexOf(id);
        return index < 0 ? Option.none() : Option.of(dense.player(index));
    }

    /** Event points of a player of the field. */
    public int points(PlayerId id) {
        return of(id).points();
    }

    /** How often the two have met in this stage. */
    public int met(Pairing pairing) {
        return of(pairing.first()).met(pairing.second());
    }

    private FieldPlayer of(PlayerId id) {
        return dense.player(dense.placeOf(id));
    }

    /** The same field for the kernels. */
    DenseField dense() {
        return dense;
    }

    /** The score groups, highest first. */
    public Vector<ScoreGroup> groups() {
        return ScoreGroup.of(players);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PairingField that && players.equals(that.players) && forbidden.equals(that.forbidden);
    }

    @Override
    public int hashCode() {
        return 31 * players.hashCode() + forbidden.hashCode();
    }

    @Override
    public String toString() {
        return players.mkString("PairingField(", ", ", ")");
    }
}
