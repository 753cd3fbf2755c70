package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Maps in their own order: as an object if the keys are texts or numbers, otherwise as an array of keys with values.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 * @param <M> the type of the map
 */
final class MapShape<K, V, M extends Map<K, V>> implements Shape<M> {
    private static final String KEY = "key";
    private static final String VALUE = "value";

    private final Shape<K> key;
    private final Shape<V> value;
    private final Function<Vector<Tuple2<K, V>>, M> collect;

    MapShape(Shape<K> key, Shape<V> value, Function<Vector<Tuple2<K, V>>, M> collect) {
        this.key = key;
        this.value = value;
        this.collect = collect;
    }

    @Override
    public JsonNode write(M map) {
        Option<TextForm<K>> names = key.text();
        if (names.isDefined()) {
            ObjectNode json = SchemaBook.node();
            map.forEach((each, its) -> json.set(names.get().print(each), value.write(its)));
            return json;
        }
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        map.forEach((each, its) -> {
            ObjectNode entry = json.addObject();
            entry.set(KEY, key.write(each));
            entry.set(VALUE, value.write(its));
        });
        return json;
    }

    @Override
    public M read(JsonNode json, ReadCursor place) {
        List<Tuple2<K, V>> entries =
                key.text().map(names -> named(json, names, place)).getOrElse(() -> listed(json, place));
        M all = collect.apply(Vector.ofAll(entries));
        if (all.size() < entries.size()) {
            throw place.refuse(RefusalKind.VALUE, "A key is listed twice. The keys of a map must all be different.");
        }
        return all;
    }

    private List<Tuple2<K, V>> named(JsonNode json, TextForm<K> names, ReadCursor place) {
        if (!json.isObject()) {
            throw place.expected("an object", json);
        }
        place.checkSize(json);
        List<Tuple2<K, V>> entries = new ArrayList<>();
        json.properties().forEach(field -> {
            ReadCursor at = place.field(field.getKey());
            entries.add(Tuple.of(names.parse(field.getKey(), at), value.read(field.getValue(), at)));
        });
        return entries;
    }

    private List<Tuple2<K, V>> listed(JsonNode json, ReadCursor place) {
        place.checkArray(json);
        List<Tuple2<K, V>> entries = new ArrayList<>();
        for (int i = 0; i < json.size(); i++) {
            ReadCursor at = place.item(i);
            JsonNode entry = json.get(i);
            JsonNode its = entry.get(KEY);
            JsonNode held = entry.get(VALUE);
            if (its == null || held == null) {
                throw at.expected("an object with '" + KEY + "' and '" + VALUE + "'", entry);
            }
            entries.add(Tuple.of(key.read(its, at.field(KEY)), value.read(held, at.field(VALUE))));
        }
        return entries;
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        if (key.text().isDefined()) {
            ObjectNode schema = SchemaBook.ofType("object");
            schema.set("additionalProperties", value.schema(book));
            return schema;
        }
        ObjectNode schema = SchemaBook.ofType("array");
        ObjectNode entry = schema.putObject("items").put("type", "object");
        ObjectNode properties = entry.putObject("properties");
        properties.set(KEY, key.schema(book));
        properties.set(VALUE, value.schema(book));
        entry.putArray("required").add(KEY).add(VALUE);
        return schema;
    }
}
