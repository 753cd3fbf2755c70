package io.github.crisisrules.fairness.command;

import java.util.function.Supplier;

/** Thrown if the user asks for something impossible. The message is one line that says what is wrong. */
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadInput(String message) {
        super(message);
    }

    /** Asks for a value; a text in which it is refused begins with the name of the option. */
    static <T> T checked(String at, Supplier<T> asking) {
        try {
            return asking.get();
        } catch (IllegalArgumentException fault) {
            throw new BadInput(at + fault.getMessage());
        }
    }
}
