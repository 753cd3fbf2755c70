package io.github.crisisrules.json.shape;

/**
 * Values as texts, so that they can be the field names of an object.
 *
 * @param <T> the type of the values
 */
public interface TextForm<T> {
    /** Returns the text of a value. */
    String print(T value);

    /** Returns the value of a text. */
    T parse(String text, ReadCursor place);
}
