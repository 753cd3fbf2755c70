package io.github.crisisrules.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.ReadingRefusedException;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shapes;
import io.github.crisisrules.json.shape.custom.AllForms;
import io.github.crisisrules.json.wire.Descriptions;
import io.github.crisisrules.json.wire.WireName;
import io.github.crisisrules.json.wire.WireNames;
import io.vavr.Function3;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;

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
    private final JsonMapper mapper;

    private CrisisJson(ReadLimits limits, Shapes shapes) {
        this.limits = limits;
        this.shapes = shapes;
        this.mapper = JsonMapper.builder(JsonFactory.builder()
                        .streamReadConstraints(limits.constraints())
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .build())
                .defaultPrettyPrinter(lines())
                .build();
    }

    /** Returns the reader and writer with the standard limits. */
    public static CrisisJson standard() {
        return STANDARD;
    }

    /** Returns a reader and writer with other limits. */
    public CrisisJson within(ReadLimits other) {
        return new CrisisJson(other, shapes);
    }

    /** Writes a value on one line. */
    public String write(Object value) {
        return print(tree(value));
    }

    /** Writes a value on many lines, for people and for files under version control. */
    public String writeLines(Object value) {
        return printLines(tree(value));
    }

    /** Writes a tree on one line. */
    public String print(JsonNode tree) {
        return printed(() -> mapper.writeValueAsString(tree));
    }

    /** Writes a tree on many lines. */
    public String printLines(JsonNode tree) {
        return printed(() -> mapper.writerWithDefaultPrettyPrinter().writeValueAsString(tree) + "\n");
    }

    /** Returns a value as a tree. */
    public JsonNode tree(Object value) {
        return shapes.write(value);
    }

    /** Reads the value in a document. */
    public <T> Either<JsonRefusal, T> read(String json, Class<T> type) {
        return parse(json).flatMap(tree -> read(tree, type));
    }

    /** Reads the value in a document whose type has parameters, such as the odds of a number. */
    @SuppressWarnings("unchecked")
    public <T> Either<JsonRefusal, T> read(String json, TypeReference<T> type) {
        return parse(json).flatMap(tree -> (Either<JsonRefusal, T>) decode(tree, type.getType()));
    }

    /** Reads the value in a tree. */
    @SuppressWarnings("unchecked")
    public <T> Either<JsonRefusal, T> read(JsonNode json, Class<T> type) {
        return (Either<JsonRefusal, T>) decode(json, type);
    }

    /** Parses a document. A document beyond the limits, or with a name twice in an object, is refused. */
    public Either<JsonRefusal, JsonNode> parse(String json) {
        return parsing(json, this::tree);
    }

    /**
     * Parses a document without the items of one long array, which is empty in the tree. {@link #eachItem} returns the items one by
     * one, so that the tree of a long document is never in memory as a whole.
     *
     * @param aside the name of the array in the object of the document
     */
    public Either<JsonRefusal, JsonNode> parseWithout(String aside, String json) {
        return parsing(json, parser -> {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return tree(parser);
            }
            ObjectNode tree = mapper.createObjectNode();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                if (parser.nextToken() == JsonToken.START_ARRAY && name.equals(aside)) {
                    Option<JsonRefusal> tooLong = skipItems(parser);
                    if (tooLong.isDefined()) {
                        return Either.left(tooLong.get());
                    }
                    tree.putArray(name);
                } else {
                    tree.set(name, mapper.<JsonNode>readTree(parser));
                }
            }
            return alone(parser, tree);
        });
    }

    private Option<JsonRefusal> skipItems(JsonParser parser) throws IOException {
        String path = parser.getParsingContext().pathAsPointer().toString();
        int items = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            parser.skipChildren();
            if (++items > limits.items()) {
                return Option.some(JsonRefusal.of(
                        path,
                        RefusalKind.LIMIT,
                        "This has more items than the " + limits.items()
                                + " that are read. Raise ReadLimits.items for a document that you trust."));
            }
        }
        return Option.none();
    }

    /**
     * Folds the items of an array of the document one by one, until one is refused.
     *
     * @param array the name of the array in the object of the document
     * @param json the document
     * @param begun the result before the first item
     * @param step takes the result so far, the index of an item from 0 and the item, and returns the next result
     */
    public <T> Either<JsonRefusal, T> eachItem(
            String array, String json, T begun, Function3<T, Integer, JsonNode, Either<JsonRefusal, T>> step) {
        return parsing(json, parser -> {
            Either<JsonRefusal, T> now = Either.right(begun);
            parser.nextToken();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                if (parser.nextToken() != JsonToken.START_ARRAY || !name.equals(array)) {
                    parser.skipChildren();
                    continue;
                }
                for (int place = 0; parser.nextToken() != JsonToken.END_ARRAY; place++) {
                    now = step.apply(now.get(), place, mapper.readTree(parser));
                    if (now.isLeft()) {
                        return now;
                    }
                }
            }
            return now;
        });
    }

    private interface Parsing<T> {
        Either<JsonRefusal, T> parse(JsonParser parser) throws IOException;
    }

    private Either<JsonRefusal, JsonNode> tree(JsonParser parser) throws IOException {
        JsonNode tree = mapper.readTree(parser);
        return tree == null || tree.isMissingNode()
                ? Either.left(JsonRefusal.of("", RefusalKind.SYNTAX, "The document is empty."))
                : alone(parser, tree);
    }

    private static Either<JsonRefusal, JsonNode> alone(JsonParser parser, JsonNode tree) throws IOException {
        return parser.nextToken() == null
                ? Either.right(tree)
                : Either.left(JsonRefusal.of(
                        "",
                        RefusalKind.SYNTAX,
                        "The document has more than one value. Put each value into a document of its own."));
    }

    /** Parses a document after its byte-order mark, which some programs write. */
    private <T> Either<JsonRefusal, T> parsing(String json, Parsing<T> work) {
        if (json.length() > limits.characters()) {
            return Either.left(JsonRefusal.of(
                    "",
                    RefusalKind.LIMIT,
                    "The document has " + json.length() + " characters, and at most " + limits.characters()
                            + " are read. Raise ReadLimits.characters for a document that you trust."));
        }
        try (JsonParser parser = mapper.createParser(json.startsWith("\ufeff") ? json.substring(1) : json)) {
            return parsed(parser, work);
        } catch (IOException e) {
            throw new UncheckedIOException("A text in memory cannot be read.", e);
        }
    }

    private static <T> Either<JsonRefusal, T> parsed(JsonParser parser, Parsing<T> work) throws IOException {
        try {
            return work.parse(parser);
        } catch (JsonProcessingException e) {
            RefusalKind kind = e instanceof StreamConstraintsException ? RefusalKind.LIMIT : RefusalKind.SYNTAX;
            String path = parser.getParsingContext().pathAsPointer().toString();
            String line =
                    e.getLocation() == null ? "" : " (line " + e.getLocation().getLineNr() + ")";
            return Either.left(JsonRefusal.of(path, kind, e.getOriginalMessage() + line));
        }
    }

    private Either<JsonRefusal, ?> decode(JsonNode json, Type type) {
        try {
            return Either.right(shapes.of(type).read(json, ReadCursor.root(limits)));
        } catch (ReadingRefusedException e) {
            return Either.left(e.refusal());
        }
    }

    /**
     * Returns the JSON Schema (draft 2020-12) of a type.
     *
     * @throws IllegalArgumentException if the type has no wire name
     */
    public ObjectNode schema(Class<?> type) {
        WireName name = shapes.names().of(type);
        SchemaBook book = new SchemaBook(Descriptions.standard());
        ObjectNode reference = shapes.of((Type) type).schema(book);
        ObjectNode schema = heading(name.path(), name.title() + "Document");
        schema.setAll(reference);
        schema.set("$defs", book.definitions());
        return schema;
    }

    /**
     * Returns one JSON Schema with a definition for each of the given types and every type that they hold.
     *
     * @param name the last part of the schema's {@code $id}, such as {@code values}
     * @param title the title of the schema
     */
    public ObjectNode schemas(String name, String title, Iterable<? extends Class<?>> types) {
        SchemaBook book = new SchemaBook(Descriptions.standard());
        types.forEach(type -> shapes.of((Type) type).schema(book));
        ObjectNode schema = heading(name, title);
        schema.set("$defs", book.definitions());
        return schema;
    }

    private ObjectNode heading(String name, String title) {
        return mapper.createObjectNode()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("$id", SCHEMAS + name + ".json")
                .put("title", title);
    }

    Shapes shapes() {
        return shapes;
    }

    /** Returns the limits of documents that are read. */
    public ReadLimits limits() {
        return limits;
    }

    @Override
    public String toString() {
        return "CrisisJson within " + limits;
    }

    private static DefaultPrettyPrinter lines() {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        return new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter);
    }

    private interface Printing {
        String print() throws JsonProcessingException;
    }

    private static String printed(Printing work) {
        try {
            return work.print();
        } catch (JsonProcessingException e) {
            throw new AssertionError("A tree in memory cannot be written.", e);
        }
    }
}
