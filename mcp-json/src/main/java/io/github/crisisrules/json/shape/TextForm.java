package io.github.crisisrules.json.shape;

/** Values as names in an object. */
public interface TextForm<T> {
    /** The name. */
    String print(T value);

    /** The value with a name. */
    T parse(String name, Place place);
}
