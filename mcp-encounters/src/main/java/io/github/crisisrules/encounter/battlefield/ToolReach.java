package io.github.crisisrules.encounter.battlefield;

/** The part of the movement tool that can cross links if the base stops before the end of the tool. */
public enum ToolReach {
    /** The whole tool; but if a touched piece ended the push, only the part that the base travelled. */
    WHOLE_TOOL,
    /** Only the part that the base travelled. */
    TRAVELLED_PART
}
