package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.vavr.control.Option;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/**
 * Whole numbers. A number that other languages cannot hold exactly in a floating point number is written as a text.
 *
 * @param <T> the type of the number
 */
final class NumberShape<T> implements Shape<T>, TextForm<T> {
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

    static NumberShape<Integer> ints() {
        return new NumberShape<>(Integer.MIN_VALUE, Integer.MAX_VALUE, Integer::longValue, number -> (int) number);
    }

    static NumberShape<Long> longs() {
        return new NumberShape<>(Long.MIN_VALUE, Long.MAX_VALUE, Long::longValue, number -> number);
    }

    @Override
    public JsonNode write(T value) {
        long number = printer.applyAsLong(value);
        if (number < -SAFE || number > SAFE) {
            return TextNode.valueOf(Long.toString(number));
        }
        return max == Integer.MAX_VALUE ? IntNode.valueOf((int) number) : LongNode.valueOf(number);
    }

    @Override
    public T read(JsonNode json, ReadCursor place) {
        if (json.isIntegralNumber() && json.canConvertToLong() && isIn(json.longValue())) {
            return parser.apply(json.longValue());
        }
        if (json.isTextual() && max > SAFE) {
            return parse(json.textValue(), place);
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
        throw place.expected(describe(), TextNode.valueOf(text));
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
    public ObjectNode schema(SchemaBook book) {
        if (max <= SAFE) {
            return SchemaBook.ofType("integer").put("minimum", min).put("maximum", max);
        }
        ObjectNode schema = SchemaBook.node();
        schema.putArray("type").add("integer").add("string");
        return schema.put("pattern", "^" + TEXT + "$");
    }
}
