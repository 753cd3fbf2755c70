package io.github.crisisrules.core.text;

/** Numbers with a singular or plural noun, for use in sentences. */
public final class Plural {
    private Plural() {}

    /** Returns the count with its noun: {@code 1 point}, {@code 3 points}, {@code 0 points}. */
    public static String of(long count, String one) {
        return of(count, one, one + "s");
    }

    /** Returns the count with a noun that has an irregular plural: {@code 1 die}, {@code 3 dice}. */
    public static String of(long count, String one, String several) {
        return count + " " + (count == 1 ? one : several);
    }
}
