package io.github.crisisrules.js.table;

import io.github.crisisrules.json.shape.derived.Forms;
import io.github.crisisrules.json.shape.reflect.Types;
import io.vavr.collection.Vector;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The types of a module as plain Java, which {@code TableWriter} writes when this module is built. An entry point adds the tables of its
 * games before it uses a log, so that it holds no code for other games.
 */
public abstract class TypeTable {
    private static final Map<Class<?>, TypeEntry> ENTRIES = new HashMap<>();

    private static Forms forms = Forms.none();

    private int size;

    TypeTable() {
        list();
    }

    /** Adds all types of the table. */
    abstract void list();

    /** Returns a part of a value of one of the types. */
    abstract Object part(int type, int part, Object value);

    /** Makes a value of one of the types. */
    abstract Object make(int type, @Nullable Object[] parts);

    final void add(
            Class<?> type,
            TypeEntry.Kind kind,
            boolean isMember,
            String name,
            String title,
            String exceptions,
            String parts,
            Type[] types) {
        ENTRIES.put(type, new TypeEntry(this, size++, type, kind, isMember, name, title, exceptions, parts, types));
    }

    static Type of(Class<?> raw, Type... parameters) {
        return Types.generic(raw, Vector.of(parameters));
    }

    /** Adds the forms of a module that are written by hand. */
    public static void add(Forms more) {
        forms = forms.and(more);
    }

    /** Returns all forms that were added. */
    public static Forms forms() {
        return forms;
    }

    /** Returns the entry of a type, or null. */
    public static @Nullable TypeEntry find(Class<?> type) {
        return ENTRIES.get(type);
    }
}
