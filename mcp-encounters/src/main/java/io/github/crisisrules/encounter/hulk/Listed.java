package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.vavr.collection.Vector;
import java.util.Locale;

/** Descriptions of observations, for people. */
final class Listed {
    private Listed() {}

    /** Returns the name of a face. */
    static String face(CrisisFace face) {
        return face.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the names of faces as a list for a sentence. */
    static String faces(Vector<CrisisFace> faces) {
        return all(faces.map(Listed::face));
    }

    /** Returns names as a list for a sentence. */
    static String all(Vector<?> names) {
        return names.isEmpty() ? "none" : names.mkString(", ");
    }
}
