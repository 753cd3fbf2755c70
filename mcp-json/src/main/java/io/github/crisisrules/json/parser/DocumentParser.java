package io.github.crisisrules.json.parser;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonNull;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.Function3;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Parses documents. A document beyond the limits, or with a name twice in an object, is refused. Immutable and thread-safe. */
public final class DocumentParser {
    private final ReadLimits limits;
    private final JsonFactory factory;

    private DocumentParser(ReadLimits limits, JsonFactory factory) {
        this.limits = limits;
        this.factory = factory;
    }

    /** Returns the parser with the given limits. */
    public static DocumentParser within(ReadLimits limits) {
        return new DocumentParser(
                limits,
                JsonFactory.builder()
                        .streamReadConstraints(StreamReadConstraints.builder()
                                .maxDocumentLength(limits.characters())
                                .maxNestingDepth(limits.depth())
                                .maxTokenCount(limits.tokens())
                                .maxStringLength(limits.text())
                                .maxNameLength(limits.text())
                                .maxNumberLength(ReadLimits.DIGITS)
                                .build())
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .build());
    }

    /** Parses a document. */
    public Either<JsonRefusal, JsonValue> parse(String json) {
        return parsing(json, DocumentParser::whole);
    }

    /**
     * Parses a document without the items of one long array, which is empty in the result. {@link #eachItem} returns the items one
     * by one, so that a long document is never in memory as a whole.
     *
     * @param aside the name of the array in the object of the document
     */
    public Either<JsonRefusal, JsonValue> parseWithout(String aside, String json) {
        return parsing(json, parser -> {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return rest(parser);
            }
            JsonObject.Builder object = JsonObject.builder();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                if (parser.nextToken() == JsonToken.START_ARRAY && name.equals(aside)) {
                    Option<JsonRefusal> tooLong = skipItems(parser);
                    if (tooLong.isDefined()) {
                        return Either.left(tooLong.get());
                    }
                    object.put(name, JsonArray.empty());
                } else {
                    object.put(name, value(parser));
                }
            }
            return alone(parser, object.build());
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
            String array, String json, T begun, Function3<T, Integer, JsonValue, Either<JsonRefusal, T>> step) {
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
                    now = step.apply(now.get(), place, value(parser));
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

    private static Either<JsonRefusal, JsonValue> whole(JsonParser parser) throws IOException {
        return parser.nextToken() == null
                ? Either.left(JsonRefusal.of("", RefusalKind.SYNTAX, "The document is empty."))
                : rest(parser);
    }

    /** Parses the value whose first token is the current one, and that nothing follows. */
    private static Either<JsonRefusal, JsonValue> rest(JsonParser parser) throws IOException {
        return parser.currentToken() == null
                ? Either.left(JsonRefusal.of("", RefusalKind.SYNTAX, "The document is empty."))
                : alone(parser, value(parser));
    }

    private static Either<JsonRefusal, JsonValue> alone(JsonParser parser, JsonValue value) throws IOException {
        return parser.nextToken() == null
                ? Either.right(value)
                : Either.left(JsonRefusal.of(
                        "",
                        RefusalKind.SYNTAX,
                        "The document has more than one value. Put each value into a document of its own."));
    }

    /** Parses the value whose first token is the current one. The parser bounds the depth, and so that of the calls. */
    private static JsonValue value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> new JsonString(parser.getText());
            case VALUE_NUMBER_INT ->
                parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                        ? JsonNumber.parse(parser.getText())
                        : JsonNumber.of(parser.getLongValue());
            case VALUE_NUMBER_FLOAT -> JsonNumber.parse(parser.getText());
            case VALUE_TRUE -> new JsonBoolean(true);
            case VALUE_FALSE -> new JsonBoolean(false);
            case VALUE_NULL -> JsonNull.NULL;
            default -> throw new AssertionError("The parser is at no value, but at " + parser.currentToken() + ".");
        };
    }

    private static JsonValue object(JsonParser parser) throws IOException {
        JsonObject.Builder object = JsonObject.builder();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            object.put(name, value(parser));
        }
        return object.build();
    }

    private static JsonValue array(JsonParser parser) throws IOException {
        JsonArray.Builder array = JsonArray.builder();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            array.add(value(parser));
        }
        return array.build();
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
        try (JsonParser parser = factory.createParser(json.startsWith("\ufeff") ? json.substring(1) : json)) {
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
}
