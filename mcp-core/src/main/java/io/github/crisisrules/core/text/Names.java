package io.github.crisisrules.core.text;

/** A lookup of display names by id. */
@FunctionalInterface
public interface Names {
    /**
     * The lookup that returns ids as they are written. Use it for ids that are names already and for ids that are
     * unknown.
     */
    Names AS_WRITTEN = Object::toString;

    /** Returns the display name of an id. */
    String of(Named id);
}
