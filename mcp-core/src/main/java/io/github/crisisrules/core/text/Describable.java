package io.github.crisisrules.core.text;

/** Something that has a description for people. */
@FunctionalInterface
public interface Describable {
    /** Returns the description in English, with ids as they are written. */
    default String describe() {
        return describe(Wording.ENGLISH);
    }

    /** Returns the description in the language of {@code wording}, with display names in place of ids. */
    String describe(Wording wording);
}
