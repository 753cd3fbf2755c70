package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.game.Awaited;
import io.vavr.collection.Vector;

/** A decision or report that an encounter waits for, with the commands that give it. */
public interface EncounterAwaited extends Awaited {
    /** Returns the class names of the commands that the encounter waits for; none once the encounter is over. */
    Vector<String> commands();
}
