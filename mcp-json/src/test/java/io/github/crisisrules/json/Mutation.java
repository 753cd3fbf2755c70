package io.github.crisisrules.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.chance.RandomSource;
import io.vavr.collection.Vector;

/** Spoils documents: each change puts something else in some place, drops it, or repeats it. */
final class Mutation {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final Vector<JsonNode> JUNK = Vector.of(
            NODES.nullNode(),
            NODES.numberNode(-1),
            NODES.numberNode(0),
            NODES.numberNode(1),
            NODES.numberNode(7),
            NODES.numberNode(Integer.MAX_VALUE),
            NODES.numberNode(Long.MIN_VALUE),
            NODES.numberNode(1e300),
            NODES.textNode(""),
            NODES.textNode(" "),
            NODES.textNode("x".repeat(500)),
            NODES.textNode("1/0"),
            NODES.textNode("@type"),
            NODES.booleanNode(true),
            NODES.arrayNode(),
            NODES.arrayNode().add(1).add(1),
            NODES.objectNode(),
            NODES.objectNode().put("@type", "noSuchThing"));

    private final RandomSource random;

    private Mutation(RandomSource random) {
        this.random = random;
    }

    /** The document with this many changes. */
    static JsonNode of(JsonNode document, int changes, RandomSource random) {
        JsonNode spoiled = document.deepCopy();
        for (int i = 0; i < changes; i++) {
            spoiled = new Mutation(random).changed(spoiled);
        }
        return spoiled;
    }

    private JsonNode changed(JsonNode node) {
        if (node.isContainerNode() && !node.isEmpty() && random.below(8) > 0) {
            if (node instanceof ObjectNode object) {
                changeField(object);
            } else {
                changeItem((ArrayNode) node);
            }
            return node;
        }
        return junk(node);
    }

    private void changeField(ObjectNode object) {
        Vector<String> names = Vector.ofAll(object::fieldNames);
        String name = names.get(random.below(names.size()));
        switch (random.below(8)) {
            case 0 -> object.remove(name);
            case 1 -> object.set("unknown", object.get(name));
            case 2 ->
                object.set(
                        name, object.get(names.get(random.below(names.size()))).deepCopy());
            default -> object.set(name, changed(object.get(name)));
        }
    }

    private void changeItem(ArrayNode array) {
        int index = random.below(array.size());
        switch (random.below(8)) {
            case 0 -> array.remove(index);
            case 1 -> array.add(array.get(index).deepCopy());
            case 2 -> array.set(index, array.get(random.below(array.size())).deepCopy());
            default -> array.set(index, changed(array.get(index)));
        }
    }

    private JsonNode junk(JsonNode before) {
        if (before.isInt() && random.below(2) == 0) {
            return NODES.numberNode(before.intValue() + (random.below(2) == 0 ? 1 : -1));
        }
        return JUNK.get(random.below(JUNK.size())).deepCopy();
    }
}
