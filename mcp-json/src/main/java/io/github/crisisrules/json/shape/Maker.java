package io.github.crisisrules.json.shape;

import org.jspecify.annotations.Nullable;

/** Makes a value of its parts, in the order of its attributes; null stands for a part that is left out. */
interface Maker<T> {
    /** The value, checked by its own type. */
    T make(@Nullable Object[] parts) throws Throwable;
}
