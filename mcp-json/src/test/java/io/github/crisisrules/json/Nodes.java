package io.github.crisisrules.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.crisisrules.json.value.JsonValue;

/** JSON in another library, which can change a document and has its own opinion of what is well formed. */
public final class Nodes {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    static {
        MAPPER.getFactory()
                .setStreamReadConstraints(StreamReadConstraints.builder()
                        .maxStringLength(Integer.MAX_VALUE)
                        .maxNumberLength(Integer.MAX_VALUE)
                        .build());
    }

    private Nodes() {}

    public static JsonNode of(Object value) {
        return of(CrisisJson.standard().tree(value));
    }

    public static JsonNode of(JsonValue value) {
        return parse(value.toString());
    }

    public static JsonNode parse(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new AssertionError("The other library cannot read " + json, e);
        }
    }

    public static String print(JsonNode node) {
        return node.toString();
    }

    public static JsonValue value(JsonNode node) {
        return CrisisJson.standard().parse(print(node)).get();
    }
}
