package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** A reason why a line of a list cannot be read. */
public sealed interface LineFault extends Describable {
    /** The line does not begin with a kind of card and a colon. */
    record NoKind() implements LineFault {}

    /** There is no such kind of card. */
    record UnknownKind(String kind) implements LineFault {}

    /**
     * The line does not have the parts of its kind.
     *
     * @param parts the number of parts in the line
     * @param expected the kind of line, which sets the number of parts
     */
    record WrongPartCount(int parts, CardLine expected) implements LineFault {
        /** Returns the number of parts that the line needs. */
        int wanted() {
            return expected.parts();
        }
    }

    /**
     * A part is not a number, or is too small.
     *
     * @param text the part as it was written
     * @param min the least number allowed
     */
    record NotANumber(String text, int min) implements LineFault {}

    /** A part is not a valid name. */
    record InvalidName(NameViolation violation) implements LineFault {}

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
