package io.github.crisisrules.json.interchange;

/**
 * Why a file is not imported.
 *
 * @param place a JSON pointer, or a line and a column by name
 */
public record ImportRefusal(String place, String message) {
    @Override
    public String toString() {
        return (place.isEmpty() ? "the file" : place) + ": " + message;
    }
}
