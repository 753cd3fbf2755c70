package io.github.crisisrules.fairness.data;

/**
 * A column of a table.
 *
 * @param about what it holds, for the documentation
 */
public record Column(String name, Kind kind, String about) {
    /** What a column holds. */
    public enum Kind {
        /** Whole numbers. */
        WHOLE,
        /** Numbers; not every row has one. */
        NUMBER,
        /** Texts. */
        TEXT
    }
}
