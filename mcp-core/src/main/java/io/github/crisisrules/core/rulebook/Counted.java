package io.github.crisisrules.core.rulebook;

/** How many there are of something, as a sentence says it: one of a thing is not told as several. */
public final class Counted {
    private Counted() {}

    /** {@code 1 point}, {@code 3 points}, {@code 0 points}. */
    public static String of(long count, String one) {
        return of(count, one, one + "s");
    }

    /** {@code 1 die}, {@code 3 dice}. */
    public static String of(long count, String one, String several) {
        return count + " " + (count == 1 ? one : several);
    }
}
