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
 * Whole numbers. Those that other languages cannot hold exactly in a floating point number are written as texts.
 */
final class NumberShape<T> implements Shape<T>, TextForm<T> {
    /** The largest whole number that every JSON reader holds exactly. */
    private static final long SAFE = (1L << 53) - 1;

    private static final String TEXT = "-?[0-9]{1,19}";

    private final long least;
    private final long most;
    private final ToLongFunction<T> printer;
    private final LongFunction<T> parser;

    private NumberShape(long least, long most, ToLongFunction<T> printer, LongFunction<T> parser) {
        this.least = least;
        this.most = most;
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
        return most == Integer.MAX_VALUE ? IntNode.valueOf((int) number) : LongNode.valueOf(number);
    }

    @Override
    public T read(JsonNode json, Place place) {
        if (json.isIntegralNumber() && json.canConvertToLong() && isIn(json.longValue())) {
            return parser.apply(json.longValue());
        }
        if (json.isTextual() && most > SAFE) {
            return parse(json.textValue(), place);
        }
        throw place.expected(words(), json);
    }

    @Override
    public String print(T value) {
        return Long.toString(printer.applyAsLong(value));
    }

    @Override
    public T parse(String text, Place place) {
        if (text.matches(TEXT)) {
            try {
                long number = Long.parseLong(text);
                if (isIn(number)) {
                    return parser.apply(number);
                }
            } catch (NumberFormatException e) {
                // Nineteen digits may be too many; refused below like every other number out of range.
            }
        }
        throw place.expected(words(), TextNode.valueOf(text));
    }

    private boolean isIn(long number) {
        return number >= least && number <= most;
    }

    private String words() {
        return "a whole number from " + least + " to " + most;
    }

    @Override
    public Option<TextForm<T>> text() {
        return Option.some(this);
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        if (most <= SAFE) {
            return SchemaBook.ofType("integer").put("minimum", least).put("maximum", most);
        }
        ObjectNode schema = SchemaBook.node();
        schema.putArray("type").add("integer").add("string");
        return schema.put("pattern", "^" + TEXT + "$");
    }
}
