package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * The structure of an event: the number of Swiss rounds, and the number of players who advance after them.
 *
 * @param swissRounds the number of Swiss rounds
 * @param cut the number of players who advance; 0 if the Swiss rounds decide the event
 */
public record Structure(int swissRounds, int cut) implements Describable {
    /** The maximum number of Swiss rounds. */
    public static final int MAX_ROUNDS = 1000;

    /**
     * Creates a structure.
     *
     * @throws IllegalArgumentException if {@code swissRounds} is less than 1 or more than {@link #MAX_ROUNDS}, or if
     *     {@code cut} is negative or 1
     */
    public Structure {
        if (swissRounds < 1) {
            throw new IllegalArgumentException("An event needs at least 1 Swiss round, not " + swissRounds + ".");
        }
        if (swissRounds > MAX_ROUNDS) {
            throw new IllegalArgumentException(
                    "An event has at most " + MAX_ROUNDS + " Swiss rounds, not " + swissRounds + ".");
        }
        if (cut < 0 || cut == 1) {
            throw new IllegalArgumentException("A cut must be 0 (none), or 2 players or more, not " + cut + ".");
        }
    }

    /** Creates a structure of Swiss rounds only. */
    public static Structure swiss(int rounds) {
        return new Structure(rounds, 0);
    }

    /** Creates a structure of Swiss rounds after which the best {@code cut} players advance. */
    public static Structure withCut(int rounds, int cut) {
        return new Structure(rounds, cut);
    }

    /** Returns whether some players advance after the Swiss rounds. */
    public boolean hasCut() {
        return cut > 0;
    }

    /** Returns a description such as {@code 4 rounds, top 8}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
