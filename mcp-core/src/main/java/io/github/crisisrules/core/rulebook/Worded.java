package io.github.crisisrules.core.rulebook;

/** What can be said in words to the people at the table. Where ids are names already, {@code words()} says all there is. */
public interface Worded {
    /** In words, with ids as they are written. */
    String words();

    /** In words, with the names that people use. */
    default String words(Names names) {
        return words();
    }
}
