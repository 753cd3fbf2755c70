package io.github.crisisrules.json.shape.reflect;

import org.jspecify.annotations.Nullable;

/**
 * Creates values of a type from their parts.
 *
 * @param <T> the type
 */
public interface Maker<T> {
    /**
     * Creates a value, which its own type checks.
     *
     * @param parts in the order of the attributes; null for a part that is left out
     */
    T make(@Nullable Object[] parts) throws Throwable;
}
