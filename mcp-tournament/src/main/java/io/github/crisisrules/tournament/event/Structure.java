package io.github.crisisrules.tournament.event;

import io.github.crisisrules.core.rulebook.Counted;

/**
 * How many Swiss rounds are played and how many players advance after them.
 *
 * @param cut how many advance; 0 where the Swiss rounds decide the event
 */
public record Structure(int swissRounds, int cut) {
    /**
     * At least one round; a cut is 0 or a bracket's size: 2, 4, 8, 16 and so on.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Structure {
        if (swissRounds < 1) {
            throw new IllegalArgumentException("an event has at least 1 Swiss round, not " + swissRounds);
        }
        if (cut < 0 || cut == 1 || Integer.bitCount(cut) > 1) {
            throw new IllegalArgumentException("a cut is 0 (none), 2, 4, 8, 16 …, not " + cut);
        }
    }

    /** Swiss rounds only. */
    public static Structure swiss(int rounds) {
        return new Structure(rounds, 0);
    }

    /** Swiss rounds, then the best {@code cut} play on. */
    public static Structure withCut(int rounds, int cut) {
        return new Structure(rounds, cut);
    }

    /** Whether some players advance after the Swiss rounds. */
    public boolean hasCut() {
        return cut > 0;
    }

    /** Such as {@code 4 rounds, top 8}. */
    @Override
    public String toString() {
        return Counted.of(swissRounds, "round") + ", " + (hasCut() ? "top " + cut : "no cut");
    }
}
