package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.HANDS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.LOST_PICTURES_ARE_CALLER_DATA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Tool;

/**
 * With which tools he throws. The documents show them as pictures that are lost, so whoever has the cards fills them in.
 *
 * @param character a character, on the chart's critical
 * @param terrain terrain, on the chart's wild
 * @param hands a target that Bare Metal Hands damaged
 */
@Rule({CHART, HANDS, LOST_PICTURES_ARE_CALLER_DATA})
public record ThrowTools(Tool character, Tool terrain, Tool hands) {
    /** The tool that is presumed, for all of them. */
    public static final ThrowTools PRESUMED = new ThrowTools(Tool.PRESUMED, Tool.PRESUMED, Tool.PRESUMED);
}
