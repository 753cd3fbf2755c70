package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import java.lang.reflect.Type;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What the language cannot tell about types: the forms chosen by hand, the types that are for viewing only, and the
 * violations there are. Each module of rules has its table of them.
 */
public final class Forms {
    private static final Forms NONE = new Forms(LinkedHashMap.empty(), LinkedHashSet.empty(), Vector.empty());

    private final LinkedHashMap<Class<?>, BiFunction<Shapes, Vector<Type>, Shape<?>>> byType;
    private final LinkedHashSet<Class<?>> views;
    private final Vector<Class<?>> violations;

    private Forms(
            LinkedHashMap<Class<?>, BiFunction<Shapes, Vector<Type>, Shape<?>>> byType,
            LinkedHashSet<Class<?>> views,
            Vector<Class<?>> violations) {
        this.byType = byType;
        this.views = views;
        this.violations = violations;
    }

    /** No forms. */
    public static Forms none() {
        return NONE;
    }

    /** A type written as one text. */
    public <T> Forms text(
            Class<T> type, String what, String pattern, Function<T, String> printer, Function<String, T> parser) {
        return form(type, (shapes, parameters) -> new TextShape<>(what, pattern, printer, parser));
    }

    /** A type written as the facts it was made from; {@code made} may refuse, and whatever it throws is a refusal. */
    public <T, F> Forms through(Class<T> type, Class<F> form, Function<T, F> facts, BiFunction<F, Place, T> made) {
        return form(type, (shapes, parameters) -> new ThroughShape<>(type, shapes.of(form), facts, made));
    }

    /** A type with a shape of its own. */
    public <T> Forms form(Class<T> type, BiFunction<Shapes, Vector<Type>, Shape<?>> shape) {
        return new Forms(byType.put(type, shape), views, violations);
    }

    /** A type without public parts that is written for viewing only. */
    public <T> Forms viewed(
            Class<T> type, BiFunction<Shapes, T, JsonNode> writer, BiFunction<Shapes, SchemaBook, ObjectNode> schema) {
        return form(
                type,
                (shapes, parameters) -> new ViewShape<>(
                        type, value -> writer.apply(shapes, value), book -> schema.apply(shapes, book)));
    }

    /** A record or generated value that is written for viewing only: its parts alone do not prove that it is legal. */
    public Forms view(Class<?> type) {
        return new Forms(byType, views.add(type), violations);
    }

    /** Families of violations, and violations without one. */
    public Forms violations(Class<?>... types) {
        return new Forms(byType, views, violations.appendAll(Vector.of(types)));
    }

    /** These and others. */
    public Forms and(Forms others) {
        return new Forms(
                byType.merge(others.byType), views.addAll(others.views), violations.appendAll(others.violations));
    }

    LinkedHashMap<Class<?>, BiFunction<Shapes, Vector<Type>, Shape<?>>> byType() {
        return byType;
    }

    boolean isView(Class<?> type) {
        return views.contains(type);
    }

    Vector<Class<?>> violations() {
        return violations;
    }
}
