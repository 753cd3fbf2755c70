package io.github.crisisrules.tournament.game;

import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.ByeReason;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A Swiss round that was played elsewhere and is taken over: the pairs, with their points and VPs. */
public record ImportedRound(Vector<ImportedTable> tables) {
    /**
     * The points and VPs of a player in the round.
     *
     * @param points the event points, in the scale of the event
     * @param vps the victory points; 0 if they are not known
     */
    public record ImportedSeat(PlayerId player, int points, int vps) {
        /** The maximum of both numbers, far beyond any scale. */
        public static final int MAX = Tally.MAX;

        /**
         * Creates a seat.
         *
         * @throws IllegalArgumentException if {@code points} or {@code vps} is negative or greater than
         *     {@link #MAX}
         */
        public ImportedSeat {
            if (points < 0 || points > MAX || vps < 0 || vps > MAX) {
                throw new IllegalArgumentException(points + " points and " + vps + " VPs for player " + player
                        + " are not possible. Give numbers from 0 to " + MAX + ".");
            }
        }
    }

    /** A table with two seats, or with one for a bye. */
    public record ImportedTable(ImportedSeat first, Option<ImportedSeat> second) {
        /** Returns all seats of the table. */
        public Vector<ImportedSeat> seats() {
            return Vector.of(first).appendAll(second);
        }

        /**
         * Returns the ending of the match that the points imply: the player with more points won. Returns none for
         * a bye.
         */
        Option<MatchEnding> ending() {
            return second.map(second -> {
                if (first.points == second.points) {
                    return MatchEnding.draw(first.player, first.vps, second.player, second.vps);
                }
                return first.points > second.points
                        ? MatchEnding.victory(first.player, first.vps, second.player, second.vps)
                        : MatchEnding.victory(second.player, second.vps, first.player, first.vps);
            });
        }
    }

    /** Returns the seats of all players in the round. */
    public Vector<ImportedSeat> seats() {
        return tables.flatMap(ImportedTable::seats);
    }

    /** Returns the pairs and byes of the round. */
    RoundTables paired() {
        return new RoundTables(
                tables.flatMap(table ->
                        table.second().map(other -> Pairing.of(table.first().player(), other.player()))),
                Option.none(),
                tables.filter(table -> table.second().isEmpty())
                        .map(table -> new ByeChoice(table.first().player(), ByeReason.BY_HAND, Vector.empty())),
                Option.none());
    }

    Vector<Option<MatchEnding>> endings() {
        return tables.filter(table -> table.second().isDefined()).map(ImportedTable::ending);
    }
}
