package io.github.crisisrules.tournament.event;

import io.github.crisisrules.core.rulebook.PlainName;
import io.vavr.control.Option;
import java.time.LocalDate;

/**
 * Which printing of a document some data comes from.
 *
 * @param effective the day from which it is in force, where the document prints one
 */
public record Edition(String document, Option<LocalDate> effective) {
    /**
     * A document has a name.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Edition {
        PlainName.checked("an edition of a document", document);
    }

    /** An edition that prints no date. */
    public static Edition undated(String document) {
        return new Edition(document, Option.none());
    }

    /** An edition in force from this day on. */
    public static Edition effective(String document, int year, int month, int day) {
        return new Edition(document, Option.of(LocalDate.of(year, month, day)));
    }

    /** The document, with its date where it has one. */
    @Override
    public String toString() {
        return effective.fold(() -> document, day -> document + " (" + day + ")");
    }
}
