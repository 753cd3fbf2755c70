package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.name.PlainName;
import io.vavr.control.Option;
import java.time.LocalDate;

/**
 * The edition of a rules document from which some data is taken.
 *
 * @param effective the day from which the edition is in force, if the document prints one
 */
public record Edition(String document, Option<LocalDate> effective) {
    /**
     * Creates an edition.
     *
     * @throws IllegalArgumentException if {@code document} is not a valid {@link PlainName}
     */
    public Edition {
        PlainName.checked("The document of an edition", document);
    }

    /** Creates an edition that prints no date. */
    public static Edition undated(String document) {
        return new Edition(document, Option.none());
    }

    /** Creates an edition that is in force from the given day. */
    public static Edition effective(String document, int year, int month, int day) {
        return new Edition(document, Option.of(LocalDate.of(year, month, day)));
    }

    /** Returns the name of the document, with the date if it has one. */
    @Override
    public String toString() {
        return effective.fold(() -> document, day -> document + " (" + day + ")");
    }
}
