package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/** A reason why a file of another program cannot be read. */
public sealed interface ImportFault extends Describable {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /**
     * The file is not JSON, or exceeds the limits of what is read.
     *
     * @param message one sentence in English
     */
    record NotJson(String message) implements ImportFault {}

    /**
     * The file has another form.
     *
     * @param expected the forms that are read here
     * @param found the form of the file
     * @param names the first names in the file, if it is a JSON object of no known form
     */
    record OtherForm(Vector<ExportForm> expected, ExportForm found, Vector<String> names) implements ImportFault {}

    /** The file has no array of this name. */
    record NoArray(String name) implements ImportFault {}

    /** A round is no array of tables. */
    record NoRound() implements ImportFault {}

    /**
     * The table of results has no column of this name.
     *
     * @param found the first columns that it has
     */
    record NoColumn(String name, Vector<String> found) implements ImportFault {}

    /** A player has no id. */
    record NoId() implements ImportFault {}

    /** Two players have the same id. */
    record DuplicateId(String id) implements ImportFault {}

    /** No player is listed with this id. */
    record UnknownId(String id) implements ImportFault {}

    /** A text is not a name. */
    record InvalidName(NameViolation violation) implements ImportFault {}

    /** A text is not a decimal number. */
    record NotADecimal(String text) implements ImportFault {}

    /** A text is not a whole number between the two bounds. */
    record NotANumber(String text, int min, int max) implements ImportFault {}

    /** A score, or its absolute value if it is negative, is above the maximum. */
    record ScoreTooLarge(int score, int max) implements ImportFault {}

    /**
     * A round does not follow the one before it.
     *
     * @param last the last round before it
     */
    record RoundOutOfOrder(int round, int last) implements ImportFault {}

    /** The event has more rounds than are read. */
    record TooManyRounds(int rounds, int max) implements ImportFault {}

    /** A table has no player. */
    record NoPlayer() implements ImportFault {}

    /** A player has both seats of a table. */
    record BothSeats(PlayerId player) implements ImportFault {}

    /** A player sits at two tables in a round. */
    record TwoTables(PlayerId player, int round) implements ImportFault {}

    /** The table of results has too many lines, or a line that is too long. */
    record TooLong(int maxLines, int maxLineLength) implements ImportFault {}

    /** The table of results has too many characters. */
    record TooManyCharacters(int max) implements ImportFault {}

    /** A line has too many fields. */
    record TooManyFields(int max) implements ImportFault {}

    /** A quotation mark is not closed on its line. */
    record OpenQuotation() implements ImportFault {}
}
