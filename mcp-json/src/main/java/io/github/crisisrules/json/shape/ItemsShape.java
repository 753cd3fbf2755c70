package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
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
    public JsonValue write(C value) {
        JsonArray.Builder json = JsonArray.builder();
        value.forEach(each -> json.add(item.write(each)));
        return json.build();
    }

    @Override
    public C read(JsonValue json, ReadCursor place) {
        JsonArray array = place.array(json);
        List<T> items = new ArrayList<>(array.size());
        for (int i = 0; i < array.size(); i++) {
            items.add(item.read(array.get(i), place.item(i)));
        }
        if (isSet) {
            place.checkHashes(items);
        }
        C all = collect.apply(Vector.ofAll(items));
        if (isSet && all.size() < items.size()) {
            throw place.refuse(RefusalKind.VALUE, "An item is listed twice. The items of a set must all be different.");
        }
        return all;
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        JsonObject schema = SchemaBook.ofType("array").with("items", item.schema(book));
        return isSet ? schema.with("uniqueItems", JsonValue.of(true)) : schema;
    }
}
