package io.github.crisisrules.js.substitute;

import io.github.crisisrules.js.table.TypeTable;
import io.github.crisisrules.json.shape.derived.Forms;

/** Stands in JavaScript for the class of the same name, and has the forms of the games of one entry point. */
public final class AllForms {
    private AllForms() {}

    /** Returns all forms that were added. */
    public static Forms forms() {
        return TypeTable.forms();
    }
}
