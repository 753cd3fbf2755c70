package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.vavr.collection.Vector;

/** Two different players who meet; the lower registration number comes first, so equal pairs are equal values. */
public record Pairing(PlayerId first, PlayerId second) implements Comparable<Pairing>, PlayerWords {
    /**
     * Two different players, the lower number first; {@link #of} takes them in any order.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Pairing {
        if (first.equals(second)) {
            throw new IllegalArgumentException("player " + first + " cannot be paired with themselves");
        }
        if (first.compareTo(second) > 0) {
            throw new IllegalArgumentException("the pairing of " + first + " and " + second
                    + " has the lower registration number first: use Pairing.of");
        }
    }

    /** The two players, given in any order. */
    public static Pairing of(PlayerId one, PlayerId other) {
        return one.compareTo(other) <= 0 ? new Pairing(one, other) : new Pairing(other, one);
    }

    /** The two players by registration number, given in any order. */
    public static Pairing of(int one, int other) {
        return of(PlayerId.of(one), PlayerId.of(other));
    }

    /** The two, the lower number first. */
    public Vector<PlayerId> players() {
        return Vector.of(first, second);
    }

    /** Whether the player is one of the two. */
    public boolean has(PlayerId player) {
        return first.equals(player) || second.equals(player);
    }

    /** Whom this player meets; the player must be one of the two. */
    public PlayerId opponentOf(PlayerId player) {
        if (!has(player)) {
            throw new IllegalArgumentException("player " + player + " is not in the pairing " + this);
        }
        return first.equals(player) ? second : first;
    }

    @Override
    public int compareTo(Pairing other) {
        int byFirst = first.compareTo(other.first);
        return byFirst != 0 ? byFirst : second.compareTo(other.second);
    }

    /** Such as "Ada and Bruno". */
    @Override
    public String words(Names names) {
        return names.of(first) + " and " + names.of(second);
    }

    /** As a table is posted: "Ada – Bruno". */
    public String versus(Names names) {
        return names.of(first) + " – " + names.of(second);
    }

    /** Written out, as {@link #equals} is: what a record makes up by itself costs a program more than its first pairing. */
    @Override
    public int hashCode() {
        return 31 * first.hashCode() + second.hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pairing that && first.equals(that.first) && second.equals(that.second);
    }

    /** Such as {@code #3–#8}. */
    @Override
    public String toString() {
        return first + "–" + second;
    }
}
