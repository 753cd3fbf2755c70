package io.github.crisisrules.js.table;

import io.github.crisisrules.json.shape.reflect.Maker;
import io.github.crisisrules.json.wire.WireName;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.lang.reflect.Type;

/** A type in a table of types. Everything but its class is worked out when it is asked for. */
public final class TypeEntry {
    /** The kinds of types. */
    public enum Kind {
        RECORD,
        /** A generated value with a public builder. */
        BUILT,
        /** A generated value without a public builder. */
        GENERATED,
        FAMILY,
        ENUM,
        OTHER
    }

    private final TypeTable table;
    private final int index;
    private final Class<?> type;
    private final Kind kind;
    private final boolean isMember;
    private final String name;
    private final String title;
    private final String exceptions;
    private final String parts;
    private final Type[] types;

    TypeEntry(
            TypeTable table,
            int index,
            Class<?> type,
            Kind kind,
            boolean isMember,
            String name,
            String title,
            String exceptions,
            String parts,
            Type[] types) {
        this.table = table;
        this.index = index;
        this.type = type;
        this.kind = kind;
        this.isMember = isMember;
        this.name = name;
        this.title = title;
        this.exceptions = exceptions;
        this.parts = parts;
        this.types = types;
    }

    /** Returns the kind of the type. */
    public Kind kind() {
        return kind;
    }

    /** Returns whether the values are generated. */
    public boolean isGenerated() {
        return kind == Kind.BUILT || kind == Kind.GENERATED;
    }

    /** Returns whether the type is a member of a family. */
    public boolean isMember() {
        return isMember;
    }

    /** Returns whether the type has a name in JSON. */
    public boolean isNamed() {
        return !name.isEmpty();
    }

    /** Returns the name in JSON. */
    public WireName name() {
        Map<String, String> byJavaName = LinkedHashMap.empty();
        for (String exception : words(exceptions)) {
            int sign = exception.indexOf('=');
            byJavaName = byJavaName.put(exception.substring(0, sign), exception.substring(sign + 1));
        }
        return new WireName(name, "", byJavaName, title);
    }

    /** Returns the names of the parts. */
    public Vector<String> parts() {
        return words(parts).map(part -> part.endsWith("!") ? part.substring(0, part.length() - 1) : part);
    }

    /** Returns the names of the parts without which a value cannot be built. */
    public Vector<String> required() {
        return words(parts).filter(part -> part.endsWith("!")).map(part -> part.substring(0, part.length() - 1));
    }

    private static Vector<String> words(String text) {
        return text.isEmpty() ? Vector.empty() : Vector.of(text.split(" "));
    }

    /** Returns the types of the parts, or the members of a family. */
    public Vector<Type> types() {
        return Vector.of(types);
    }

    /** Returns a part of a value. */
    public Object part(int part, Object value) {
        return table.part(index, part, value);
    }

    /** Returns a maker of values. */
    @SuppressWarnings("unchecked")
    public <T> Maker<T> maker() {
        return parts -> (T) table.make(index, parts);
    }

    Class<?> type() {
        return type;
    }
}
