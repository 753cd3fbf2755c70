package io.github.crisisrules.json;

import io.github.crisisrules.json.parser.DocumentParser;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.ReadingRefusedException;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.TextForm;
import io.github.crisisrules.json.shape.custom.AllForms;
import io.github.crisisrules.json.shape.derived.Shapes;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonPrinter;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.json.wire.Descriptions;
import io.github.crisisrules.json.wire.WireName;
import io.github.crisisrules.json.wire.WireNames;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.reflect.Type;
import java.util.function.Supplier;

/**
 * Writes and reads every value of the rule modules. A written value is read back as an equal value; a document that would make an
 * illegal value is refused, with the place and the rule. Immutable and thread-safe.
 *
 * <pre>{@code
 * CrisisJson json = CrisisJson.standard();
 * String text = json.write(CardId.tactic("Hired Muscle"));
 * Either<JsonRefusal, ComponentId> read = json.read(text, ComponentId.class);
 *
 * JsonRefusal refusal = json.read("{\"@type\": \"cardId\", \"kind\": \"TEAM_TACTIC\"}", ComponentId.class)
 *         .getLeft();
 * // refusal.kind() is MISSING, refusal.message() is "The card id needs 'name'."
 * }</pre>
 */
public final class CrisisJson {
    private static final CrisisJson STANDARD =
            new CrisisJson(ReadLimits.standard(), Shapes.of(AllForms.forms(), WireNames.standard()));

    private static final String SCHEMAS = "https://crisisrules.github.io/schema/1/";

    private final ReadLimits limits;
    private final Shapes shapes;
    private final DocumentParser parser;

    private CrisisJson(ReadLimits limits, Shapes shapes) {
        this.limits = limits;
        this.shapes = shapes;
        this.parser = DocumentParser.within(limits);
    }

    /** Returns the reader and writer with the standard limits. */
    public static CrisisJson standard() {
        return STANDARD;
    }

    /** Returns a reader and writer with other limits. */
    public CrisisJson within(ReadLimits other) {
        return new CrisisJson(other, shapes);
    }

    /**
     * Writes a value on one line.
     *
     * @throws IllegalArgumentException if its type has no JSON form
     */
    public String write(Object value) {
        return JsonPrinter.line(tree(value));
    }

    /**
     * Writes a value on many lines, for people and for files under version control.
     *
     * @throws IllegalArgumentException if its type has no JSON form
     */
    public String writeLines(Object value) {
        return JsonPrinter.lines(tree(value));
    }

    /**
     * Returns a value as JSON.
     *
     * @throws IllegalArgumentException if its type has no JSON form
     */
    public JsonValue tree(Object value) {
        return shapes.write(value);
    }

    /** Parses a document. A document beyond the limits, or with a name twice in an object, is refused. */
    public Either<JsonRefusal, JsonValue> parse(String json) {
        return parser.parse(json);
    }

    /**
     * Reads the value in a document, or returns the refusal with its place and reason.
     *
     * @param type the type of the value; a sealed family reads any of its members
     * @throws IllegalArgumentException if the type has no JSON form
     */
    public <T> Either<JsonRefusal, T> read(String json, Class<T> type) {
        return parse(json).flatMap(tree -> read(tree, type));
    }

    /** Reads the value in a document whose type has parameters, such as the odds of a number. */
    @SuppressWarnings("unchecked")
    public <T> Either<JsonRefusal, T> read(String json, JsonType<T> type) {
        return parse(json).flatMap(tree -> (Either<JsonRefusal, T>) read(tree, type.type()));
    }

    /** Reads a value from JSON. */
    @SuppressWarnings("unchecked")
    public <T> Either<JsonRefusal, T> read(JsonValue json, Class<T> type) {
        return (Either<JsonRefusal, T>) read(json, (Type) type);
    }

    /**
     * Reads a value of any type, for code that finds types by reflection.
     *
     * @throws IllegalArgumentException if the type has no JSON form
     */
    public Either<JsonRefusal, ?> read(JsonValue json, Type type) {
        return refusable(() -> shapes.of(type).read(json, ReadCursor.root(limits)));
    }

    /** Returns whether a class is a public type of the rule modules whose values have a JSON form. */
    public boolean hasForm(Class<?> type) {
        return shapes.has(type);
    }

    /** Returns whether values of a class are written as one text or number, so that they can be keys of an object. */
    public boolean isKey(Class<?> type) {
        return shapes.has(type) && shapes.of((Type) type).text().isDefined();
    }

    /**
     * Returns a value as the key of an object.
     *
     * @throws IllegalArgumentException if its type is no {@linkplain #isKey key}
     */
    public String writeKey(Object value) {
        return keys(shapes.publicType(value)).print(value);
    }

    /**
     * Reads a value from the key of an object.
     *
     * @throws IllegalArgumentException if the type is no {@linkplain #isKey key}
     */
    public Either<JsonRefusal, ?> readKey(String key, Class<?> type) {
        TextForm<Object> form = keys(type);
        return refusable(() -> form.parse(key, ReadCursor.root(limits)));
    }

    private TextForm<Object> keys(Class<?> type) {
        return Option.some(type)
                .filter(this::isKey)
                .flatMap(each -> shapes.of((Type) each).text())
                .getOrElseThrow(() -> new IllegalArgumentException(
                        type.getName() + " is not written as one text or number, so it cannot be a key."));
    }

    private static <T> Either<JsonRefusal, T> refusable(Supplier<T> reading) {
        try {
            return Either.right(reading.get());
        } catch (ReadingRefusedException e) {
            return Either.left(e.refusal());
        }
    }

    /**
     * Returns the JSON Schema (draft 2020-12) of a type.
     *
     * @throws IllegalArgumentException if the type has no wire name
     */
    public JsonObject schema(Class<?> type) {
        WireName name = shapes.names().of(type);
        SchemaBook book = new SchemaBook(Descriptions.standard());
        JsonObject reference = shapes.of((Type) type).schema(book);
        return heading(name.path(), name.title() + "Document")
                .withAll(reference)
                .with("$defs", book.definitions());
    }

    /**
     * Returns one JSON Schema with a definition for each of the given types and every type that they hold.
     *
     * @param name the last part of the schema's {@code $id}, such as {@code values}
     * @param title the title of the schema
     */
    public JsonObject schemas(String name, String title, Iterable<? extends Class<?>> types) {
        SchemaBook book = new SchemaBook(Descriptions.standard());
        types.forEach(type -> shapes.of((Type) type).schema(book));
        return heading(name, title).with("$defs", book.definitions());
    }

    private static JsonObject heading(String name, String title) {
        return JsonObject.of("$schema", "https://json-schema.org/draft/2020-12/schema")
                .with("$id", SCHEMAS + name + ".json")
                .with("title", title);
    }

    /** Returns the limits of documents that are read. */
    public ReadLimits limits() {
        return limits;
    }

    @Override
    public String toString() {
        return "CrisisJson within " + limits;
    }
}
