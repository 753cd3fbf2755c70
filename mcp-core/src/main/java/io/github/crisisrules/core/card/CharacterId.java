package io.github.crisisrules.core.card;

import io.github.crisisrules.core.Arguments;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Wording;

/**
 * The identity of a character. Two characters are the same if their name and alter ego are equal.
 *
 * @param name the name of the character
 * @param alterEgo the name of the person, which no two characters of a squad may share
 */
public record CharacterId(String name, String alterEgo) implements ComponentId {
    /**
     * Validates both names.
     *
     * @throws IllegalArgumentException if {@code name} or {@code alterEgo} is blank, has surrounding blanks or
     *     cannot be printed
     */
    public CharacterId {
        Arguments.requireName("name", name);
        Arguments.requireName("alter ego", alterEgo);
    }

    /** Creates the id of the character with the given name and alter ego. */
    public static CharacterId of(String name, String alterEgo) {
        return new CharacterId(name, alterEgo);
    }

    @Override
    public ComponentKind kind() {
        return ComponentKind.CHARACTER;
    }

    @Override
    public String key() {
        return kind() + "/" + PlainName.typedKey(name) + "/" + PlainName.typedKey(alterEgo);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    @Override
    public String toString() {
        return name + " (" + alterEgo + ")";
    }
}
