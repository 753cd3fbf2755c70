package io.github.crisisrules.js.substitute;

import io.github.crisisrules.js.table.TypeEntry;
import io.github.crisisrules.js.table.TypeTable;
import io.github.crisisrules.json.wire.WireName;
import io.vavr.control.Option;

/** Stands in JavaScript for the class of the same name, and has the names of the types in the tables. */
public final class WireNames {
    private static final WireNames STANDARD = new WireNames();

    private WireNames() {}

    /** Returns the names of all types in the tables. */
    public static WireNames standard() {
        return STANDARD;
    }

    /** Returns the name of a type, or none if the type has no JSON form. */
    public Option<WireName> find(Class<?> type) {
        TypeEntry entry = TypeTable.find(type);
        return entry == null || !entry.isNamed() ? Option.none() : Option.some(entry.name());
    }

    /** Returns the name of a type. */
    public WireName of(Class<?> type) {
        return find(type).getOrElseThrow(() -> new IllegalArgumentException("A type has no JSON form in JavaScript."));
    }
}
