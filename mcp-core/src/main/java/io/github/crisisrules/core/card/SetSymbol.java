package io.github.crisisrules.core.card;

/** The symbol printed on a card that tells which set it came in, under whatever name the caller gives it. */
public record SetSymbol(String name) {
    /**
     * A symbol has a name.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public SetSymbol {
        Names.checked("set symbol", name);
    }

    /** The symbol with this name. */
    public static SetSymbol of(String name) {
        return new SetSymbol(name);
    }

    @Override
    public String toString() {
        return name;
    }
}
