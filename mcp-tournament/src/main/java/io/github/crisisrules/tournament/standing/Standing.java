package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A player's line in the standings: the rank from 1, the record, and the values of the tiebreakers.
 *
 * @param rank the rank, from 1
 * @param record the points, rounds and opponents of the player
 * @param strengthOfSchedule the exact Strength of Schedule
 * @param tiebreakValues the values of the tiebreakers of a house chain, in its order; empty for the chain of the
 *     documents
 */
public record Standing(int rank, PlayerRecord record, Ratio strengthOfSchedule, Vector<TiebreakValue> tiebreakValues) {
    /**
     * The value of a tiebreaker for a player.
     *
     * @param tiebreaker the tiebreaker
     * @param value its value for the player
     */
    public record TiebreakValue(Tiebreaker tiebreaker, Ratio value) implements Describable {
        /** Returns the value as text. */
        String figure() {
            return value.toString();
        }

        /** Returns a description such as {@code wins 3}. */
        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /**
     * Creates a standing.
     *
     * @throws IllegalArgumentException if {@code rank} is below 1
     */
    public Standing {
        if (rank < 1) {
            throw new IllegalArgumentException("Ranks are numbered from 1, not " + rank + ".");
        }
    }

    /** Creates a standing by the chain of the documents. */
    public Standing(int rank, PlayerRecord record, Ratio strength) {
        this(rank, record, strength, Vector.empty());
    }

    /** Returns the player. */
    public PlayerId player() {
        return record.player();
    }

    /** Returns the event points. */
    public int points() {
        return record.points();
    }

    /** Returns the victory points. */
    public int vps() {
        return record.vps();
    }

    /**
     * Returns the value of a tiebreaker, or none if it was not applied, such as head-to-head between players who
     * have not all met.
     */
    public Option<Ratio> figure(Tiebreaker by) {
        return switch (by) {
            case EVENT_POINTS -> Option.of(Ratio.of(points()));
            case STRENGTH_OF_SCHEDULE -> Option.of(strengthOfSchedule);
            case VICTORY_POINTS -> Option.of(Ratio.of(vps()));
            default -> tiebreakValues.find(figure -> figure.tiebreaker() == by).map(TiebreakValue::value);
        };
    }

    /**
     * Returns whether a tiebreaker ranks the two apart: whether their {@link #figure} values differ. Avoids
     * creating ratios for integers.
     */
    boolean differs(Standing other, Tiebreaker by) {
        return switch (by) {
            case EVENT_POINTS -> points() != other.points();
            case STRENGTH_OF_SCHEDULE -> !strengthOfSchedule.equals(other.strengthOfSchedule);
            case VICTORY_POINTS -> vps() != other.vps();
            default -> !figure(by).equals(other.figure(by));
        };
    }

    /** Returns whether every standing has the value of the tiebreaker, whatever the chain. */
    static boolean isOnRecord(Tiebreaker by) {
        return by == Tiebreaker.EVENT_POINTS
                || by == Tiebreaker.STRENGTH_OF_SCHEDULE
                || by == Tiebreaker.VICTORY_POINTS;
    }
}
