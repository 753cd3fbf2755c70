package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusState;

/**
 * What happens on the table in his Rampages, and the choices made for him: one command that the game waits for. A function
 * of what it is given, and nothing else.
 */
@FunctionalInterface
public interface ColossusTable {
    /** The next observation or choice; the state waits for something of a Rampage. */
    ColossusCommand answer(ColossusState state, Seed seed);
}
