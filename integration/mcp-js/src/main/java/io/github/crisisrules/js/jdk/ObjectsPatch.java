package io.github.crisisrules.js.jdk;

/** Methods of {@link java.util.Objects}. Arguments from JavaScript are checked where they come in, so checks for null are left out. */
public final class ObjectsPatch {
    private ObjectsPatch() {}

    /** Returns a value. */
    public static Object requireNonNull(Object value) {
        return value;
    }

    /** Returns a value. */
    public static Object requireNonNull(Object value, String message) {
        return value;
    }
}
