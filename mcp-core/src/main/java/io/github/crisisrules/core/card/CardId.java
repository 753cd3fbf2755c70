package io.github.crisisrules.core.card;

/** Which Team Tactic card, crisis card or Infinity Gem: two are the same when kind and name are. */
public record CardId(ComponentKind kind, String name) implements ComponentId {
    /**
     * A card has a name; characters have ids of their own.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public CardId {
        Names.checked("card name", name);
        if (kind == ComponentKind.CHARACTER) {
            throw new IllegalArgumentException("the character " + name + " needs an alter ego: use CharacterId");
        }
    }

    /** The Team Tactic card with this name. */
    public static CardId tactic(String name) {
        return new CardId(ComponentKind.TEAM_TACTIC, name);
    }

    /** The crisis card with this name. */
    public static CardId crisis(String name) {
        return new CardId(ComponentKind.CRISIS, name);
    }

    /** The Infinity Gem with this name. */
    public static CardId gem(String name) {
        return new CardId(ComponentKind.INFINITY_GEM, name);
    }

    @Override
    public String toString() {
        return name;
    }
}
