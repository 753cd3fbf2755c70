package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.rulebook.Names;
import io.vavr.collection.Vector;

/** What an encounter waits for, and the commands that answer it. */
public interface EncounterAwaited extends Awaited {
    /** The commands that answer it, by the names of their classes; none once the encounter is over. */
    Vector<String> commands();

    /** Both in one phrase, for refusals: "the Crisis Team activates a character (Activate)". */
    default String wayOut() {
        String all = Names.listed(commands(), "or");
        return all.isEmpty() ? words() : words() + " (" + all + ")";
    }
}
