package io.github.crisisrules.jackson3;

import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonNull;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import java.math.BigDecimal;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Converts between the tokens of Jackson and JSON values. */
final class JsonValues {
    private JsonValues() {}

    /** Reads the value whose first token is the current one. The parser bounds the depth, and so that of the calls. */
    static JsonValue read(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT, PROPERTY_NAME, END_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> JsonValue.of(parser.getString());
            case VALUE_NUMBER_INT ->
                parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                        ? JsonNumber.parse(parser.getString())
                        : JsonNumber.of(parser.getLongValue());
            case VALUE_NUMBER_FLOAT -> JsonNumber.parse(parser.getString());
            case VALUE_TRUE -> JsonValue.of(true);
            case VALUE_FALSE -> JsonValue.of(false);
            case VALUE_NULL -> JsonNull.NULL;
            default ->
                throw new RefusedJsonException(
                        parser, refusal(RefusalKind.FORM, "Expected JSON, found " + parser.currentToken() + "."));
        };
    }

    /** Reads the fields of an object from its first token, or from its first name if a type id was taken out before. */
    private static JsonValue object(JsonParser parser) {
        if (parser.currentToken() == JsonToken.START_OBJECT) {
            parser.nextToken();
        }
        JsonObject.Builder object = JsonObject.builder();
        for (; parser.currentToken() == JsonToken.PROPERTY_NAME; parser.nextToken()) {
            String name = parser.currentName();
            if (object.has(name)) {
                throw new RefusedJsonException(
                        parser, refusal(RefusalKind.SYNTAX, "An object has a name twice. Leave one of the two out."));
            }
            parser.nextToken();
            object.put(name, read(parser));
        }
        return object.build();
    }

    private static JsonValue array(JsonParser parser) {
        JsonArray.Builder array = JsonArray.builder();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            array.add(read(parser));
        }
        return array.build();
    }

    private static JsonRefusal refusal(RefusalKind kind, String message) {
        return JsonRefusal.of("", kind, message);
    }

    /** Writes a value. */
    static void write(JsonValue value, JsonGenerator generator) {
        if (value instanceof JsonObject object) {
            generator.writeStartObject();
            for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
                generator.writeName(field.getKey());
                write(field.getValue(), generator);
            }
            generator.writeEndObject();
        } else if (value instanceof JsonArray array) {
            generator.writeStartArray();
            for (JsonValue item : array) {
                write(item, generator);
            }
            generator.writeEndArray();
        } else if (value instanceof JsonString text) {
            generator.writeString(text.value());
        } else if (value instanceof JsonNumber number) {
            write(number, generator);
        } else if (value instanceof JsonBoolean flag) {
            generator.writeBoolean(flag.value());
        } else {
            generator.writeNull();
        }
    }

    private static void write(JsonNumber number, JsonGenerator generator) {
        if (number.toLong().isDefined()) {
            generator.writeNumber(number.toLong().get());
        } else {
            generator.writeNumber(new BigDecimal(number.toString()));
        }
    }
}
