package io.github.crisisrules.json.shape.derived;

import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.shape.TextShape;
import io.github.crisisrules.json.shape.ViewShape;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.json.wire.WireName;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.Type;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The facts about types that reflection cannot find: forms written by hand, types that are for viewing only, and the
 * violations of a module. Each module of rules has its own.
 */
public final class Forms {
    private static final Forms NONE = new Forms(
            LinkedHashMap.empty(), LinkedHashSet.empty(), Vector.empty(), LinkedHashSet.empty(), LinkedHashMap.empty());

    private final LinkedHashMap<Class<?>, BiFunction<Shapes, Vector<Type>, Shape<?>>> byType;
    private final LinkedHashSet<Class<?>> views;
    private final Vector<Class<?>> violations;
    private final LinkedHashSet<Component> unlimited;
    private final LinkedHashMap<Class<?>, Class<?>> facts;

    private Forms(
            LinkedHashMap<Class<?>, BiFunction<Shapes, Vector<Type>, Shape<?>>> byType,
            LinkedHashSet<Class<?>> views,
            Vector<Class<?>> violations,
            LinkedHashSet<Component> unlimited,
            LinkedHashMap<Class<?>, Class<?>> facts) {
        this.byType = byType;
        this.views = views;
        this.violations = violations;
        this.unlimited = unlimited;
        this.facts = facts;
    }

    /** Returns no forms. */
    public static Forms none() {
        return NONE;
    }

    /** Adds a type that is written as one text; {@code parser} may throw for a text that it cannot parse. */
    public <T> Forms text(
            Class<T> type, String what, String pattern, Function<T, String> printer, Function<String, T> parser) {
        return form(
                type,
                (shapes, parameters) -> new TextShape<>(shapes.names().find(type), what, pattern, printer, parser));
    }

    /** Adds a type that is written as the facts it was created from. An exception of {@code maker} becomes a refusal. */
    public <T, F> Forms converted(
            Class<T> type, Class<F> form, Function<T, F> facts, BiFunction<F, ReadCursor, T> maker) {
        Forms more = form(type, (shapes, parameters) -> {
            WireName name = shapes.names().of(type);
            return new ConvertedShape<>(name, shapes.record(name, form, Vector.empty()), facts, maker);
        });
        return new Forms(more.byType, views, violations, unlimited, this.facts.put(type, form));
    }

    /** Returns the record of the facts that a type is written as, or none if it is written in another way. */
    public Option<Class<?>> facts(Class<?> type) {
        return facts.get(type);
    }

    /** Adds a type with a shape of its own. */
    public <T> Forms form(Class<T> type, BiFunction<Shapes, Vector<Type>, Shape<?>> shape) {
        return new Forms(byType.put(type, shape), views, violations, unlimited, facts);
    }

    /** Adds a type without public parts that is written for viewing only. */
    public <T> Forms viewed(
            Class<T> type, BiFunction<Shapes, T, JsonValue> writer, BiFunction<Shapes, SchemaBook, JsonObject> schema) {
        return form(type, (shapes, parameters) -> {
            WireName name = shapes.names().of(type);
            return new ViewShape<T>(
                    name.describe(),
                    value -> writer.apply(shapes, value),
                    book -> book.reference(name, () -> schema.apply(shapes, book)));
        });
    }

    /** Adds a record or generated value that is written for viewing only, because legal parts do not make it legal. */
    public Forms view(Class<?> type) {
        return new Forms(byType, views.add(type), violations, unlimited, facts);
    }

    /** Adds a component that is an upper limit, where {@link Integer#MAX_VALUE} means that there is none and is written as null. */
    public Forms unlimited(Class<?> type, String component) {
        return new Forms(byType, views, violations, unlimited.add(new Component(type, component)), facts);
    }

    boolean isUnlimited(Class<?> type, String component) {
        return unlimited.contains(new Component(type, component));
    }

    private record Component(Class<?> type, String name) {}

    /** Adds families of violations, and violations without a family. */
    public Forms violations(Class<?>... types) {
        return new Forms(byType, views, violations.appendAll(Vector.of(types)), unlimited, facts);
    }

    /** Returns these forms and others. */
    public Forms and(Forms others) {
        return new Forms(
                byType.merge(others.byType),
                views.addAll(others.views),
                violations.appendAll(others.violations),
                unlimited.addAll(others.unlimited),
                facts.merge(others.facts));
    }

    /** Returns the forms by the type that they are for. */
    public LinkedHashMap<Class<?>, BiFunction<Shapes, Vector<Type>, Shape<?>>> byType() {
        return byType;
    }

    boolean isView(Class<?> type) {
        return views.contains(type);
    }

    Vector<Class<?>> violations() {
        return violations;
    }
}
