package io.github.crisisrules.example.organizer.store;

import org.jspecify.annotations.Nullable;

/** Thrown if the database cannot be used, or if its content does not match the rules. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean busy;

    StoreException(String message, @Nullable Throwable cause) {
        this(message, cause, false);
    }

    StoreException(String message, @Nullable Throwable cause, boolean busy) {
        super(message, cause);
        this.busy = busy;
    }

    /** Returns whether another program kept the database locked: nothing was changed, and a later try may succeed. */
    public boolean isBusy() {
        return busy;
    }
}
