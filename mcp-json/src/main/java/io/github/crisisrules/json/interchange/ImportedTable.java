package io.github.crisisrules.json.interchange;

import io.github.crisisrules.tournament.desk.TakenRound;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/** A table of a round: two seats, or one for a bye. */
public record ImportedTable(Vector<Seat> seats) {
    /**
     * One or two players; nobody plays against themselves.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public ImportedTable {
        if (seats.isEmpty() || seats.size() > 2) {
            throw new IllegalArgumentException("a table seats 1 or 2 players, not " + seats.size());
        }
        if (seats.distinctBy(Seat::player).size() < seats.size()) {
            throw new IllegalArgumentException("player " + seats.head().player() + " cannot play against themselves");
        }
    }

    /** Whether somebody has the bye here. */
    public boolean isBye() {
        return seats.size() == 1;
    }

    /** Whom a player meets here. */
    public Vector<PlayerId> opponentsOf(PlayerId player) {
        return seats.map(Seat::player).remove(player);
    }

    /**
     * What a player won at the table.
     *
     * @param points event points, in whatever scale the event had
     * @param vps victory points; 0 where they are not told
     */
    public record Seat(PlayerId player, int points, int vps) {
        /** The most that is read; no scale comes near it, and a desk takes as much. */
        public static final int MOST = TakenRound.TakenSeat.MOST;

        /**
         * Nothing is negative.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public Seat {
            if (points < 0 || points > MOST || vps < 0 || vps > MOST) {
                throw new IllegalArgumentException("points and VPs must be between 0 and " + MOST + ", not " + points
                        + " and " + vps + " for player " + player);
            }
        }
    }
}
