package io.github.crisisrules.core.text;

/** A cell of a {@link TextTable}, which knows what it shows, so that a page need not guess it from its text. */
public sealed interface Cell {
    /** Returns the text to print. */
    String text();

    /** Words, or nothing. */
    record Words(String text) implements Cell {}

    /** A number, a score such as {@code 18–11}, or a place where one will stand. */
    record Figure(String text) implements Cell {
        /** Creates a cell with a whole number. */
        public Figure(long number) {
            this(Long.toString(number));
        }
    }

    /**
     * A name, possibly with a remark such as a seed.
     *
     * @param id the id that the name stands for, such as the registration number of a player
     */
    record Name(String text, String id) implements Cell {}
}
