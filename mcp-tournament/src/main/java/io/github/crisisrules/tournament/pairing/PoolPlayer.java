package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * A player to be paired: number, points, and the opponents met in this stage, once for each meeting. The opponents
 * may include players who are no longer in the pool. Their order does not matter.
 *
 * <p>The numbers are stored in one array, because a pool of a million players is built from them at once.
 */
public final class PoolPlayer {
    private final int number;
    private final int points;
    /** The numbers of the opponents, in increasing order. */
    private final int[] met;

    private PoolPlayer(int number, int points, int[] met) {
        this.number = number;
        this.points = points;
        this.met = met;
    }

    /**
     * Creates a player with the given points and opponents met in this stage.
     *
     * @throws IllegalArgumentException if {@code points} is negative or the player is among the opponents
     */
    public static PoolPlayer of(PlayerId id, int points, PlayerId... met) {
        int[] numbers = new int[met.length];
        for (int i = 0; i < met.length; i++) {
            numbers[i] = met[i].number();
        }
        return of(id, points, numbers);
    }

    /**
     * Creates a player with the given points and opponents met in this stage.
     *
     * @throws IllegalArgumentException if {@code points} is negative or the player is among the opponents
     */
    public static PoolPlayer of(PlayerId id, int points, Iterable<PlayerId> met) {
        return of(id, points, Vector.ofAll(met).toJavaArray(PlayerId[]::new));
    }

    private static PoolPlayer of(PlayerId id, int points, int[] met) {
        if (points < 0) {
            throw new IllegalArgumentException(
                    "Player " + id + " has " + points + " points. Points must be 0 or more.");
        }
        Arrays.sort(met);
        if (Arrays.binarySearch(met, id.number()) >= 0) {
            throw new IllegalArgumentException(
                    "Player " + id + " is listed among their own opponents. List other players only.");
        }
        return new PoolPlayer(id.number(), points, met);
    }

    /** Returns the player's registration number. */
    public PlayerId id() {
        return PlayerId.of(number);
    }

    /** Returns the event points. */
    public int points() {
        return points;
    }

    /** Returns the opponents met in this stage by registration number, once for each meeting. */
    public Vector<PlayerId> met() {
        return Vector.ofAll(met).map(PlayerId::of);
    }

    /** Returns the number of times this player has met {@code other} in this stage. */
    public int met(PlayerId other) {
        int count = 0;
        for (int one : met) {
            count += one == other.number() ? 1 : 0;
        }
        return count;
    }

    /** Returns the registration number as an int, for the arrays of a pool. */
    int number() {
        return number;
    }

    /** Returns the numbers of the opponents in increasing order; the array must not be changed. */
    int[] metNumbers() {
        return met;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PoolPlayer that
                && number == that.number
                && points == that.points
                && Arrays.equals(met, that.met);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * number + points) + Arrays.hashCode(met);
    }

    /** Returns a description such as {@code #3 with 6 points, met #1, #8}. */
    @Override
    public String toString() {
        String opponents = met().mkString(", ");
        return id() + " with " + points + " points" + (met.length == 0 ? "" : ", met " + opponents);
    }
}
