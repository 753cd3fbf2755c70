package io.github.crisisrules.json.shape.reflect;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Type;

/**
 * A named part of a value, read through its public accessor.
 *
 * @param name the name of the accessor
 * @param type the declared type
 * @param accessor the accessor
 */
public record Attribute(String name, Type type, MethodHandle accessor) {
    static Attribute of(Method accessor, Type type) {
        return new Attribute(
                accessor.getName(),
                type,
                Throwing.unchecked(() -> MethodHandles.lookup().unreflect(accessor)));
    }

    /** Returns the part of the given value. */
    public Object of(Object value) {
        return Throwing.unchecked(() -> accessor.invoke(value));
    }
}
