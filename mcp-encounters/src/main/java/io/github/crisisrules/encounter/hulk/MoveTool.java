package io.github.crisisrules.encounter.hulk;

/** The movement tools, from the shortest. */
public enum MoveTool {
    /** The Short tool. */
    SHORT,
    /** The Medium tool. */
    MEDIUM,
    /** The Long tool. */
    LONG
}
