package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.vavr.collection.Traversable;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Sequences and sets, as arrays in their own order.
 *
 * @param <T> the type of the items
 * @param <C> the type of the collection
 */
final class ItemsShape<T, C extends Traversable<T>> implements Shape<C> {
    private final Shape<T> item;
    private final boolean isSet;
    private final Function<Vector<T>, C> collect;

    ItemsShape(Shape<T> item, boolean isSet, Function<Vector<T>, C> collect) {
        this.item = item;
        this.isSet = isSet;
        this.collect = collect;
    }

    @Override
    public JsonNode write(C value) {
        ArrayNode json = JsonNodeFactory.instance.arrayNode(value.size());
        value.forEach(each -> json.add(item.write(each)));
        return json;
    }

    @Override
    public C read(JsonNode json, ReadCursor place) {
        place.checkArray(json);
        List<T> items = new ArrayList<>(json.size());
        for (int i = 0; i < json.size(); i++) {
            items.add(item.read(json.get(i), place.item(i)));
        }
        C all = collect.apply(Vector.ofAll(items));
        if (isSet && all.size() < items.size()) {
            throw place.refuse(RefusalKind.VALUE, "An item is listed twice. The items of a set must all be different.");
        }
        return all;
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        ObjectNode schema = SchemaBook.ofType("array");
        schema.set("items", item.schema(book));
        return isSet ? schema.put("uniqueItems", true) : schema;
    }
}
