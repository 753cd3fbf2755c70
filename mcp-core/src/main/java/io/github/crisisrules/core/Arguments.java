package io.github.crisisrules.core;

import io.github.crisisrules.core.text.NameViolation;
import io.github.crisisrules.core.text.PlainName;
import io.vavr.control.Option;

/**
 * Validation of printed names and numbers. Surrounding blanks are refused: two names that differ only in those
 * would look alike and still count as different.
 */
public final class Arguments {
    private Arguments() {}

    public static void checked(String what, String name) {
        if (name.isBlank() || !name.equals(name.strip())) {
            throw new IllegalArgumentException("The " + what + " '" + PlainName.shown(name)
                    + "' is blank or has surrounding blanks. Use letters without blanks around them.");
        }
        Option<NameViolation> fault = PlainName.fault(name, PlainName.LONGEST);
        if (fault.isDefined()) {
            throw new IllegalArgumentException(
                    "The " + what + " is not valid. " + fault.get().message());
        }
    }

    public static void atLeast(int least, String what, int number) {
        if (number < least) {
            throw new IllegalArgumentException(what + " must be " + least + " or more, not " + number + ".");
        }
    }
}
