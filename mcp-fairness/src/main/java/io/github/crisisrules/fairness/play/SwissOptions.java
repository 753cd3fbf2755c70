package io.github.crisisrules.fairness.play;

import java.util.Set;
import java.util.TreeSet;

/**
 * What may be changed in how Swiss rounds are played, whichever system pairs them.
 *
 * @param randomRounds how many rounds, from the first on, are drawn without regard to points; round 1 always is
 * @param out after how many losses a player is out; 0 where nobody is
 * @param byes how many of the highest rated players have a bye assigned for round 1
 * @param agreedDraws whether two draw the last round on purpose where a draw brings both into the cut for certain
 */
public record SwissOptions(int randomRounds, int out, int byes, boolean agreedDraws) {
    /** As the event documents have it. */
    public static final SwissOptions PLAIN = new SwissOptions(1, 0, 0, false);

    /**
     * Round 1 is always random, and numbers are not below 0.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public SwissOptions {
        if (randomRounds < 1) {
            throw new IllegalArgumentException("random rounds must be at least 1, and is " + randomRounds);
        }
        if (out < 0 || byes < 0) {
            throw new IllegalArgumentException("out and byes must not be below 0, and are " + out + " and " + byes);
        }
    }

    /** Reads {@code random=2}, {@code out=2}, {@code byes=4} and {@code draws}, each behind a colon. */
    static SwissOptions parse(String[] options) {
        SwissOptions read = PLAIN;
        Set<String> named = new TreeSet<>();
        for (String option : options) {
            if (!named.add(option.replaceFirst("=.*", ""))) {
                throw new IllegalArgumentException("'" + option + "' names an option a second time; name each once");
            }
            if (option.equals("draws")) {
                read = new SwissOptions(read.randomRounds, read.out, read.byes, true);
            } else if (option.matches("(random|out|byes)=[1-9][0-9]{0,3}")) {
                read = read.with(option.substring(0, option.indexOf('=')), number(option));
            } else {
                throw new IllegalArgumentException(
                        "'" + option + "' is not an option of a system; there are random=2, out=2, byes=4 and draws");
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

    /** What {@link #parse} reads, with its colons; nothing where all is plain. */
    String id() {
        return (randomRounds == 1 ? "" : ":random=" + randomRounds)
                + (out == 0 ? "" : ":out=" + out)
                + (byes == 0 ? "" : ":byes=" + byes)
                + (agreedDraws ? ":draws" : "");
    }
}
