package io.github.crisisrules.json.shape.derived;

import io.github.crisisrules.core.rulebook.RuleViolation;
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

/** Violations of any module, which {@code @family} and {@code @type} together identify. */
final class ViolationShape implements Shape<RuleViolation> {
    private final WireName name;
    private final Function<Class<?>, Shape<Object>> shapes;
    private final Lazy<Map<String, Map<String, Shape<Object>>>> byFamily;

    ViolationShape(Vector<Class<?>> types, WireNames names, Function<Class<?>, Shape<Object>> shapes) {
        this.name = names.of(RuleViolation.class);
        this.shapes = shapes;
        this.byFamily = Lazy.of(() -> {
            Vector<Class<?>> all = types.flatMap(
                            type -> TypeReflection.isFamily(type) ? TypeReflection.members(type) : Vector.of(type))
                    .distinct()
                    .sortBy(type -> names.of(type).path());
            return all.map(type -> names.of(type).family())
                    .distinct()
                    .toLinkedMap(
                            family -> family,
                            family -> all.filter(type -> names.of(type).family().equals(family))
                                    .toLinkedMap(type -> names.of(type).tag(), shapes));
        });
    }

    @Override
    public JsonValue write(RuleViolation value) {
        return shapes.apply(value.getClass()).write(value);
    }

    @Override
    public RuleViolation read(JsonValue json, ReadCursor place) {
        JsonValue family = json.get(ObjectShape.FAMILY);
        Map<String, Shape<Object>> members = byFamily.get()
                .get(family.text().getOrElse(""))
                .getOrElseThrow(() -> place.field(ObjectShape.FAMILY).expected("a family of violations", family));
        return (RuleViolation)
                FamilyShape.member(json, ObjectShape.TYPE, place, members).read(json, place);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return book.reference(
                name,
                () -> JsonObject.of(
                        "anyOf",
                        JsonArray.ofAll(
                                byFamily.get().values().flatMap(Map::values).map(shape -> shape.schema(book)))));
    }
}
