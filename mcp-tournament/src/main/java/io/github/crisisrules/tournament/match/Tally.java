package io.github.crisisrules.tournament.match;

import io.github.crisisrules.tournament.player.PlayerId;

/**
 * The victory points of a player in a match.
 *
 * @param player the player
 * @param vps the victory points
 */
public record Tally(PlayerId player, int vps) {
    /** The maximum of VPs in a report. It is far beyond any game and keeps totals within {@code int}. */
    public static final int MAX = 10_000;

    /**
     * Creates a tally.
     *
     * @throws IllegalArgumentException if {@code vps} is negative or greater than {@link #MAX}
     */
    public Tally {
        if (!isPossible(vps)) {
            throw new IllegalArgumentException(
                    "Player " + player + " cannot have " + vps + " VPs. Give a number from 0 to " + MAX + ".");
        }
    }

    /** Returns whether a player can have the given number of VPs in a match: 0 to {@link #MAX}. */
    public static boolean isPossible(int vps) {
        return vps >= 0 && vps <= MAX;
    }

    /** Returns the VPs of a player in either tally, or 0. */
    static int vpsOf(PlayerId player, Tally one, Tally other) {
        return one.player.equals(player) ? one.vps : other.player.equals(player) ? other.vps : 0;
    }

    /** Returns the registration number and the VPs, such as {@code #3 16}. */
    @Override
    public String toString() {
        return player + " " + vps;
    }
}
