package io.github.crisisrules.fairness.field;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;

/**
 * Classes of a caller that a saved study names: public, with a public constructor that takes nothing. A record without components is one. A
 * name with a dot in it is such a name; the kit's own things have names without.
 */
public final class OwnClass {
    private OwnClass() {}

    /** Whether a text of a study names a class. */
    public static boolean isNamed(String text) {
        return text.indexOf('.') > 0;
    }

    /** Whether an object can be made again from the name of its class. */
    public static boolean isMadeByName(Object own) {
        Class<?> type = own.getClass();
        try {
            return isPublic(type) && Modifier.isPublic(type.getConstructor().getModifiers());
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null
                        || (Modifier.isStatic(type.getModifiers()) && isPublic(type.getEnclosingClass())));
    }

    /**
     * An object of the class of this name; refused with a sentence where there is none that fits.
     *
     * @param what what it has to be, in words: "a metric"
     */
    public static <T> T make(String name, Class<T> kind, String what) {
        Class<?> found = find(name);
        if (!kind.isAssignableFrom(found)) {
            throw new IllegalArgumentException(
                    "the class " + name + " is not " + what + "; it must implement " + kind.getName());
        }
        try {
            return kind.cast(found.getConstructor().newInstance());
        } catch (NoSuchMethodException | InstantiationException | IllegalAccessException e) {
            throw new IllegalArgumentException(
                    "the class " + name + " must be public and have a public constructor that takes nothing", e);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException("the class " + name + " cannot be made: " + e.getCause(), e);
        }
    }

    /** With the loader of the thread where it has one, as the executors of a cluster do. */
    private static Class<?> find(String name) {
        ClassLoader own = Thread.currentThread().getContextClassLoader();
        try {
            return Class.forName(name, true, own == null ? OwnClass.class.getClassLoader() : own);
        } catch (ClassNotFoundException | LinkageError e) {
            throw new IllegalArgumentException(
                    "there is no class " + name + "; put the jar that has it on the class path", e);
        }
    }
}
