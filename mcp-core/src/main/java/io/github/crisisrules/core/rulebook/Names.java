package io.github.crisisrules.core.rulebook;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A lookup of display names by id. */
@FunctionalInterface
public interface Names {
    /**
     * The lookup that returns ids as they are written. Use it for ids that are names already and for ids that are
     * unknown.
     */
    Names AS_WRITTEN = Object::toString;

    /** Returns the display name of an id. */
    String of(Named id);

    /**
     * Returns the display names as a list in a sentence: "Ada, Bruno and Chidi". An empty list is described by a
     * fixed word.
     */
    default String all(Iterable<? extends Named> ids) {
        Vector<String> names = Vector.<Named>ofAll(ids).map(this::of);
        return names.isEmpty() ? "nobody" : listed(names, "and");
    }

    /**
     * Returns the items as a list in a sentence, with {@code word} before the last: "1, 2 and 3", "hit or block".
     * Returns an empty text for an empty list.
     */
    static String listed(Seq<?> things, String word) {
        return things.size() < 2 ? things.mkString() : things.init().mkString(", ") + " " + word + " " + things.last();
    }
}
