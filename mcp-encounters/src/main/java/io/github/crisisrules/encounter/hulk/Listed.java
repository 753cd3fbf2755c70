package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.vavr.collection.Vector;
import java.util.Locale;

/** Observations in words. */
final class Listed {
    private Listed() {}

    /** A face in words. */
    static String face(CrisisFace face) {
        return face.name().toLowerCase(Locale.ROOT);
    }

    /** Faces in words, as a sentence lists them. */
    static String faces(Vector<CrisisFace> faces) {
        return all(faces.map(Listed::face));
    }

    /** As a sentence lists them. */
    static String all(Vector<?> names) {
        return names.isEmpty() ? "none" : names.mkString(", ");
    }
}
