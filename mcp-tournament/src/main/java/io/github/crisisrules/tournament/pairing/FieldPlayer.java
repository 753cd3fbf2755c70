package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A player to be paired: number, points, and everybody met in this stage, once for each meeting. Players who are no longer in
 * the field may be among those met. The order in which they are named does not matter.
 *
 * <p>The numbers lie in one array, because a field of a million players is read from them at once.
 */
public final class FieldPlayer {
    private final int number;
    private final int points;
    /** Rising. */
    private final int[] met;

    private FieldPlayer(int number, int points, int[] met) {
        this.number = number;
        this.points = points;
        this.met = met;
    }

    /** A player with these points, who has met these opponents in this stage. */
    public static FieldPlayer of(PlayerId id, int points, PlayerId... met) {
        int[] numbers = new int[met.length];
        for (int i = 0; i < met.length; i++) {
            numbers[i] = met[i].number();
        }
        return of(id, points, numbers);
    }

    /** A player with these points, who has met these opponents in this stage. */
    public static FieldPlayer of(PlayerId id, int points, Iterable<PlayerId> met) {
        List<PlayerId> opponents = new ArrayList<>();
        for (PlayerId opponent : met) {
            opponents.add(opponent);
        }
        return of(id, points, opponents.toArray(new PlayerId[0]));
    }

    private static FieldPlayer of(PlayerId id, int points, int[] met) {
        if (points < 0) {
            throw new IllegalArgumentException("player " + id + " has " + points + " points; points are 0 or more");
        }
        if (met.length > 1) {
            Arrays.sort(met);
        }
        if (Arrays.binarySearch(met, id.number()) >= 0) {
            throw new IllegalArgumentException("player " + id + " is listed among their own opponents");
        }
        return new FieldPlayer(id.number(), points, met);
    }

    /** The player's registration number. */
    public PlayerId id() {
        return PlayerId.of(number);
    }

    /** Event points. */
    public int points() {
        return points;
    }

    /** Everybody met in this stage by registration number, once for each meeting. */
    public Vector<PlayerId> met() {
        return Vector.ofAll(met).map(PlayerId::of);
    }

    /** How often the two have met in this stage. */
    public int met(PlayerId other) {
        int count = 0;
        for (int one : met) {
            count += one == other.number() ? 1 : 0;
        }
        return count;
    }

    /** The registration number, for the arrays of a field. */
    int number() {
        return number;
    }

    /** The numbers of those met, rising; not to be changed. */
    int[] metNumbers() {
        return met;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FieldPlayer that
                && number == that.number
                && points == that.points
                && Arrays.equals(met, that.met);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * number + points) + Arrays.hashCode(met);
    }

    /** Such as {@code #3 with 6 points, met #1, #8}. */
    @Override
    public String toString() {
        String opponents = met().mkString(", ");
        return id() + " with " + points + " points" + (met.length == 0 ? "" : ", met " + opponents);
    }
}
