package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.LOST_PICTURES_ARE_CALLER_DATA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * The movement tools of the game, from the shortest to the longest. If a document shows a tool only as a picture,
 * the caller chooses the tool, with {@link #PRESUMED} as default.
 */
@Rule(LOST_PICTURES_ARE_CALLER_DATA)
public enum MovementTool implements Describable {
    /** The shortest tool. */
    SHORT,
    /** The middle tool. */
    MEDIUM,
    /** The longest tool. */
    LONG;

    /** The tool that is used if the document shows it only as a picture. */
    public static final MovementTool PRESUMED = SHORT;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
