package io.github.crisisrules.fairness.assumption;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;

/**
 * Instantiates callers' classes that a saved study names. Such a class is public and has a public no-argument
 * constructor, as a record without components does. A name with a dot is a class name; built-in ids contain no dot.
 */
public final class UserClass {
    private UserClass() {}

    /** Returns whether a text of a study is a class name. */
    public static boolean isNamed(String text) {
        return text.indexOf('.') > 0;
    }

    /** Returns whether an equivalent object can be created from the name of the object's class. */
    public static boolean isMadeByName(Object own) {
        Class<?> type = own.getClass();
        try {
            return isPublic(type) && Modifier.isPublic(type.getConstructor().getModifiers());
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /**
     * Returns whether the named class implements the given type.
     *
     * @throws IllegalArgumentException if the class does not exist
     */
    public static boolean isA(String name, Class<?> kind) {
        return kind.isAssignableFrom(find(name));
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null
                        || (Modifier.isStatic(type.getModifiers()) && isPublic(type.getEnclosingClass())));
    }

    /**
     * Creates an instance of the named class.
     *
     * @param kind the required type
     * @param what a description of the required type for the error message: "a metric"
     * @throws IllegalArgumentException if the class does not exist, does not have the required type, or cannot be
     *     instantiated
     */
    public static <T> T make(String name, Class<T> kind, String what) {
        Class<?> found = find(name);
        if (!kind.isAssignableFrom(found)) {
            throw new IllegalArgumentException(
                    "The class " + name + " is not " + what + ". It must implement " + kind.getName());
        }
        try {
            return kind.cast(found.getConstructor().newInstance());
        } catch (NoSuchMethodException | InstantiationException | IllegalAccessException e) {
            throw new IllegalArgumentException(
                    "The class " + name + " must be public and have a public no-argument constructor.", e);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException("The class " + name + " cannot be instantiated: " + e.getCause(), e);
        }
    }

    /**
     * Finds a class with the context class loader of the thread, if there is one: the executors of a cluster set
     * it. The class is not initialized, so that none of its code runs before its type is checked.
     */
    private static Class<?> find(String name) {
        ClassLoader own = Thread.currentThread().getContextClassLoader();
        try {
            return Class.forName(name, false, own == null ? UserClass.class.getClassLoader() : own);
        } catch (ClassNotFoundException | LinkageError e) {
            throw new IllegalArgumentException("There is no class " + name + ". Add its jar to the class path.", e);
        }
    }
}
