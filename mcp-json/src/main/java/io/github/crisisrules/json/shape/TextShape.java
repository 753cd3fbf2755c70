package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.json.wire.WireName;
import io.vavr.control.Option;
import java.time.DateTimeException;
import java.util.function.Function;

/**
 * Values that are written as one text: ids, seeds, ratios, dates.
 *
 * @param <T> the type of the values
 */
public final class TextShape<T> implements Shape<T>, TextForm<T> {
    private final Option<WireName> name;
    private final String what;
    private final String pattern;
    private final Function<T, String> printer;
    private final Function<String, T> parser;

    /**
     * Creates a shape.
     *
     * @param name the name of the definition in a schema; none for types of the JDK
     * @param what the expected text for refusals, such as "a seed of 32 hexadecimal digits"
     * @param pattern the regular expression of all texts that are written; empty for any text
     * @param parser throws an {@link IllegalArgumentException} or {@link DateTimeException} for a text that it cannot parse
     */
    public TextShape(
            Option<WireName> name,
            String what,
            String pattern,
            Function<T, String> printer,
            Function<String, T> parser) {
        this.name = name;
        this.what = what;
        this.pattern = pattern;
        this.printer = printer;
        this.parser = parser;
    }

    @Override
    public JsonValue write(T value) {
        return JsonValue.of(print(value));
    }

    @Override
    public T read(JsonValue json, ReadCursor place) {
        return parse(json.text().getOrElseThrow(() -> place.expected(what, json)), place);
    }

    @Override
    public String print(T value) {
        return printer.apply(value);
    }

    @Override
    public T parse(String text, ReadCursor place) {
        try {
            return parser.apply(text);
        } catch (IllegalArgumentException | DateTimeException e) {
            throw place.expected(what, JsonValue.of(text));
        }
    }

    @Override
    public Option<TextForm<T>> text() {
        return Option.some(this);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return name.map(each -> book.reference(each, this::pattern)).getOrElse(this::pattern);
    }

    private JsonObject pattern() {
        JsonObject schema = SchemaBook.ofType("string");
        return pattern.isEmpty() ? schema : schema.with("pattern", "^" + pattern + "$");
    }
}
