package io.github.crisisrules.core.rulebook;

/** Why a text cannot be a name. It only keeps order at the table, so it cites no rule. */
public sealed interface NameViolation extends RuleViolation {
    /** There is nothing to read. */
    record Blank() implements NameViolation {
        @Override
        public String message() {
            return "The name is empty. Give a name that can be read.";
        }
    }

    /**
     * It is too long.
     *
     * @param shown the beginning of it
     */
    record TooLong(String shown, int length, int longest) implements NameViolation {
        @Override
        public String message() {
            return "'" + shown + "' has " + length + " characters; at most " + longest
                    + " are allowed. Give a shorter one.";
        }
    }

    /**
     * A character in it cannot be printed: a tab, a line break, half of a character.
     *
     * @param shown the beginning of it, with a mark for each such character
     * @param place of the character in the name, from 1
     * @param character such as {@code U+0009}
     */
    record NotPrintable(String shown, int place, String character) implements NameViolation {
        @Override
        public String message() {
            return "'" + shown + "' has a character that cannot be printed: " + character + " in place " + place
                    + ". Leave it out.";
        }
    }
}
