package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.RAMPAGE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Tool;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A Rampage in progress. */
@Value.Immutable
@HouseStyle
@Rule(RAMPAGE)
public sealed interface Rampage permits ImmutableRampage {
    /** Whether this is the Rampage of one who was Subdued, or has come out of it. */
    boolean isSubdued();

    /** Which Rampage of the chain this is, counted from 1; each comes out of the one before. */
    int number();

    /** The tower he is pushed toward. */
    Option<Tower> toward();

    /** The tool of the push. */
    Tool tool();

    /** What it waits for. */
    Awaiting awaiting();

    /** Characters touched in this push. */
    Vector<CombatantId> touched();

    /** Whether terrain of size 2 or more was destroyed. */
    boolean hasDestroyed();

    /** Targets of Bare Metal Hands that it damaged and that may still be thrown. */
    Vector<CombatantId> throwable();
}
