package io.github.crisisrules.encounter.hulk;

import io.vavr.collection.Vector;

/** Lists of names in observations. */
final class Listed {
    private Listed() {}

    /** Refuses a list that names somebody or something twice. */
    static void once(Vector<?> names) {
        if (names.distinct().size() != names.size()) {
            throw new IllegalArgumentException("named twice: " + names.mkString(", ") + "; name each once");
        }
    }

    /** As a sentence lists them. */
    static String all(Vector<?> names) {
        return names.isEmpty() ? "none" : names.mkString(", ");
    }
}
