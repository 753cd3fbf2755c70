package io.github.crisisrules.js.jdk;

/** Methods of {@link java.util.Objects}. The names of what is null are left out: they are 9 KB of the compiled rules. */
public final class ObjectsPatch {
    private ObjectsPatch() {}

    /** Returns a value that is not null. */
    public static Object requireNonNull(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return value;
    }

    /** Returns a value that is not null. */
    public static Object requireNonNull(Object value, String message) {
        return requireNonNull(value);
    }
}
