package io.github.crisisrules.fairness.command;

/** Thrown if the user asks for something impossible. The message is one line that says what is wrong. */
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadInput(String message) {
        super(message);
    }
}
