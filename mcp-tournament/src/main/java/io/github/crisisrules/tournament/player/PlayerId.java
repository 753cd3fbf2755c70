package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.text.Named;

/**
 * A player's registration number in the event. Numbers start at 1 in the order of registration, which is the
 * canonical order of players.
 *
 * @param number the number, from 1
 */
public record PlayerId(int number) implements Comparable<PlayerId>, Named {
    /**
     * Creates a registration number.
     *
     * @throws IllegalArgumentException if {@code number} is less than 1
     */
    public PlayerId {
        if (number < 1) {
            throw new IllegalArgumentException("A registration number must be 1 or more, not " + number + ".");
        }
    }

    /** Returns the player with the given registration number. */
    public static PlayerId of(int number) {
        return new PlayerId(number);
    }

    @Override
    public int compareTo(PlayerId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "#" + number;
    }
}
