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
import io.github.crisisrules.json.form.AllForms;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.Place;
import io.github.crisisrules.json.shape.ReadingRefusedException;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shapes;
import io.vavr.Function3;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;

/**
 * Writes and reads every value of the rule modules. What is written is read as an equal value; what would make no
 * legal value is refused, with the place and the rule. Immutable, and safe to share between threads.
 *
 * <pre>{@code
 * CrisisJson json = CrisisJson.standard();
 * String text = json.write(CardId.tactic("Hired Muscle"));
 * Either<JsonRefusal, ComponentId> read = json.read(text, ComponentId.class);
 *
 * JsonRefusal refusal = json.read("{\"@type\": \"cardId\", \"kind\": \"TEAM_TACTIC\"}", ComponentId.class)
 *         .getLeft();
 * // refusal.kind() is MISSING, refusal.message() is "card id needs 'name'"
 * }</pre>
 */
public final class CrisisJson {
    private static final CrisisJson STANDARD = new CrisisJson(ReadLimits.standard(), Shapes.of(AllForms.table()));

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

    /** With the standard limits. */
    public static CrisisJson standard() {
        return STANDARD;
    }

    /** The same with other limits for what is read. */
    public CrisisJson within(ReadLimits other) {
        return new CrisisJson(other, shapes);
    }

    /** A value in one line. */
    public String write(Object value) {
        return print(tree(value));
    }

    /** A value on many lines, for people and for files under version control. */
    public String writeLines(Object value) {
        return printLines(tree(value));
    }

    /** A tree in one line. */
    public String print(JsonNode tree) {
        return printed(() -> mapper.writeValueAsString(tree));
    }

    /** A tree on many lines. */
    public String printLines(JsonNode tree) {
        return printed(() -> mapper.writerWithDefaultPrettyPrinter().writeValueAsString(tree) + "\n");
    }

    /** A value as a tree. */
    public JsonNode tree(Object value) {
        return shapes.write(value);
    }

    /** The value that a document holds. */
    public <T> Either<JsonRefusal, T> read(String json, Class<T> type) {
        return parse(json).flatMap(tree -> read(tree, type));
    }

    /** The same for a type with parameters, such as the odds of a number. */
    @SuppressWarnings("unchecked")
    public <T> Either<JsonRefusal, T> read(String json, TypeReference<T> type) {
        return parse(json).flatMap(tree -> (Either<JsonRefusal, T>) decode(tree, type.getType()));
    }

    /** The value that a tree holds. */
    @SuppressWarnings("unchecked")
    public <T> Either<JsonRefusal, T> read(JsonNode json, Class<T> type) {
        return (Either<JsonRefusal, T>) decode(json, type);
    }

    /** The tree of a document, within the limits and with every name only once in an object. */
    public Either<JsonRefusal, JsonNode> parse(String json) {
        return parsing(json, this::tree);
    }

    /**
     * The tree of a document without the items of one long array, which stands in it empty. {@link #eachItem} gives the
     * items one by one, so that a long document never is a tree as a whole.
     *
     * @param aside the name of the array in the document's object
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
                        "this has more items than the " + limits.items()
                                + " that are read; raise ReadLimits.items for a document that you trust"));
            }
        }
        return Option.none();
    }

    /**
     * Takes the items of an array of the document's object one by one, until one is refused.
     *
     * @param step what came of the items before, the place of an item from 0, the item, and what comes of it
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
                ? Either.left(JsonRefusal.of("", RefusalKind.SYNTAX, "the document is empty"))
                : alone(parser, tree);
    }

    private static Either<JsonRefusal, JsonNode> alone(JsonParser parser, JsonNode tree) throws IOException {
        return parser.nextToken() == null
                ? Either.right(tree)
                : Either.left(JsonRefusal.of(
                        "",
                        RefusalKind.SYNTAX,
                        "the document has more than one value; give each a document of its own"));
    }

    /** Some programs write a byte-order mark before a document; it is no part of it. */
    private <T> Either<JsonRefusal, T> parsing(String json, Parsing<T> work) {
        if (json.length() > limits.characters()) {
            return Either.left(JsonRefusal.of(
                    "",
                    RefusalKind.LIMIT,
                    "the document has " + json.length() + " characters; at most " + limits.characters()
                            + " are read. Raise ReadLimits.characters for a document that you trust"));
        }
        try (JsonParser parser = mapper.createParser(json.startsWith("\ufeff") ? json.substring(1) : json)) {
            return parsed(parser, work);
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory could not be read", e);
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
            return Either.right(shapes.of(type).read(json, Place.root(limits)));
        } catch (ReadingRefusedException e) {
            return Either.left(e.refusal());
        }
    }

    /** The JSON Schema (draft 2020-12) of what is written for a type. */
    public ObjectNode schema(Class<?> type) {
        SchemaBook book = new SchemaBook();
        ObjectNode own = shapes.of((Type) type).schema(book);
        ObjectNode schema = schema(book);
        own.setAll(schema);
        return own;
    }

    /** One JSON Schema that defines each of these types, and all that they hold, by name. */
    public ObjectNode schemas(Iterable<? extends Class<?>> types) {
        SchemaBook book = new SchemaBook();
        types.forEach(type -> shapes.of((Type) type).schema(book));
        return schema(book);
    }

    private ObjectNode schema(SchemaBook book) {
        ObjectNode schema = mapper.createObjectNode().put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.set("$defs", book.definitions());
        return schema;
    }

    Shapes shapes() {
        return shapes;
    }

    /** How much of a document is read. */
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
            throw new AssertionError("a tree in memory could not be written", e);
        }
    }
}
