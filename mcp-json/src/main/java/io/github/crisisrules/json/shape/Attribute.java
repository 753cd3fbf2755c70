package io.github.crisisrules.json.shape;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Type;

/** One named part of a value, read through its public accessor. */
record Attribute(String name, Type type, MethodHandle accessor) {
    static Attribute of(Method accessor, Type type) {
        return new Attribute(
                accessor.getName(),
                type,
                Making.sure(() -> MethodHandles.lookup().unreflect(accessor)));
    }

    Object of(Object value) {
        return Making.sure(() -> accessor.invoke(value));
    }
}
