package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.control.Option;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/**
 * Whole numbers. A number that other languages cannot hold exactly in a floating point number is written as a text.
 *
 * @param <T> the type of the number
 */
public final class NumberShape<T> implements Shape<T>, TextForm<T> {
    /** The largest whole number that every JSON reader holds exactly. */
    private static final long SAFE = (1L << 53) - 1;

    private static final String TEXT = "-?[0-9]{1,19}";

    private final long min;
    private final long max;
    private final ToLongFunction<T> printer;
    private final LongFunction<T> parser;

    private NumberShape(long min, long max, ToLongFunction<T> printer, LongFunction<T> parser) {
        this.min = min;
        this.max = max;
        this.printer = printer;
        this.parser = parser;
    }

    /** Returns the shape of numbers of the type {@code int}. */
    public static NumberShape<Integer> ints() {
        return new NumberShape<>(Integer.MIN_VALUE, Integer.MAX_VALUE, Integer::longValue, number -> (int) number);
    }

    /** Returns the shape of numbers of the type {@code long}. */
    public static NumberShape<Long> longs() {
        return new NumberShape<>(Long.MIN_VALUE, Long.MAX_VALUE, Long::longValue, number -> number);
    }

    @Override
    public JsonValue write(T value) {
        long number = printer.applyAsLong(value);
        if (number < -SAFE || number > SAFE) {
            return JsonValue.of(Long.toString(number));
        }
        return JsonValue.of(number);
    }

    @Override
    public T read(JsonValue json, ReadCursor place) {
        if (json instanceof JsonNumber number && number.toLong().exists(this::isIn)) {
            return parser.apply(number.toLong().get());
        }
        if (json instanceof JsonString text && max > SAFE) {
            return parse(text.value(), place);
        }
        throw place.expected(describe(), json);
    }

    @Override
    public String print(T value) {
        return Long.toString(printer.applyAsLong(value));
    }

    @Override
    public T parse(String text, ReadCursor place) {
        if (text.matches(TEXT)) {
            try {
                long number = Long.parseLong(text);
                if (isIn(number)) {
                    return parser.apply(number);
                }
            } catch (NumberFormatException e) {
                // Nineteen digits can exceed a long. Such a number is refused below like any other out of range.
            }
        }
        throw place.expected(describe(), JsonValue.of(text));
    }

    private boolean isIn(long number) {
        return number >= min && number <= max;
    }

    private String describe() {
        return "a whole number from " + min + " to " + max;
    }

    @Override
    public Option<TextForm<T>> text() {
        return Option.some(this);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        if (max <= SAFE) {
            return SchemaBook.ofType("integer")
                    .with("minimum", JsonValue.of(min))
                    .with("maximum", JsonValue.of(max));
        }
        return JsonObject.of("type", JsonArray.of(JsonValue.of("integer"), JsonValue.of("string")))
                .with("pattern", "^" + TEXT + "$");
    }
}
