package io.github.crisisrules.json.interchange;

/**
 * The reason why a file is not imported.
 *
 * @param place a JSON pointer, or a line and a column by name; empty for the whole file
 * @param message one sentence for people
 */
public record ImportRefusal(String place, String message) {
    @Override
    public String toString() {
        return (place.isEmpty() ? "the file" : place) + ": " + message;
    }
}
