package io.github.crisisrules.js.substitute;

import io.github.crisisrules.js.table.TypeEntry;
import io.github.crisisrules.js.table.TypeTable;
import io.github.crisisrules.json.shape.reflect.Maker;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** Stands in JavaScript for the class of the same name, and answers from the tables of types in place of reflection. */
public final class TypeReflection {
    private TypeReflection() {}

    private static TypeEntry entry(Class<?> type) {
        TypeEntry entry = TypeTable.find(type);
        if (entry == null) {
            throw new AssertionError("A type is missing in the tables.");
        }
        return entry;
    }

    private static boolean is(Class<?> type, TypeEntry.Kind kind) {
        TypeEntry entry = TypeTable.find(type);
        return entry != null && entry.kind() == kind;
    }

    /** Returns whether the implementation of a type is generated. */
    public static boolean isGenerated(Class<?> type) {
        TypeEntry entry = TypeTable.find(type);
        return entry != null && entry.isGenerated();
    }

    /** Returns whether a type is a closed choice between other types. */
    public static boolean isFamily(Class<?> type) {
        return is(type, TypeEntry.Kind.FAMILY);
    }

    /** Returns whether a type is a record. */
    public static boolean isRecord(Class<?> type) {
        return is(type, TypeEntry.Kind.RECORD);
    }

    /** Returns the public type of a value. */
    public static Class<?> publicType(Object value) {
        return value instanceof Enum<?> constant ? constant.getDeclaringClass() : publicType(value.getClass());
    }

    /** Returns the public type of a class: for a generated class the interface that it implements. */
    public static Class<?> publicType(Class<?> type) {
        @Nullable TypeEntry own = TypeTable.find(type);
        return own != null
                ? type
                : Vector.<Class<?>>of(type.getInterfaces())
                        .find(TypeReflection::isGenerated)
                        .getOrElse(type);
    }

    /** Returns the members of a family and of the families in it, each once. */
    public static Vector<Class<?>> members(Class<?> family) {
        return entry(family).types().map(type -> (Class<?>) type);
    }

    /** Returns whether a type is a member of a family. */
    public static boolean isMember(Class<?> type) {
        return entry(type).isMember();
    }

    /** Returns the parts of a type. */
    public static Vector<Attribute> attributes(Class<?> type) {
        TypeEntry entry = entry(type);
        return entry.parts()
                .zipWithIndex((name, index) -> new Attribute(name, entry.types().get(index), entry, index));
    }

    /** Returns the parts of a type; no type of a log has parameters of its own. */
    public static Vector<Attribute> attributes(Class<?> type, Vector<Type> parameters) {
        return attributes(type);
    }

    /** Returns a maker that calls the canonical constructor of a record. */
    public static <T> Maker<T> constructor(Class<T> type) {
        return entry(type).maker();
    }

    /** Returns a maker that uses the public builder of a generated value, or none if there is no builder. */
    public static <T> Option<Maker<T>> builder(Class<T> type, Vector<Attribute> attributes) {
        TypeEntry entry = entry(type);
        return Option.when(entry.kind() == TypeEntry.Kind.BUILT, () -> entry.<T>maker());
    }

    /** Returns the names of the attributes without which the builder refuses to build. */
    public static Vector<String> required(Maker<?> maker, Vector<Attribute> attributes) {
        return attributes.head().entry().required();
    }
}
