package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.ByeReason;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A Swiss round that was played at another desk: who met whom, and what it brought them there. */
public record TakenRound(Vector<TakenTable> tables) {
    /**
     * The points and VPs of a player in the round.
     *
     * @param points event points, in whatever scale the event had
     * @param vps victory points; 0 where they are not known
     */
    public record TakenSeat(PlayerId player, int points, int vps) {
        /** The most of either; no scale comes near it. */
        public static final int MOST = Tally.MOST;

        /**
         * Nothing is negative.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public TakenSeat {
            if (points < 0 || points > MOST || vps < 0 || vps > MOST) {
                throw new IllegalArgumentException(points + " points and " + vps + " VPs for player " + player
                        + ": give numbers from 0 to " + MOST);
            }
        }
    }

    /** A table: one seat for a bye, else two. */
    public record TakenTable(TakenSeat one, Option<TakenSeat> other) {
        /** Both seats. */
        public Vector<TakenSeat> seats() {
            return Vector.of(one).appendAll(other);
        }

        /** How the match ended, as far as that was told: more points won. */
        Option<MatchEnding> ending() {
            return other.map(second -> {
                if (one.points == second.points) {
                    return MatchEnding.draw(one.player, one.vps, second.player, second.vps);
                }
                return one.points > second.points
                        ? MatchEnding.victory(one.player, one.vps, second.player, second.vps)
                        : MatchEnding.victory(second.player, second.vps, one.player, one.vps);
            });
        }
    }

    /** Everybody in the round. */
    public Vector<TakenSeat> seats() {
        return tables.flatMap(TakenTable::seats);
    }

    /** The pairs and byes, as they stand in the books. */
    RoundTables paired() {
        return new RoundTables(
                tables.flatMap(table ->
                        table.other().map(other -> Pairing.of(table.one().player(), other.player()))),
                Option.none(),
                tables.filter(table -> table.other().isEmpty())
                        .map(table -> new ByeChoice(table.one().player(), ByeReason.BY_HAND, Vector.empty())),
                Option.none());
    }

    Vector<Option<MatchEnding>> endings() {
        return tables.filter(table -> table.other().isDefined()).map(TakenTable::ending);
    }
}
