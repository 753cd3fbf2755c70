package io.github.crisisrules.cli;

/** An input that cannot be read, with one sentence for the user. */
final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    InputException(String message) {
        super(message);
    }

    InputException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Creates the exception for a value that the library does not accept, with the library's own sentence. */
    InputException(IllegalArgumentException refused) {
        super(refused.getMessage(), refused);
    }
}
