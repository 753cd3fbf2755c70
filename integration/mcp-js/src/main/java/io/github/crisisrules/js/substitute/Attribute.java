package io.github.crisisrules.js.substitute;

import io.github.crisisrules.js.table.TypeEntry;
import java.lang.reflect.Type;

/**
 * A named part of a value, read by the table of its type.
 *
 * @param name the name of the accessor
 * @param type the declared type
 */
public record Attribute(String name, Type type, TypeEntry entry, int index) {
    /** Returns the part of the given value. */
    public Object of(Object value) {
        return entry.part(index, value);
    }
}
