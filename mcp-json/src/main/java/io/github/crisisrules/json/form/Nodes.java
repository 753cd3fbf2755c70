package io.github.crisisrules.json.form;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Nodes to begin with. */
final class Nodes {
    private Nodes() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static ObjectNode arrayOf(ObjectNode item) {
        ObjectNode schema = object().put("type", "array");
        schema.set("items", item);
        return schema;
    }
}
