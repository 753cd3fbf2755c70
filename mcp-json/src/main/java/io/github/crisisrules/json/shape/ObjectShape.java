package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Records and generated values as objects, each part under its own name. A member of a family says in {@code @type}
 * which it is; a violation also tells its family, rule and message.
 */
final class ObjectShape<T> implements Shape<T> {
    static final String TYPE = "@type";
    static final String FAMILY = "@family";
    static final String RULE = "@rule";
    static final String MESSAGE = "@message";

    private final Class<T> type;
    private final boolean member;
    private final boolean violation;
    private final Lazy<Parts<T>> parts;

    /**
     * A shape for one type.
     *
     * @param parts asked for once, and late, because a type may hold itself
     */
    ObjectShape(Class<T> type, Lazy<Parts<T>> parts) {
        this.type = type;
        this.violation = RuleViolation.class.isAssignableFrom(type);
        this.member = violation || Anatomy.isMember(type);
        this.parts = parts;
    }

    /**
     * What a value is made of.
     *
     * @param needed the names of the parts that cannot be left out
     * @param maker nothing for values that are written for viewing only
     */
    record Parts<T>(
            Vector<Attribute> attributes,
            Vector<Shape<Object>> shapes,
            Vector<String> needed,
            Option<Maker<T>> maker) {}

    @Override
    public JsonNode write(T value) {
        ObjectNode json = SchemaBook.node();
        if (member) {
            json.put(TYPE, TypeNames.tag(type));
        }
        if (violation) {
            json.put(FAMILY, TypeNames.family(type));
        }
        Parts<T> all = parts.get();
        for (int i = 0; i < all.attributes().size(); i++) {
            Attribute attribute = all.attributes().get(i);
            json.set(attribute.name(), all.shapes().get(i).write(attribute.of(value)));
        }
        if (value instanceof RuleViolation refused) {
            refused.rule().forEach(rule -> json.put(RULE, rule));
            json.put(MESSAGE, refused.message());
        }
        return json;
    }

    @Override
    public T read(JsonNode json, Place place) {
        if (!json.isObject()) {
            throw place.expected("an object: " + words(), json);
        }
        place.checkSize(json);
        checkName(json, TYPE, TypeNames.tag(type), member, place);
        checkName(json, FAMILY, TypeNames.family(type), violation, place);
        T value = made(json, place);
        if (value instanceof RuleViolation refused) {
            Option<String> rule = ruleOf(refused, place);
            checkName(json, RULE, rule.getOrElse(""), rule.isDefined(), place);
        }
        return value;
    }

    /** A violation whose data are empty cannot be put into words, and is refused. */
    private static Option<String> ruleOf(RuleViolation violation, Place place) {
        return Making.guarded(place, () -> {
            if (violation.message().isBlank()) {
                throw new IllegalArgumentException("a violation needs data; this one has none");
            }
            return violation.rule();
        });
    }

    private T made(JsonNode json, Place place) {
        Parts<T> all = parts.get();
        Maker<T> maker = all.maker().getOrElseThrow(() -> ViewShape.refusal(type, place));
        @Nullable Object[] values = new @Nullable Object[all.attributes().size()];
        List<String> absent = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            String name = all.attributes().get(i).name();
            Shape<Object> shape = all.shapes().get(i);
            JsonNode part = json.get(name);
            if (part != null) {
                values[i] = shape.read(part, place.field(name));
                continue;
            }
            absent.add(name);
            if (all.needed().contains(name)) {
                throw place.refuse(RefusalKind.MISSING, words() + " needs '" + name + "'");
            }
            values[i] = shape.absent().getOrNull();
        }
        if (!absent.isEmpty()) {
            refuseUnknown(json, absent, place);
        }
        return Making.guarded(place, () -> maker.make(values));
    }

    private void refuseUnknown(JsonNode json, List<String> absent, Place place) {
        Vector<String> known = parts.get().attributes().map(Attribute::name).appendAll(names());
        Vector.ofAll(json::fieldNames)
                .filter(name -> !known.contains(name))
                .forEach(name -> Spelling.meant(name, absent).forEach(meant -> {
                    throw place.refuse(RefusalKind.UNKNOWN, Place.misspelt(name, meant));
                }));
    }

    private Vector<String> names() {
        return violation ? Vector.of(TYPE, FAMILY, RULE, MESSAGE) : member ? Vector.of(TYPE) : Vector.empty();
    }

    private static void checkName(JsonNode json, String field, String name, boolean isTold, Place place) {
        JsonNode told = json.get(field);
        if (isTold && told != null && !(told.isTextual() && told.textValue().equals(name))) {
            throw place.field(field).expected("'" + name + "'", told);
        }
    }

    private String words() {
        return TypeNames.words(type);
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        return book.reference(TypeNames.of(type), () -> definition(book));
    }

    @Override
    public ObjectNode definition(SchemaBook book) {
        Parts<T> all = parts.get();
        ObjectNode schema = SchemaBook.ofType("object");
        ObjectNode properties = schema.putObject("properties");
        ArrayNode required = schema.putArray("required");
        if (member) {
            properties.putObject(TYPE).put("const", TypeNames.tag(type));
            required.add(TYPE);
        }
        if (violation) {
            properties.putObject(FAMILY).put("const", TypeNames.family(type));
        }
        for (int i = 0; i < all.attributes().size(); i++) {
            String name = all.attributes().get(i).name();
            properties.set(name, all.shapes().get(i).schema(book));
            if (all.needed().contains(name)) {
                required.add(name);
            }
        }
        if (violation) {
            properties.putObject(RULE).put("type", "string");
            properties.putObject(MESSAGE).put("type", "string");
        }
        return schema;
    }
}
