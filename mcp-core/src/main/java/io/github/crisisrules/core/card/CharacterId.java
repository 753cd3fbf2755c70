package io.github.crisisrules.core.card;

/** Which character: two are the same when name and alter ego are. */
public record CharacterId(String name, String alterEgo) implements ComponentId {
    /**
     * Both are needed.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public CharacterId {
        Names.checked("name", name);
        Names.checked("alter ego", alterEgo);
    }

    /** The character with this name and alter ego. */
    public static CharacterId of(String name, String alterEgo) {
        return new CharacterId(name, alterEgo);
    }

    @Override
    public ComponentKind kind() {
        return ComponentKind.CHARACTER;
    }

    @Override
    public String toString() {
        return name + " (" + alterEgo + ")";
    }
}
