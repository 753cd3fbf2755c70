package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HANDS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.LOST_PICTURES_ARE_CALLER_DATA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.MovementTool;

/**
 * The movement tools of his throws. The documents show them only as pictures that are lost, so the caller supplies
 * them from the cards.
 *
 * @param character the tool for a character, on a critical of the chart
 * @param terrain the tool for terrain, on a wild of the chart
 * @param bareMetalHands the tool for a target that Bare Metal Hands damaged
 */
@Rule({CHART, HANDS, LOST_PICTURES_ARE_CALLER_DATA})
public record ThrowTools(MovementTool character, MovementTool terrain, MovementTool bareMetalHands) {
    /** The presumed tool for all throws. */
    public static final ThrowTools PRESUMED =
            new ThrowTools(MovementTool.PRESUMED, MovementTool.PRESUMED, MovementTool.PRESUMED);
}
