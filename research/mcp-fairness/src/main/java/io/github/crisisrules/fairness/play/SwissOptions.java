package io.github.crisisrules.fairness.play;

import java.util.Set;
import java.util.TreeSet;

/**
 * Options for Swiss rounds that work with every pairing system.
 *
 * @param randomRounds the number of rounds, from the first on, that are paired regardless of points; round 1 always
 *     is
 * @param out the number of losses after which a player is eliminated; 0 for never
 * @param byes the number of highest rated players who have a bye in round 1
 * @param agreedDraws whether two players draw in the last round on purpose if a draw takes both into the cut for
 *     certain
 */
public record SwissOptions(int randomRounds, int out, int byes, boolean agreedDraws) {
    /** The options of the event documents. */
    public static final SwissOptions PLAIN = new SwissOptions(1, 0, 0, false);

    /**
     * Validates the options.
     *
     * @throws IllegalArgumentException if {@code randomRounds} is not positive, or if {@code out} or {@code byes}
     *     is negative
     */
    public SwissOptions {
        if (randomRounds < 1) {
            throw new IllegalArgumentException(
                    "The number of random rounds must be at least 1, but is " + randomRounds);
        }
        if (out < 0 || byes < 0) {
            throw new IllegalArgumentException("out and byes must not be negative, but are " + out + " and " + byes);
        }
    }

    /**
     * Parses options of the forms {@code random=2}, {@code out=2}, {@code byes=4} and {@code draws}.
     *
     * @throws IllegalArgumentException if an option is unknown or given twice
     */
    static SwissOptions parse(String[] options) {
        SwissOptions read = PLAIN;
        Set<String> named = new TreeSet<>();
        for (String option : options) {
            if (!named.add(option.replaceFirst("=.*", ""))) {
                throw new IllegalArgumentException("'" + option + "' repeats an option. Name each option once.");
            }
            if (option.equals("draws")) {
                read = new SwissOptions(read.randomRounds, read.out, read.byes, true);
            } else if (option.matches("(random|out|byes)=[1-9][0-9]{0,3}")) {
                read = read.with(option.substring(0, option.indexOf('=')), number(option));
            } else {
                throw new IllegalArgumentException(
                        "'" + option + "' is not an option of a system. Use random=2, out=2, byes=4 or draws.");
            }
        }
        return read;
    }

    private static int number(String option) {
        return Integer.parseInt(option.substring(option.indexOf('=') + 1));
    }

    private SwissOptions with(String name, int value) {
        return switch (name) {
            case "random" -> new SwissOptions(value, out, byes, agreedDraws);
            case "out" -> new SwissOptions(randomRounds, value, byes, agreedDraws);
            default -> new SwissOptions(randomRounds, out, value, agreedDraws);
        };
    }

    /** Returns the text of the options with a colon before each, or an empty string for {@link #PLAIN}. */
    String id() {
        return (randomRounds == 1 ? "" : ":random=" + randomRounds)
                + (out == 0 ? "" : ":out=" + out)
                + (byes == 0 ? "" : ":byes=" + byes)
                + (agreedDraws ? ":draws" : "");
    }
}
