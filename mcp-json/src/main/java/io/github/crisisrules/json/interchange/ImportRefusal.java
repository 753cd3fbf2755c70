package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * The reason why a file is not imported.
 *
 * @param place a JSON pointer; in a table of results the line, counted from 1, and the column, such as {@code /3/points1}; empty
 *     for the whole file
 * @param fault what is wrong there
 */
public record ImportRefusal(String place, ImportFault fault) implements Describable {
    @Override
    public String describe(Wording wording) {
        return place.isEmpty() ? Sentences.wholeFile(wording, fault) : Sentences.atPlace(wording, place, fault);
    }

    @Override
    public String toString() {
        return describe();
    }
}
