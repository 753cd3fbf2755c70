package io.github.crisisrules.core.card;

import io.github.crisisrules.core.Arguments;

/**
 * The symbol printed on a card that identifies the set it came in. The caller chooses its name.
 *
 * @param name a name for the symbol, the same on all cards of the set
 */
public record SetSymbol(String name) {
    /**
     * Validates the name.
     *
     * @throws IllegalArgumentException if {@code name} is blank, has surrounding blanks or cannot be printed
     */
    public SetSymbol {
        Arguments.requireName("set symbol", name);
    }

    /** Creates the symbol with the given name. */
    public static SetSymbol of(String name) {
        return new SetSymbol(name);
    }

    @Override
    public String toString() {
        return name;
    }
}
