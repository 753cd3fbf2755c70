package io.github.crisisrules.core.rulebook;

import io.vavr.collection.Vector;

/**
 * What rests on rules. The ids are written once, in the {@link Rule} annotation where the class is declared, or on an interface it
 * has; a member whose rules depend on its data says so itself.
 */
public interface Cited {
    /** The ids of the rules it rests on, as in the catalogue; none where it only keeps order at the table. */
    default Vector<String> rules() {
        return CitedRules.of(getClass());
    }
}
