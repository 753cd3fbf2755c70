package io.github.crisisrules.json.shape.derived;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.shape.Spelling;
import io.github.crisisrules.json.shape.ViewShape;
import io.github.crisisrules.json.shape.reflect.Attribute;
import io.github.crisisrules.json.shape.reflect.Maker;
import io.github.crisisrules.json.shape.reflect.TypeReflection;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.json.wire.WireName;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Records and generated values as objects, each part under its wire name. A member of a family names its type in
 * {@code @type}; a violation has also its family, rule and message.
 *
 * @param <T> the type of the values
 */
final class ObjectShape<T> implements Shape<T> {
    static final String TYPE = "@type";
    static final String FAMILY = "@family";
    static final String RULE = "@rule";
    static final String MESSAGE = "@message";

    /** The maximum length of a message, which repeats long texts of the violation and must not exceed the limit of one text. */
    private static final int LONGEST_MESSAGE = 1000;

    private final WireName name;
    private final boolean member;
    private final boolean violation;
    private final Lazy<Parts<T>> parts;

    /**
     * Creates a shape.
     *
     * @param parts evaluated late, because a type may contain itself
     */
    ObjectShape(WireName name, Class<T> type, Lazy<Parts<T>> parts) {
        this.name = name;
        this.violation = RuleViolation.class.isAssignableFrom(type);
        this.member = violation || TypeReflection.isMember(type);
        this.parts = parts;
    }

    /**
     * The parts of a type.
     *
     * @param parts in the order in which the maker takes them
     * @param maker none for values that are written for viewing only
     */
    record Parts<T>(Vector<Part> parts, Option<Maker<T>> maker) {}

    /**
     * A part of a type.
     *
     * @param name the wire name
     * @param isRequired whether the part cannot be left out
     */
    record Part(String name, Attribute attribute, Shape<Object> shape, boolean isRequired) {}

    @Override
    public JsonValue write(T value) {
        JsonObject.Builder json = JsonObject.builder();
        if (member) {
            json.put(TYPE, name.tag());
        }
        if (violation) {
            json.put(FAMILY, name.family());
        }
        for (Part part : parts.get().parts()) {
            json.put(part.name(), part.shape().write(part.attribute().of(value)));
        }
        if (value instanceof RuleViolation refused) {
            refused.rule().forEach(rule -> json.put(RULE, rule));
            json.put(MESSAGE, ReadCursor.shortened(refused.describe(), LONGEST_MESSAGE));
        }
        return json.build();
    }

    @Override
    public T read(JsonValue json, ReadCursor place) {
        JsonObject object = place.object(json, "an object, the " + name.describe());
        checkName(object, TYPE, name.tag(), member, place);
        checkName(object, FAMILY, name.family(), violation, place);
        T value = make(object, place);
        if (value instanceof RuleViolation refused) {
            Option<String> rule = ruleOf(refused, place);
            checkName(object, RULE, rule.getOrElse(""), rule.isDefined(), place);
        }
        return value;
    }

    /** Returns the rule of a violation. A violation whose data are empty has no sentence, and is refused. */
    private static Option<String> ruleOf(RuleViolation violation, ReadCursor place) {
        return place.checked(() -> {
            if (violation.describe().isBlank()) {
                throw new IllegalArgumentException("A violation needs data, and this one has none.");
            }
            return violation.rule();
        });
    }

    private T make(JsonObject json, ReadCursor place) {
        Parts<T> all = parts.get();
        Maker<T> maker = all.maker().getOrElseThrow(() -> ViewShape.refusal(name.describe(), place));
        @Nullable Object[] values = new @Nullable Object[all.parts().size()];
        List<String> absent = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            Part part = all.parts().get(i);
            Option<JsonValue> found = json.find(part.name());
            if (found.isDefined()) {
                values[i] = part.shape().read(found.get(), place.field(part.name()));
                continue;
            }
            absent.add(part.name());
            if (part.isRequired()) {
                throw place.refuse(RefusalKind.MISSING, "The " + name.describe() + " needs '" + part.name() + "'.");
            }
            values[i] = part.shape().absent().getOrNull();
        }
        if (!absent.isEmpty()) {
            refuseUnknown(json, absent, place);
        }
        return place.checked(() -> maker.make(values));
    }

    private void refuseUnknown(JsonObject json, List<String> absent, ReadCursor place) {
        Vector<String> known = parts.get().parts().map(Part::name).appendAll(names());
        Vector.ofAll(json.fields().keySet())
                .filter(unknown -> !known.contains(unknown))
                .forEach(unknown -> Spelling.meant(unknown, absent).forEach(meant -> {
                    throw place.refuse(RefusalKind.UNKNOWN, Spelling.message(unknown, meant));
                }));
    }

    private Vector<String> names() {
        return violation ? Vector.of(TYPE, FAMILY, RULE, MESSAGE) : member ? Vector.of(TYPE) : Vector.empty();
    }

    private static void checkName(JsonObject json, String field, String name, boolean isWritten, ReadCursor place) {
        JsonValue found = json.find(field).getOrElse(JsonValue.of(name));
        if (isWritten && !found.text().contains(name)) {
            throw place.field(field).expected("'" + name + "'", found);
        }
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        return book.reference(name, () -> definition(book));
    }

    /** Returns the schema in full, to which {@link #schema} refers. */
    JsonObject definition(SchemaBook book) {
        JsonObject.Builder properties = JsonObject.builder();
        JsonArray.Builder required = JsonArray.builder();
        if (member) {
            properties.put(TYPE, JsonObject.of("const", name.tag()));
            required.add(JsonValue.of(TYPE));
        }
        if (violation) {
            properties.put(FAMILY, JsonObject.of("const", name.family()));
        }
        for (Part part : parts.get().parts()) {
            properties.put(
                    part.name(), book.property(name, part.name(), part.shape().schema(book)));
            if (part.isRequired()) {
                required.add(JsonValue.of(part.name()));
            }
        }
        if (violation) {
            properties.put(RULE, SchemaBook.ofType("string"));
            properties.put(MESSAGE, SchemaBook.ofType("string"));
        }
        return SchemaBook.ofType("object")
                .with("properties", properties.build())
                .with("required", required.build());
    }
}
