package io.github.crisisrules.json.shape.reflect;

/**
 * Work that may throw anything, as reflective calls do.
 *
 * @param <T> the type of the result
 */
public interface Throwing<T> {
    /** Does the work. */
    T run() throws Throwable;

    /** Does work that throws no checked exception. */
    static <T> T unchecked(Throwing<T> work) {
        try {
            return work.run();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError("A public member of a value threw the checked exception " + e + ".", e);
        }
    }
}
