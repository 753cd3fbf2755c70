package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A Rampage in progress. */
@Value.Immutable
@HouseStyle
@Rule(RAMPAGE)
public sealed interface Rampage permits ImmutableRampage {
    /**
     * Returns whether the players decide after this Rampage of a chain whether the Rampages go on.
     *
     * @param number the number of the Rampage in its chain, starting at 1
     * @param limit the number of Rampages in a row between two decisions
     */
    @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
    static boolean isAtLimit(int number, int limit) {
        return number % limit == 0;
    }

    /** Returns whether this is the Rampage of a Subdued Colossus, or a repetition of it. */
    boolean isSubdued();

    /** Returns the number of this Rampage in its chain, starting at 1. */
    int number();

    /** Returns the tower toward which the Colossus is pushed. */
    Option<Tower> toward();

    /** Returns the movement tool of the push. */
    MovementTool tool();

    /** Returns the decision or report that the Rampage waits for. */
    ColossusAwaited awaited();

    /** Returns the characters touched in this push. */
    Vector<CombatantId> touched();

    /** Returns whether terrain of size 2 or more was destroyed. */
    boolean hasDestroyed();

    /** Returns the targets that Bare Metal Hands damaged and that may still be thrown. */
    Vector<CombatantId> throwable();
}
