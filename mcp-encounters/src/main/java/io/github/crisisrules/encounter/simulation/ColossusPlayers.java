package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The Crisis Team's policy: who acts, and what that character does. Functions of what they are given, and nothing else. */
public interface ColossusPlayers {
    /** Which of those that may be activated is. */
    CombatantId next(ColossusState state, Vector<CombatantId> able, Seed seed);

    /** What it does, in order, as long as its activation lasts. */
    Vector<CrisisAction> plan(ColossusState state, CombatantId active, Seed seed);
}
