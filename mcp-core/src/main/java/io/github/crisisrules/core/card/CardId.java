package io.github.crisisrules.core.card;

import io.github.crisisrules.core.Arguments;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Wording;

/**
 * The identity of a Team Tactic card, crisis card or Infinity Gem. Two cards are the same if their kind and name
 * are equal.
 *
 * @param kind the kind of card
 * @param name the name that the card prints
 */
public record CardId(ComponentKind kind, String name) implements ComponentId {
    /**
     * Validates the kind and the name.
     *
     * @throws IllegalArgumentException if {@code name} is not a valid name, or {@code kind} is {@code CHARACTER},
     *     which needs a {@link CharacterId}
     */
    public CardId {
        Arguments.requireName("card name", name);
        if (kind == ComponentKind.CHARACTER) {
            throw new IllegalArgumentException("The character " + name + " needs an alter ego. Use a CharacterId.");
        }
    }

    /** Creates the id of the Team Tactic card with the given name. */
    public static CardId tactic(String name) {
        return new CardId(ComponentKind.TEAM_TACTIC, name);
    }

    /** Creates the id of the crisis card with the given name. */
    public static CardId crisis(String name) {
        return new CardId(ComponentKind.CRISIS, name);
    }

    /** Creates the id of the Infinity Gem with the given name. */
    public static CardId gem(String name) {
        return new CardId(ComponentKind.INFINITY_GEM, name);
    }

    @Override
    public String key() {
        return kind + "/" + PlainName.typedKey(name);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    @Override
    public String toString() {
        return name;
    }
}
