package io.github.crisisrules.encounter.hulk.rule;

import io.github.crisisrules.core.dice.CrisisFace;
import io.vavr.collection.Vector;
import java.util.Locale;

/** Descriptions of observations, for people. */
public final class ObservationText {
    private ObservationText() {}

    /** Returns the name of a face. */
    public static String face(CrisisFace face) {
        return face.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the names of faces as a list for a sentence. */
    public static String faces(Vector<CrisisFace> faces) {
        return all(faces.map(ObservationText::face));
    }

    /** Returns names as a list for a sentence. */
    public static String all(Vector<?> names) {
        return names.isEmpty() ? "none" : names.mkString(", ");
    }
}
