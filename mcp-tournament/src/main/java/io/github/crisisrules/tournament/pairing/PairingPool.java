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
 * The pool of players to be paired in one round: the active players of the stage without the player who has the
 * bye, an even number, with their points, their opponents in the stage, and the pairs excluded by the organizer.
 * The order in which the players are listed does not matter.
 */
public final class PairingPool {
    private final Vector<PoolPlayer> players;
    private final SortedSet<Pairing> forbidden;
    private final DensePool dense;

    private PairingPool(Vector<PoolPlayer> players, SortedSet<Pairing> forbidden, DensePool dense) {
        this.players = players;
        this.forbidden = forbidden;
        this.dense = dense;
    }

    /** Creates the pool of the given players, without excluded pairs. */
    public static PairingPool of(PoolPlayer... players) {
        return of(Vector.of(players));
    }

    /** Creates the pool of the given players, without excluded pairs. */
    public static PairingPool of(Iterable<PoolPlayer> players) {
        return of(players, Vector.empty());
    }

    /**
     * Creates the pool of players to pair.
     *
     * @param forbidden the pairs excluded by the organizer
     * @throws IllegalArgumentException if the number of players is odd, a player is listed twice, or two
     *     players disagree on how often they met
     */
    public static PairingPool of(Iterable<PoolPlayer> players, Iterable<Pairing> forbidden) {
        Vector<PoolPlayer> listed = Vector.ofAll(players);
        if (listed.size() % 2 != 0) {
            throw new IllegalArgumentException(
                    "Pairing needs an even number of players, not " + listed.size() + ". Assign a bye first.");
        }
        PoolPlayer[] byNumber = new PoolPlayer[listed.size()];
        boolean rising = true;
        int count = 0;
        for (PoolPlayer player : listed) {
            rising &= count == 0 || byNumber[count - 1].number() <= player.number();
            byNumber[count++] = player;
        }
        if (!rising) {
            Arrays.sort(byNumber, Comparator.comparingInt(PoolPlayer::number));
        }
        SortedSet<Pairing> excluded = TreeSet.ofAll(Comparator.<Pairing>naturalOrder(), forbidden);
        return new PairingPool(rising ? listed : Vector.of(byNumber), excluded, new DensePool(byNumber, excluded));
    }

    /** Returns the players by registration number. */
    public Vector<PoolPlayer> players() {
        return players;
    }

    /** Returns the pairs excluded by the organizer. */
    public SortedSet<Pairing> forbidden() {
        return forbidden;
    }

    /** Returns the player with this number, or none if the player is not in the pool. */
    public Option<PoolPlayer> player(PlayerId id) {
        int index = dense.indexOf(id);
        return index < 0 ? Option.none() : Option.of(dense.player(index));
    }

    /**
     * Returns the event points of a player.
     *
     * @throws IllegalArgumentException if the player is not in the pool
     */
    public int points(PlayerId id) {
        return of(id).points();
    }

    /** Returns the number of times the two have met in this stage. */
    public int met(Pairing pairing) {
        return of(pairing.first()).met(pairing.second());
    }

    /**
     * Returns the players of the pool whom a player has met in this stage, by registration number, once for each
     * meeting.
     */
    Vector<PlayerId> metBy(PlayerId player) {
        return dense.others(dense.met(), player);
    }

    /** Returns the players of the pool with whom a player may not be paired. */
    Vector<PlayerId> excludedFor(PlayerId player) {
        return dense.others(dense.forbidden(), player);
    }

    private PoolPlayer of(PlayerId id) {
        return dense.player(dense.placeOf(id));
    }

    /** Returns the pool in the form that the kernels read. */
    DensePool dense() {
        return dense;
    }

    /** Returns the score groups, highest first. */
    public Vector<ScoreGroup> groups() {
        return ScoreGroup.of(players);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PairingPool that && players.equals(that.players) && forbidden.equals(that.forbidden);
    }

    @Override
    public int hashCode() {
        return 31 * players.hashCode() + forbidden.hashCode();
    }

    @Override
    public String toString() {
        return players.mkString("PairingPool(", ", ", ")");
    }
}
