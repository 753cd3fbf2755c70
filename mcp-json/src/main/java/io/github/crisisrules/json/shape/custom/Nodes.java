package io.github.crisisrules.json.shape.custom;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Creates schema nodes. */
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
