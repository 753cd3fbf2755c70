package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A player's place: rank from 1, the record, and what the tiebreakers gave.
 *
 * @param strength the exact Strength of Schedule
 * @param figures what the tiebreakers of a house chain gave, in its order; empty by the chain of the documents
 */
public record Standing(int rank, PlayerRecord record, Ratio strength, Vector<Figure> figures) {
    /** What a tiebreaker gave a player. */
    public record Figure(Tiebreaker by, Ratio value) {}

    /**
     * Ranks start at 1.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Standing {
        if (rank < 1) {
            throw new IllegalArgumentException("ranks are numbered from 1, not " + rank);
        }
    }

    /** A place by the chain of the documents. */
    public Standing(int rank, PlayerRecord record, Ratio strength) {
        this(rank, record, strength, Vector.empty());
    }

    /** Whose place it is. */
    public PlayerId player() {
        return record.player();
    }

    /** Event points. */
    public int points() {
        return record.points();
    }

    /** Victory points. */
    public int vps() {
        return record.vps();
    }

    /** What a tiebreaker gave; nothing for one that was not asked, such as head-to-head of players who have not all met. */
    public Option<Ratio> figure(Tiebreaker by) {
        return switch (by) {
            case EVENT_POINTS -> Option.of(Ratio.of(points()));
            case STRENGTH_OF_SCHEDULE -> Option.of(strength);
            case VICTORY_POINTS -> Option.of(Ratio.of(vps()));
            default -> figures.find(figure -> figure.by() == by).map(Figure::value);
        };
    }

    /** Whether a tiebreaker ranks the two apart: whether their {@link #figure}s are different, without making values of whole numbers. */
    boolean differs(Standing other, Tiebreaker by) {
        return switch (by) {
            case EVENT_POINTS -> points() != other.points();
            case STRENGTH_OF_SCHEDULE -> !strength.equals(other.strength);
            case VICTORY_POINTS -> vps() != other.vps();
            default -> !figure(by).equals(other.figure(by));
        };
    }

    /** Whether every standing tells it, whatever the chain. */
    static boolean isOnRecord(Tiebreaker by) {
        return by == Tiebreaker.EVENT_POINTS
                || by == Tiebreaker.STRENGTH_OF_SCHEDULE
                || by == Tiebreaker.VICTORY_POINTS;
    }
}
