package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TURNS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A turn in progress.
 *
 * @param side the side whose turn it is
 * @param begun the characters that have begun an activation in this turn
 * @param active the character whose activation is in progress, if any
 */
public record Turn(Side side, Vector<CombatantId> begun, Option<CombatantId> active) {
    /** The number of characters that the Crisis Team activates in a turn. */
    @Rule(TURNS)
    public static final int CRISIS_ACTIVATIONS = 3;

    static Turn of(Side side) {
        return new Turn(side, Vector.empty(), Option.none());
    }

    Turn begin(CombatantId character) {
        return new Turn(side, begun.append(character), Option.of(character));
    }

    Turn endActivation() {
        return new Turn(side, begun, Option.none());
    }
}
