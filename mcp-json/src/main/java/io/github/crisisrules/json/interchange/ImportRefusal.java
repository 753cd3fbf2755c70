package io.github.crisisrules.json.interchange;

import java.util.Objects;

/**
 * The reason why a file is not imported.
 *
 * @param place a JSON pointer, or a line and a column by name; empty for the whole file
 * @param message one sentence for people
 */
public record ImportRefusal(String place, String message) {
    /** Creates the value from parts that must not be null. */
    public ImportRefusal {
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(message, "message");
    }

    @Override
    public String toString() {
        return (place.isEmpty() ? "the file" : place) + ": " + message;
    }
}
