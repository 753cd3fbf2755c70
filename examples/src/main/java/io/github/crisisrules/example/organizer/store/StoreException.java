package io.github.crisisrules.example.organizer.store;

import org.jspecify.annotations.Nullable;

/** The database cannot be used, or what it holds is not what the rules make of it. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    StoreException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
