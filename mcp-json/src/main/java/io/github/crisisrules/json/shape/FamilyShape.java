package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.vavr.Lazy;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** A closed choice between types: each value says in {@code @type} which it is. */
final class FamilyShape<T> implements Shape<T> {
    private final Class<T> type;
    private final Lazy<Map<String, Shape<Object>>> byTag;
    private final Map<Class<?>, String> tags;

    FamilyShape(Class<T> type, Function<Class<?>, Shape<Object>> shapes) {
        this.type = type;
        Vector<Class<?>> members = Anatomy.members(type);
        this.tags = members.toLinkedMap(each -> each, TypeNames::tag);
        if (tags.values().distinct().size() < members.size()) {
            throw new IllegalArgumentException("two members of " + type.getName() + " have the same name");
        }
        this.byTag = Lazy.of(() -> members.toLinkedMap(TypeNames::tag, shapes));
    }

    @Override
    public JsonNode write(T value) {
        return byTag.get().get(tags.get(Anatomy.publicType(value)).get()).get().write(value);
    }

    @Override
    public T read(JsonNode json, Place place) {
        return type.cast(member(json, ObjectShape.TYPE, place, byTag.get()).read(json, place));
    }

    /** The shape that an object names in a field. */
    static Shape<Object> member(JsonNode json, String field, Place place, Map<String, Shape<Object>> shapes) {
        if (!json.isObject()) {
            throw place.expected("an object with '" + field + "'", json);
        }
        JsonNode name = json.get(field);
        if (name == null) {
            throw place.refuse(RefusalKind.MISSING, "'" + field + "' must say what this is");
        }
        Place at = place.field(field);
        if (!name.isTextual()) {
            throw at.expected("the name of a type", name);
        }
        return shapes.get(name.textValue())
                .getOrElseThrow(
                        () -> at.expected("one of " + shapes.keysIterator().mkString(", "), name));
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        return book.reference(TypeNames.of(type), () -> {
            ObjectNode schema = SchemaBook.node();
            ArrayNode choice = schema.putArray("oneOf");
            byTag.get().values().forEach(shape -> choice.add(shape.schema(book)));
            return schema;
        });
    }
}
