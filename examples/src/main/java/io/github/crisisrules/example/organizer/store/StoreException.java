package io.github.crisisrules.example.organizer.store;

import org.jspecify.annotations.Nullable;

/** Thrown if the database cannot be used, or if its content does not match the rules. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    StoreException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
