package io.github.crisisrules.json;

import io.github.crisisrules.json.shape.reflect.Types;
import io.vavr.collection.Vector;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/**
 * A type with its parameters, which a class alone does not have: {@code new JsonType<Distribution<Integer>>() {}}.
 *
 * @param <T> the type
 */
public abstract class JsonType<T> {
    private final Type type;

    /**
     * Creates a type.
     *
     * @throws IllegalArgumentException if the subclass does not name the type, as in {@code new JsonType() {}}
     */
    protected JsonType() {
        if (!(getClass().getGenericSuperclass() instanceof ParameterizedType named)) {
            throw new IllegalArgumentException(
                    "The type has no parameter. Write it out, as in new JsonType<Distribution<Integer>>() {}.");
        }
        this.type = named.getActualTypeArguments()[0];
    }

    /** Returns a class with parameters, for code that finds types by reflection. */
    public static Type of(Class<?> type, Iterable<? extends Type> parameters) {
        return Types.generic(type, Vector.ofAll(parameters));
    }

    /** Returns the type. */
    public final Type type() {
        return type;
    }

    @Override
    public final String toString() {
        return type.getTypeName();
    }
}
