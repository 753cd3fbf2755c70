package io.github.crisisrules.js.jdk;

/** Methods of {@link Class}. No name of a class is needed in JavaScript, and without these methods none is kept. */
public final class ClassPatch {
    private ClassPatch() {}

    /** Returns an empty text. */
    public String getName() {
        return "";
    }

    /** Returns an empty text. */
    public String getSimpleName() {
        return "";
    }

    /** Returns an empty text. */
    public String getCanonicalName() {
        return "";
    }

    /** Returns an empty text. */
    public String getTypeName() {
        return "";
    }
}
