package io.github.crisisrules.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonNull;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;

/** Converts between the tokens of Jackson and JSON values. */
final class JsonValues {
    private JsonValues() {}

    /** Reads the value whose first token is the current one. The parser bounds the depth, and so that of the calls. */
    static JsonValue read(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT, FIELD_NAME, END_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> JsonValue.of(parser.getText());
            case VALUE_NUMBER_INT ->
                parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                        ? JsonNumber.parse(parser.getText())
                        : JsonNumber.of(parser.getLongValue());
            case VALUE_NUMBER_FLOAT -> JsonNumber.parse(parser.getText());
            case VALUE_TRUE -> JsonValue.of(true);
            case VALUE_FALSE -> JsonValue.of(false);
            case VALUE_NULL -> JsonNull.NULL;
            default ->
                throw new RefusedJsonException(
                        parser, refusal(RefusalKind.FORM, "Expected JSON, found " + parser.currentToken() + "."));
        };
    }

    /** Reads the fields of an object from its first token, or from its first name if a type id was taken out before. */
    private static JsonValue object(JsonParser parser) throws IOException {
        if (parser.currentToken() == JsonToken.START_OBJECT) {
            parser.nextToken();
        }
        JsonObject.Builder object = JsonObject.builder();
        for (; parser.currentToken() == JsonToken.FIELD_NAME; parser.nextToken()) {
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

    private static JsonValue array(JsonParser parser) throws IOException {
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
    static void write(JsonValue value, JsonGenerator generator) throws IOException {
        if (value instanceof JsonObject object) {
            generator.writeStartObject();
            for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
                generator.writeFieldName(field.getKey());
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

    private static void write(JsonNumber number, JsonGenerator generator) throws IOException {
        if (number.toLong().isDefined()) {
            generator.writeNumber(number.toLong().get());
        } else {
            generator.writeNumber(new BigDecimal(number.toString()));
        }
    }
}
