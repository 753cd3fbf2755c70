package io.github.crisisrules.core.name;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;

/** A reason why a text is not a valid name. No printed rule is involved, so it cites none. */
public sealed interface NameViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The name has no visible character. */
    record Blank() implements NameViolation {}

    /**
     * The name is too long.
     *
     * @param text the beginning of the name
     */
    record TooLong(String text, int length, int max) implements NameViolation {}

    /**
     * The name contains a character that cannot be printed: a tab, a line break or an unpaired surrogate.
     *
     * @param text the beginning of the name, with a mark for each such character
     * @param position the position of the character in the name, counted from 1
     * @param character the code point, such as {@code U+0009}
     */
    record NotPrintable(String text, int position, String character) implements NameViolation {}
}
