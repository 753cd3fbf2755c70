package io.github.crisisrules.json.interchange;

import io.github.crisisrules.tournament.game.ImportedRound;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/**
 * A table of a round.
 *
 * @param seats two seats, or one for a bye
 */
public record ImportedTable(Vector<Seat> seats) {
    /**
     * Creates a table.
     *
     * @throws IllegalArgumentException if there are no seats or more than two, or if both seats have the same player
     */
    public ImportedTable {
        if (seats.isEmpty() || seats.size() > 2) {
            throw new IllegalArgumentException("A table seats 1 or 2 players, not " + seats.size() + ".");
        }
        if (seats.distinctBy(Seat::player).size() < seats.size()) {
            throw new IllegalArgumentException(
                    "Player " + seats.head().player() + " has both seats of a table. Name two players.");
        }
    }

    /** Returns the table at a place of a file, or throws the refusal of its seats. There are at most two. */
    static ImportedTable read(Vector<Seat> seats, String place) {
        if (seats.isEmpty()) {
            throw new ImportRefusedException(place, new ImportFault.NoPlayer());
        }
        if (seats.distinctBy(Seat::player).size() < seats.size()) {
            throw new ImportRefusedException(
                    place, new ImportFault.BothSeats(seats.head().player()));
        }
        return new ImportedTable(seats);
    }

    /** Returns whether the only player of this table has the bye. */
    public boolean isBye() {
        return seats.size() == 1;
    }

    /** Returns the opponent of a player, or none for a bye. */
    public Vector<PlayerId> opponentsOf(PlayerId player) {
        return seats.map(Seat::player).remove(player);
    }

    /**
     * The result of one player.
     *
     * @param player the player
     * @param points event points, in the scale of the event
     * @param vps victory points; 0 if they are not known
     */
    public record Seat(PlayerId player, int points, int vps) {
        /** The maximum of points and of VPs, which is also the maximum of a desk. */
        public static final int MAX = ImportedRound.ImportedSeat.MAX;

        /**
         * Creates a seat.
         *
         * @throws IllegalArgumentException if {@code points} or {@code vps} is negative or above {@link #MAX}
         */
        public Seat {
            if (points < 0 || points > MAX || vps < 0 || vps > MAX) {
                throw new IllegalArgumentException("Points and VPs must be between 0 and " + MAX + ", not " + points
                        + " and " + vps + " for player " + player + ".");
            }
        }
    }
}
