package io.github.crisisrules.example.organizer.store;

/** The database cannot be used, or what it holds is not what the rules make of it. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    StoreException(String message) {
        super(message);
    }

    StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
