package io.github.crisisrules.core.text;

import io.github.crisisrules.core.rulebook.RuleViolation;

/** A reason why a text is not a valid name. No printed rule is involved, so it cites none. */
public sealed interface NameViolation extends RuleViolation {
    /** The name has no visible character. */
    record Blank() implements NameViolation {
        @Override
        public String message() {
            return "The name is empty. Give a name that can be read.";
        }
    }

    /**
     * The name is too long.
     *
     * @param shown the beginning of the name
     */
    record TooLong(String shown, int length, int longest) implements NameViolation {
        @Override
        public String message() {
            return "'" + shown + "' has " + length + " characters; at most " + longest
                    + " are allowed. Give a shorter one.";
        }
    }

    /**
     * The name contains a character that cannot be printed: a tab, a line break or an unpaired surrogate.
     *
     * @param shown the beginning of the name, with a mark for each such character
     * @param place the position of the character in the name, counted from 1
     * @param character the code point, such as {@code U+0009}
     */
    record NotPrintable(String shown, int place, String character) implements NameViolation {
        @Override
        public String message() {
            return "'" + shown + "' has a character that cannot be printed: " + character + " in place " + place
                    + ". Leave it out.";
        }
    }
}
