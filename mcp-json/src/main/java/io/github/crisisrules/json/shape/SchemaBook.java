package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The named schemas that others refer to; filled while a schema is described, in a local variable only. */
public final class SchemaBook {
    private final TreeMap<String, ObjectNode> definitions = new TreeMap<>();

    /** A reference to a named schema, which is described when it is first referred to. */
    ObjectNode reference(String name, Supplier<ObjectNode> described) {
        if (!definitions.containsKey(name)) {
            definitions.put(name, node());
            definitions.put(name, described.get());
        }
        return node().put("$ref", "#/$defs/" + name);
    }

    /** All named schemas in the order of their names. */
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
