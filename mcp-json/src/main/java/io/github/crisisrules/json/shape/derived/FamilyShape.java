package io.github.crisisrules.json.shape.derived;

import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.shape.reflect.TypeReflection;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.json.wire.WireName;
import io.github.crisisrules.json.wire.WireNames;
import io.vavr.Lazy;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.Function;

/**
 * A family: a closed choice between types, where each value names its own in {@code @type}.
 *
 * @param <T> the family
 */
final class FamilyShape<T> implements Shape<T> {
    private final WireName name;
    private final Class<T> type;
    private final Lazy<Map<String, Shape<Object>>> byTag;
    private final Map<Class<?>, String> tags;

    FamilyShape(Class<T> type, WireNames names, Function<Class<?>, Shape<Object>> shapes) {
        this.name = names.of(type);
        this.type = type;
        Vector<Class<?>> members =
                TypeReflection.members(type).sortBy(each -> names.of(each).path());
        this.tags = members.toLinkedMap(each -> each, each -> names.of(each).tag());
        if (tags.values().distinct().size() < members.size()) {
            throw new IllegalArgumentException("Two members of the family " + name + " have the same last segment.");
        }
        this.byTag = Lazy.of(() -> members.toLinkedMap(each -> names.of(each).tag(), shapes));
    }

    @Override
    public JsonValue write(T value) {
        return byTag.get()
                .get(tags.get(TypeReflection.publicType(value)).get())
                .get()
                .write(value);
    }

    @Override
    public T read(JsonValue json, ReadCursor place) {
        return type.cast(member(json, ObjectShape.TYPE, place, byTag.get()).read(json, place));
    }

    /** Returns the shape that an object names in the given field. */
    static Shape<Object> member(JsonValue json, String field, ReadCursor place, Map<String, Shape<Object>> shapes) {
        if (!(json instanceof JsonObject object)) {
            throw place.expected("an object with '" + field + "'", json);
        }
        JsonValue tag = object.find(field)
                .getOrElseThrow(() ->
                        place.refuse(RefusalKind.MISSING, "The object needs '" + field + "', the name of its type."));
        ReadCursor at = place.field(field);
        return shapes.get(tag.text().getOrElseThrow(() -> at.expected("the name of a type", tag)))
                .getOrElseThrow(
                        () -> at.expected("one of " + shapes.keysIterator().mkString(", "), tag));
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return book.reference(
                name,
                () -> JsonObject.of(
                        "oneOf", JsonArray.ofAll(byTag.get().values().map(shape -> shape.schema(book)))));
    }
}
