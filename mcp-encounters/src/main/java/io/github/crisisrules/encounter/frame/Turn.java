package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.FEWER_THAN_THREE_CAN_ACTIVATE;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.PARTIAL;
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
 * @param activated the characters that have begun an activation in this turn
 * @param active the character whose activation is in progress, if any
 */
public record Turn(Side side, Vector<CombatantId> activated, Option<CombatantId> active) {
    /** The number of characters that the Crisis Team activates in a turn. */
    @Rule(TURNS)
    public static final int CRISIS_ACTIVATIONS = 3;

    /** The maximum number of Crisis Team activations in a round, so that some characters may not act. */
    @Rule(PARTIAL)
    public static final int MAX_CRISIS_ACTIVATIONS_IN_ROUND = CRISIS_ACTIVATIONS * EncounterTracker.SPACES;

    /**
     * Returns the number of activations that remain in a Crisis Team turn.
     *
     * @param begun the number of activations that have begun in the turn
     * @param able the number of further characters that are able to activate
     */
    @Rule({TURNS, FEWER_THAN_THREE_CAN_ACTIVATE})
    public static int activationsLeft(int begun, int able) {
        return Math.max(0, Math.min(CRISIS_ACTIVATIONS - begun, able));
    }

    static Turn of(Side side) {
        return new Turn(side, Vector.empty(), Option.none());
    }

    Turn begin(CombatantId character) {
        return new Turn(side, activated.append(character), Option.of(character));
    }

    Turn endActivation() {
        return new Turn(side, activated, Option.none());
    }
}
