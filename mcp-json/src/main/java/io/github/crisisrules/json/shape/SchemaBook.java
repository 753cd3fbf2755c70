package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.wire.Descriptions;
import io.github.crisisrules.json.wire.WireName;
import io.vavr.control.Option;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Collects the definitions of one JSON Schema while its types are described. */
public final class SchemaBook {
    private final Descriptions descriptions;
    private final TreeMap<String, JsonObject> definitions = new TreeMap<>();

    /** Creates a book without definitions. */
    public SchemaBook(Descriptions descriptions) {
        this.descriptions = descriptions;
    }

    /** Returns a reference to the definition of a type, which is added with its title and description if it is new. */
    public JsonObject reference(WireName name, Supplier<JsonObject> definition) {
        String key = name.definition();
        if (!definitions.containsKey(key)) {
            definitions.put(key, JsonObject.empty());
            JsonObject title = JsonObject.of("title", name.title());
            definitions.put(key, described(title, descriptions.of(name)).withAll(definition.get()));
        }
        return JsonObject.of("$ref", "#/$defs/" + key);
    }

    /**
     * Returns the schema of a property with its description, if it has one. A reference is wrapped then: beside a description,
     * generators of types would take it for another type and number it.
     */
    public JsonObject property(WireName name, String property, JsonObject schema) {
        Option<String> sentence = descriptions.of(name, property);
        return described(
                schema.has("$ref") && sentence.isDefined() ? JsonObject.of("allOf", JsonArray.of(schema)) : schema,
                sentence);
    }

    private static JsonObject described(JsonObject schema, Option<String> sentence) {
        return sentence.map(each -> schema.with("description", each)).getOrElse(schema);
    }

    /** Returns all definitions in the order of their keys. */
    public JsonObject definitions() {
        JsonObject.Builder all = JsonObject.builder();
        definitions.forEach(all::put);
        return all.build();
    }

    /** Returns the schema of all values of a type of JSON. */
    public static JsonObject ofType(String type) {
        return JsonObject.of("type", type);
    }

    /** Returns the schema of arrays of the given items. */
    public static JsonObject arrayOf(JsonObject item) {
        return ofType("array").with("items", item);
    }
}
