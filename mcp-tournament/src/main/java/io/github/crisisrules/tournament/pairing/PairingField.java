package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;
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
        Vector<FieldPlayer> listed = Vector.ofAll(players);
        if (listed.size() % 2 != 0) {
            throw new IllegalArgumentException(
                    "a field to pair needs an even number of players, not " + listed.size() + ": give a bye first");
        }
        FieldPlayer[] byNumber = new FieldPlayer[listed.size()];
        boolean rising = true;
        int count = 0;
        for (FieldPlayer player : listed) {
            rising &= count == 0 || byNumber[count - 1].number() <= player.number();
            byNumber[count++] = player;
        }
        if (!rising) {
            Arrays.sort(byNumber, Comparator.comparingInt(FieldPlayer::number));
        }
        SortedSet<Pairing> excluded = TreeSet.ofAll(Comparator.<Pairing>naturalOrder(), forbidden);
        return new PairingField(rising ? listed : Vector.of(byNumber), excluded, new DenseField(byNumber, excluded));
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

    /** Whom of the field a player has met in this stage, by registration number, once for each meeting. */
    Vector<PlayerId> metBy(PlayerId player) {
        return dense.others(dense.met(), player);
    }

    /** With whom of the field a player may not be paired. */
    Vector<PlayerId> excludedFor(PlayerId player) {
        return dense.others(dense.forbidden(), player);
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
