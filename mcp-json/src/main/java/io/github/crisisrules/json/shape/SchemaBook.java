package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.json.wire.Descriptions;
import io.github.crisisrules.json.wire.WireName;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Collects the definitions of one JSON Schema while its types are described. */
public final class SchemaBook {
    private final Descriptions descriptions;
    private final TreeMap<String, ObjectNode> definitions = new TreeMap<>();

    /** Creates a book without definitions. */
    public SchemaBook(Descriptions descriptions) {
        this.descriptions = descriptions;
    }

    /** Returns a reference to the definition of a type, which is added with its title and description if it is new. */
    public ObjectNode reference(WireName name, Supplier<ObjectNode> definition) {
        String key = name.definition();
        if (!definitions.containsKey(key)) {
            ObjectNode schema = node().put("title", name.title());
            descriptions.of(name).forEach(sentence -> schema.put("description", sentence));
            definitions.put(key, schema);
            schema.setAll(definition.get());
        }
        return node().put("$ref", "#/$defs/" + key);
    }

    /** Returns the schema of a property with its description, if it has one. */
    ObjectNode property(WireName name, String property, ObjectNode schema) {
        descriptions.of(name, property).forEach(sentence -> schema.put("description", sentence));
        return schema;
    }

    /** Returns all definitions in the order of their keys. */
    public ObjectNode definitions() {
        ObjectNode all = node();
        definitions.forEach(all::set);
        return all;
    }

    static ObjectNode node() {
        return JsonNodeFactory.instance.objectNode();
    }

    static ObjectNode ofType(String type) {
        return node().put("type", type);
    }
}
