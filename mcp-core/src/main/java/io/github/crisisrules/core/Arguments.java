package io.github.crisisrules.core;

import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.name.PlainName;
import io.vavr.control.Option;

/** Checks of constructor arguments, shared by the modules of this library. */
public final class Arguments {
    private Arguments() {}

    /**
     * Requires a printable name without surrounding blanks: two names that differ only in those would look alike and
     * still count as different.
     *
     * @param what the kind of name in a message, such as {@code card name}
     * @throws IllegalArgumentException if {@code name} is blank, has surrounding blanks or cannot be printed
     */
    public static void requireName(String what, String name) {
        if (name.isBlank() || !name.equals(name.strip())) {
            throw new IllegalArgumentException("The " + what + " '" + PlainName.shown(name)
                    + "' is blank or has surrounding blanks. Use letters without blanks around them.");
        }
        Option<NameViolation> fault = PlainName.fault(name, PlainName.LONGEST);
        if (fault.isDefined()) {
            throw new IllegalArgumentException(
                    "The " + what + " is not valid. " + fault.get().describe());
        }
    }

    /**
     * Requires a number that is not below a minimum.
     *
     * @param what the subject of a message, such as {@code The threat limit}
     * @throws IllegalArgumentException if {@code number} is less than {@code min}
     */
    public static void requireAtLeast(int min, String what, int number) {
        if (number < min) {
            throw new IllegalArgumentException(what + " must be " + min + " or more, not " + number + ".");
        }
    }
}
