package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
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
    public JsonValue write(M map) {
        Option<TextForm<K>> names = key.text();
        if (names.isDefined()) {
            JsonObject.Builder json = JsonObject.builder();
            map.forEach((each, its) -> json.put(names.get().print(each), value.write(its)));
            return json.build();
        }
        JsonArray.Builder json = JsonArray.builder();
        map.forEach((each, its) -> json.add(JsonObject.builder()
                .put(KEY, key.write(each))
                .put(VALUE, value.write(its))
                .build()));
        return json.build();
    }

    @Override
    public M read(JsonValue json, ReadCursor place) {
        List<Tuple2<K, V>> entries =
                key.text().map(names -> named(json, names, place)).getOrElse(() -> listed(json, place));
        place.checkHashes(Vector.ofAll(entries).map(Tuple2::_1));
        M all = collect.apply(Vector.ofAll(entries));
        if (all.size() < entries.size()) {
            throw place.refuse(RefusalKind.VALUE, "A key is listed twice. The keys of a map must all be different.");
        }
        return all;
    }

    private List<Tuple2<K, V>> named(JsonValue json, TextForm<K> names, ReadCursor place) {
        JsonObject object = place.object(json, "an object");
        List<Tuple2<K, V>> entries = new ArrayList<>();
        object.fields().forEach((name, held) -> {
            ReadCursor at = place.field(name);
            entries.add(Tuple.of(names.parse(name, at), value.read(held, at)));
        });
        return entries;
    }

    private List<Tuple2<K, V>> listed(JsonValue json, ReadCursor place) {
        JsonArray array = place.array(json);
        List<Tuple2<K, V>> entries = new ArrayList<>();
        for (int i = 0; i < array.size(); i++) {
            ReadCursor at = place.item(i);
            JsonValue entry = array.get(i);
            if (!entry.has(KEY) || !entry.has(VALUE)) {
                throw at.expected("an object with '" + KEY + "' and '" + VALUE + "'", entry);
            }
            entries.add(
                    Tuple.of(key.read(entry.get(KEY), at.field(KEY)), value.read(entry.get(VALUE), at.field(VALUE))));
        }
        return entries;
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        if (key.text().isDefined()) {
            return SchemaBook.ofType("object").with("additionalProperties", value.schema(book));
        }
        JsonObject properties = JsonObject.of(KEY, key.schema(book)).with(VALUE, value.schema(book));
        return SchemaBook.arrayOf(SchemaBook.ofType("object")
                .with("properties", properties)
                .with("required", JsonArray.ofTexts(List.of(KEY, VALUE))));
    }
}
