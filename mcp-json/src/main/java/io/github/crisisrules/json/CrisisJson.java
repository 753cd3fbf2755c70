package io.github.crisisrules.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
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
import io.vavr.control.Either;
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

    /** The tree of a document, within the limits and without a name that stands twice in an object. */
    public Either<JsonRefusal, JsonNode> parse(String json) {
        if (json.length() > limits.characters()) {
            return Either.left(JsonRefusal.of(
                    "",
                    RefusalKind.LIMIT,
                    json.length() + " characters are more than the " + limits.characters() + " that are read"));
        }
        try (JsonParser parser = mapper.createParser(json)) {
            return parse(parser);
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory could not be read", e);
        }
    }

    private Either<JsonRefusal, JsonNode> parse(JsonParser parser) throws IOException {
        try {
            JsonNode tree = mapper.readTree(parser);
            if (tree == null || tree.isMissingNode()) {
                return Either.left(JsonRefusal.of("", RefusalKind.SYNTAX, "an empty document"));
            }
            return parser.nextToken() == null
                    ? Either.right(tree)
                    : Either.left(JsonRefusal.of("", RefusalKind.SYNTAX, "more than one value in the document"));
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

    ReadLimits limits() {
        return limits;
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
