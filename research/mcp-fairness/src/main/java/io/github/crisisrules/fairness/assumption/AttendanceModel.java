package io.github.crisisrules.fairness.assumption;

/**
 * The chances that players arrive late or drop. Drops happen between two Swiss rounds; players in the cut stay. No
 * player is late or drops once the number of players is down to the size of the cut (or 4).
 *
 * @param drops the chance that a player with enough losses drops before the next round
 * @param losses the number of losses that is enough
 * @param late the chance that a player enters only in round 2, with an unpaired loss for round 1
 */
public record AttendanceModel(double drops, int losses, double late) {
    /** Every player is present from the first round to the last. */
    public static final AttendanceModel FULL = new AttendanceModel(0, 0, 0);

    /**
     * Validates the chances and the number of losses.
     *
     * @throws IllegalArgumentException if {@code drops} or {@code late} is negative or not below 1, or if
     *     {@code losses} is negative
     */
    public AttendanceModel {
        if (!(drops >= 0 && drops < 1)) {
            throw new IllegalArgumentException("drops must be at least 0 and below 1, but is " + drops);
        }
        if (losses < 0) {
            throw new IllegalArgumentException("losses must not be negative, but is " + losses);
        }
        if (!(late >= 0 && late < 1)) {
            throw new IllegalArgumentException("late must be at least 0 and below 1, but is " + late);
        }
    }

    /** Describes the turnout for a report, such as "1.0 % of players late by a round". */
    public String describe() {
        return isFull()
                ? "all players present throughout"
                : NumberText.percent(late) + " of players late by a round, " + NumberText.percent(drops)
                        + " leaving before each round once they have " + losses + (losses == 1 ? " loss" : " losses");
    }

    /** Returns whether no player ever drops or arrives late. */
    public boolean isFull() {
        return drops == 0 && late == 0;
    }
}
