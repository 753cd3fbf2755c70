package io.github.crisisrules.fairness.data;

/**
 * A column of a data set.
 *
 * @param about a description for the documentation
 */
public record Column(String name, Kind kind, String about) {
    /** The type of the values in a column. */
    public enum Kind {
        /** Whole numbers. */
        WHOLE,
        /** Floating-point numbers; a row may lack one. */
        NUMBER,
        /** Strings. */
        TEXT
    }
}
