package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.Tool;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A Rampage in progress. */
@Value.Immutable
@HouseStyle
@Rule(RAMPAGE)
public sealed interface Rampage permits ImmutableRampage {
    /** Returns whether this is the Rampage of a Subdued Colossus, or a repetition of it. */
    boolean isSubdued();

    /** Returns the number of this Rampage in its chain, starting at 1. */
    int number();

    /** Returns the tower toward which the Colossus is pushed. */
    Option<Tower> toward();

    /** Returns the movement tool of the push. */
    Tool tool();

    /** Returns the decision or report that the Rampage waits for. */
    Awaiting awaiting();

    /** Returns the characters touched in this push. */
    Vector<CombatantId> touched();

    /** Returns whether terrain of size 2 or more was destroyed. */
    boolean hasDestroyed();

    /** Returns the targets that Bare Metal Hands damaged and that may still be thrown. */
    Vector<CombatantId> throwable();
}
