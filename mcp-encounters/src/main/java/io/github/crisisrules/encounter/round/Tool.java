package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.LOST_PICTURES_ARE_CALLER_DATA;

import io.github.crisisrules.core.rulebook.Rule;
import java.util.Locale;

/**
 * The game's movement tools, from the shortest to the longest. Where a document shows a tool only as a picture, which
 * one it is comes from the caller, with {@link #PRESUMED} as default.
 */
@Rule(LOST_PICTURES_ARE_CALLER_DATA)
public enum Tool {
    /** The shortest. */
    SHORT,
    /** The middle one. */
    MEDIUM,
    /** The longest. */
    LONG;

    /** The tool taken where the document's picture is lost. */
    public static final Tool PRESUMED = SHORT;

    @Override
    public String toString() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
