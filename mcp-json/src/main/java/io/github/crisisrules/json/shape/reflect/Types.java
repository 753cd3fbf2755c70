package io.github.crisisrules.json.shape.reflect;

import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Functions on types with parameters. */
public final class Types {
    private Types() {}

    /** Returns a type with its variables replaced. */
    public static Type bound(Type type, Map<TypeVariable<?>, Type> variables) {
        if (type instanceof TypeVariable<?> variable) {
            return variables.get(variable).getOrElse(type);
        }
        return type instanceof ParameterizedType generic && !variables.isEmpty()
                ? generic(
                        (Class<?>) generic.getRawType(),
                        Vector.of(generic.getActualTypeArguments()).map(each -> bound(each, variables)))
                : type;
    }

    /** Returns a type with the given parameters. */
    public static Type generic(Class<?> raw, Vector<Type> parameters) {
        return new Generic(raw, parameters);
    }

    private record Generic(Class<?> raw, Vector<Type> parameters) implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return parameters.toJavaArray(Type[]::new);
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public @Nullable Type getOwnerType() {
            return raw.getDeclaringClass();
        }

        @Override
        public String toString() {
            return raw.getName() + Arrays.toString(getActualTypeArguments());
        }
    }
}
