package io.github.crisisrules.fairness.field;

/**
 * Who comes late and who leaves. Leaving is announced between two Swiss rounds; qualifiers stay. Nobody is late or leaves once
 * as few players are there as the cut needs (or 4).
 *
 * @param drops the chance that a player with enough losses leaves before the next round
 * @param losses how many losses are enough
 * @param late the chance that a player enters only for round 2, with an unpaired loss for round 1
 */
public record Turnout(double drops, int losses, double late) {
    /** Everybody is there from the first round to the last. */
    public static final Turnout FULL = new Turnout(0, 0, 0);

    /**
     * Chances below 1.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Turnout {
        if (!(drops >= 0 && drops < 1)) {
            throw new IllegalArgumentException("drops must be from 0 to below 1, and is " + drops);
        }
        if (losses < 0) {
            throw new IllegalArgumentException("losses must not be below 0, and is " + losses);
        }
        if (!(late >= 0 && late < 1)) {
            throw new IllegalArgumentException("late must be from 0 to below 1, and is " + late);
        }
    }

    /** In a report: "everybody present throughout". */
    public String words() {
        return isFull()
                ? "everybody present throughout"
                : Plain.percent(late) + " of players late by a round, " + Plain.percent(drops)
                        + " leaving before each round once they have " + losses + (losses == 1 ? " loss" : " losses");
    }

    /** Whether nobody ever leaves or comes late. */
    public boolean isFull() {
        return drops == 0 && late == 0;
    }
}
