package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.game.Awaited;
import io.vavr.collection.Vector;

/** What an encounter waits for, and the commands that answer it. */
public interface EncounterAwaited extends Awaited {
    /** The commands that answer it, by the names of their classes; none once the encounter is over. */
    Vector<String> commands();

    /** Both in one phrase, for refusals: "the Crisis Team activates a character (Activate)". */
    default String wayOut() {
        Vector<String> names = commands();
        String all = names.size() < 2 ? names.mkString() : names.init().mkString(", ") + " or " + names.last();
        return names.isEmpty() ? words() : words() + " (" + all + ")";
    }
}
