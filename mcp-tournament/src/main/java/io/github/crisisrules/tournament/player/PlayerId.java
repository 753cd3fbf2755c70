package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.rulebook.Named;

/** A player's registration number in the event: from 1, in the order of registration, which is the canonical order. */
public record PlayerId(int number) implements Comparable<PlayerId>, Named {
    /**
     * Registration numbers start at 1.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public PlayerId {
        if (number < 1) {
            throw new IllegalArgumentException("a registration number is 1 or more, not " + number);
        }
    }

    /** The player with this registration number. */
    public static PlayerId of(int number) {
        return new PlayerId(number);
    }

    @Override
    public int compareTo(PlayerId other) {
        return Integer.compare(number, other.number);
    }

    /** Written out, as {@link #equals} is: what a record makes up by itself costs a program more than its first pairing. */
    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlayerId that && number == that.number;
    }

    @Override
    public String toString() {
        return "#" + number;
    }
}
