package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.vavr.Lazy;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** Violations of any module: {@code @family} and {@code @type} together say which. Only known types are made. */
final class ViolationShape implements Shape<RuleViolation> {
    private final Function<Class<?>, Shape<Object>> shapes;
    private final Lazy<Map<String, Map<String, Shape<Object>>>> byFamily;

    ViolationShape(Vector<Class<?>> types, Function<Class<?>, Shape<Object>> shapes) {
        this.shapes = shapes;
        this.byFamily = Lazy.of(() -> {
            Vector<Class<?>> all = types.flatMap(
                            type -> Anatomy.isFamily(type) ? Anatomy.members(type) : Vector.of(type))
                    .distinct();
            return all.map(TypeNames::family)
                    .distinct()
                    .toLinkedMap(
                            family -> family,
                            family -> all.filter(type -> TypeNames.family(type).equals(family))
                                    .toLinkedMap(TypeNames::tag, shapes));
        });
    }

    @Override
    public JsonNode write(RuleViolation value) {
        return shapes.apply(value.getClass()).write(value);
    }

    @Override
    public RuleViolation read(JsonNode json, Place place) {
        JsonNode family = json.path(ObjectShape.FAMILY);
        Map<String, Shape<Object>> members = byFamily.get()
                .get(family.asText())
                .getOrElseThrow(() -> place.field(ObjectShape.FAMILY)
                        .refuse(
                                RefusalKind.FORM,
                                "'" + Place.shortened(family.asText()) + "' is not a family of violations"));
        return (RuleViolation)
                FamilyShape.member(json, ObjectShape.TYPE, place, members).read(json, place);
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        return book.reference(TypeNames.of(RuleViolation.class), () -> {
            ObjectNode schema = SchemaBook.node();
            ArrayNode choice = schema.putArray("anyOf");
            byFamily.get()
                    .values()
                    .forEach(members -> members.values().forEach(shape -> choice.add(shape.schema(book))));
            return schema;
        });
    }
}
