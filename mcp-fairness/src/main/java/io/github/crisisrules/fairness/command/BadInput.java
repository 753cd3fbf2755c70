package io.github.crisisrules.fairness.command;

/** The user asked for something that cannot be; the message is one line that says what. */
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadInput(String message) {
        super(message);
    }
}
