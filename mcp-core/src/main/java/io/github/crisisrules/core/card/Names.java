package io.github.crisisrules.core.card;

import io.github.crisisrules.core.rulebook.PlainName;

/** Names as printed: two that differ in blanks around them only would look alike and still count as different. */
final class Names {
    private Names() {}

    static void checked(String what, String name) {
        if (name.isBlank() || !name.equals(name.strip())) {
            throw new IllegalArgumentException("the " + what + " '" + PlainName.shown(name)
                    + "' needs letters, and no blanks before or after them");
        }
        PlainName.checked("the " + what, name);
    }

    static void atLeast(int least, String what, int number) {
        if (number < least) {
            throw new IllegalArgumentException(what + " is " + least + " or more, not " + number);
        }
    }
}
