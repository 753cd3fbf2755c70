package io.github.crisisrules.encounter.battlefield;

/** How much of the movement tool can cross links where the base stops before the tool's end. */
public enum ToolReach {
    /** The whole tool as it was laid down, unless something touched ended the push: that cuts it off. */
    WHOLE_TOOL,
    /** Only the part that the base went along. */
    TRAVELLED_PART
}
