package io.github.crisisrules.json.value;

import io.vavr.control.Option;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A number. Whole numbers are exact; any other number keeps the digits with which it was written. */
public final class JsonNumber implements JsonValue {
    private static final Pattern LITERAL = Pattern.compile("-?(?:0|[1-9][0-9]*+)(?:\\.[0-9]++)?(?:[eE][+-]?[0-9]++)?");

    private final long whole;

    /** The digits of a number that is no {@code long}, else null. */
    private final @Nullable String literal;

    private JsonNumber(long whole, @Nullable String literal) {
        this.whole = whole;
        this.literal = literal;
    }

    /** Returns a whole number. */
    public static JsonNumber of(long number) {
        return new JsonNumber(number, null);
    }

    /**
     * Returns a decimal number.
     *
     * @throws IllegalArgumentException if {@code number} is not finite
     */
    public static JsonNumber of(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException(number + " cannot be written as a JSON number, which must be finite.");
        }
        return new JsonNumber(0, Double.toString(number));
    }

    /**
     * Parses a number as JSON writes it.
     *
     * @throws IllegalArgumentException if {@code literal} is no JSON number
     */
    public static JsonNumber parse(String literal) {
        if (!LITERAL.matcher(literal).matches()) {
            throw new IllegalArgumentException("The text is not a JSON number such as 7, -3 or 1.25.");
        }
        if (literal.length() <= 20 && isDigits(literal)) {
            try {
                return of(Long.parseLong(literal));
            } catch (NumberFormatException e) {
                return new JsonNumber(0, literal);
            }
        }
        return new JsonNumber(0, literal);
    }

    private static boolean isDigits(String literal) {
        return literal.chars().allMatch(c -> c == '-' || (c >= '0' && c <= '9'));
    }

    /** Returns whether the number is written without a fraction and an exponent. */
    public boolean isWhole() {
        return literal == null || isDigits(literal);
    }

    /** Returns a whole number that fits into a {@code long}, or none. */
    public Option<Long> toLong() {
        return Option.when(literal == null, whole);
    }

    @Override
    public Option<Integer> number() {
        return Option.when(literal == null && whole == (int) whole, (int) whole);
    }

    /** Returns the nearest {@code double}, which is infinite for a number beyond its range. */
    public double toDouble() {
        return literal == null ? whole : Double.parseDouble(literal);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonNumber number && number.whole == whole && Objects.equals(number.literal, literal);
    }

    @Override
    public int hashCode() {
        return literal == null ? Long.hashCode(whole) : literal.hashCode();
    }

    @Override
    public String toString() {
        return literal == null ? Long.toString(whole) : literal;
    }
}
