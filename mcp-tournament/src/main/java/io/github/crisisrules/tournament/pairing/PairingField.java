package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeMap;
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
    private final TreeMap<PlayerId, FieldPlayer> byId;
    private final SortedSet<Pairing> forbidden;

    private PairingField(
            Vector<FieldPlayer> players, TreeMap<PlayerId, FieldPlayer> byId, SortedSet<Pairing> forbidden) {
        this.players = players;
        this.byId = byId;
        this.forbidden = forbidden;
    }

    /** A field without excluded pairs. */
    public static PairingField of(Iterable<FieldPlayer> players) {
        return of(players, Vector.empty());
    }

    /** A field; each player once, an even number, and who has met whom told alike by both. */
    public static PairingField of(Iterable<FieldPlayer> players, Iterable<Pairing> forbidden) {
        Vector<FieldPlayer> sorted = Vector.ofAll(players).sortBy(FieldPlayer::id);
        TreeMap<PlayerId, FieldPlayer> byId = TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(), sorted.map(player -> io.vavr.Tuple.of(player.id(), player)));
        if (byId.size() != sorted.size()) {
            throw new IllegalArgumentException("a player stands twice in the field");
        }
        if (sorted.size() % 2 != 0) {
            throw new IllegalArgumentException("a field of " + sorted.size() + " players: take the bye out first");
        }
        for (FieldPlayer player : sorted) {
            for (PlayerId other : player.met()) {
                Option<FieldPlayer> opponent = byId.get(other);
                if (opponent.exists(found -> found.met(player.id()) != player.met(other))) {
                    throw new IllegalArgumentException(
                            "players " + player.id() + " and " + other + " tell differently how often they met");
                }
            }
        }
        return new PairingField(sorted, byId, TreeSet.ofAll(Comparator.<Pairing>naturalOrder(), forbidden));
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
        return byId.get(id);
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
        return byId.get(id).getOrElseThrow(() -> new IllegalArgumentException("player " + id + " is not in the field"));
    }

    /** The score groups, highest first. */
    public Seq<ScoreGroup> groups() {
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
