package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/**
 * Two different players who meet. The lower registration number comes first, so that pairings of the same players
 * are equal.
 *
 * @param first the player with the lower registration number
 * @param second the other player
 */
public record Pairing(PlayerId first, PlayerId second) implements Comparable<Pairing>, Describable {
    /**
     * Creates a pairing. {@link #of(PlayerId, PlayerId)} takes the players in any order.
     *
     * @throws IllegalArgumentException if the players are the same, or if the lower registration number is not
     *     first
     */
    public Pairing {
        if (first.equals(second)) {
            throw new IllegalArgumentException("Player " + first + " cannot be paired with themselves.");
        }
        if (first.compareTo(second) > 0) {
            throw new IllegalArgumentException("The pairing of " + first + " and " + second
                    + " must have the lower registration number first. Use Pairing.of.");
        }
    }

    /**
     * Creates the pairing of two players, given in any order.
     *
     * @throws IllegalArgumentException if the players are the same
     */
    public static Pairing of(PlayerId one, PlayerId other) {
        return one.compareTo(other) <= 0 ? new Pairing(one, other) : new Pairing(other, one);
    }

    /**
     * Creates the pairing of two registration numbers, given in any order.
     *
     * @throws IllegalArgumentException if the numbers are the same, or if one is less than 1
     */
    public static Pairing of(int one, int other) {
        return of(PlayerId.of(one), PlayerId.of(other));
    }

    /** Returns both players, the lower registration number first. */
    public Vector<PlayerId> players() {
        return Vector.of(first, second);
    }

    /** Returns whether {@code player} is one of the two. */
    public boolean has(PlayerId player) {
        return first.equals(player) || second.equals(player);
    }

    /**
     * Returns the opponent of {@code player}.
     *
     * @throws IllegalArgumentException if {@code player} is not one of the two
     */
    public PlayerId opponentOf(PlayerId player) {
        if (!has(player)) {
            throw new IllegalArgumentException(
                    "Player " + player + " is not in the pairing " + this + ". Name one of its players.");
        }
        return first.equals(player) ? second : first;
    }

    @Override
    public int compareTo(Pairing other) {
        int byFirst = first.compareTo(other.first);
        return byFirst != 0 ? byFirst : second.compareTo(other.second);
    }

    /** Returns the pairing in its posted form, such as "Ada – Bruno". */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the registration numbers, such as {@code #3–#8}. */
    @Override
    public String toString() {
        return first + "–" + second;
    }
}
