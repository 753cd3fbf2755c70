package io.github.crisisrules.core.rulebook;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** What the people at the table call what a value knows by an id. */
@FunctionalInterface
public interface Names {
    /** Ids as they are written: for ids that are names already, and for ids that are unknown. */
    Names AS_WRITTEN = Object::toString;

    /** The name of one. */
    String of(Named id);

    /** The names of all of them as a sentence lists them: "Ada, Bruno and Chidi"; "nobody" where there is none. */
    default String all(Iterable<? extends Named> ids) {
        Vector<String> names = Vector.<Named>ofAll(ids).map(this::of);
        return names.isEmpty() ? "nobody" : listed(names, "and");
    }

    /** Any things as a sentence lists them, with this word before the last: "1, 2 and 3", "hit or block"; nothing where there is none. */
    static String listed(Seq<?> things, String word) {
        return things.size() < 2 ? things.mkString() : things.init().mkString(", ") + " " + word + " " + things.last();
    }
}
