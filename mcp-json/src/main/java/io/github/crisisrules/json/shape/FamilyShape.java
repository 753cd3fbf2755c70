package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.reflect.TypeReflection;
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
    public JsonNode write(T value) {
        return byTag.get()
                .get(tags.get(TypeReflection.publicType(value)).get())
                .get()
                .write(value);
    }

    @Override
    public T read(JsonNode json, ReadCursor place) {
        return type.cast(member(json, ObjectShape.TYPE, place, byTag.get()).read(json, place));
    }

    /** Returns the shape that an object names in the given field. */
    static Shape<Object> member(JsonNode json, String field, ReadCursor place, Map<String, Shape<Object>> shapes) {
        if (!json.isObject()) {
            throw place.expected("an object with '" + field + "'", json);
        }
        JsonNode tag = json.get(field);
        if (tag == null) {
            throw place.refuse(RefusalKind.MISSING, "The object needs '" + field + "', the name of its type.");
        }
        ReadCursor at = place.field(field);
        if (!tag.isTextual()) {
            throw at.expected("the name of a type", tag);
        }
        return shapes.get(tag.textValue())
                .getOrElseThrow(
                        () -> at.expected("one of " + shapes.keysIterator().mkString(", "), tag));
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        return book.reference(name, () -> {
            ObjectNode schema = SchemaBook.node();
            ArrayNode choice = schema.putArray("oneOf");
            byTag.get().values().forEach(shape -> choice.add(shape.schema(book)));
            return schema;
        });
    }
}
