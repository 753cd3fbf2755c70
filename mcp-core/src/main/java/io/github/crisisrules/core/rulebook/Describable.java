package io.github.crisisrules.core.rulebook;

/** Something that has a description for people. If its ids are names already, {@code words()} is enough. */
public interface Describable {
    /** Returns the description, with ids as they are written. */
    String words();

    /** Returns the description, with display names in place of ids. */
    default String words(Names names) {
        return words();
    }
}
