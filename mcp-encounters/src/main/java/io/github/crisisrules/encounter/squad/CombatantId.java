package io.github.crisisrules.encounter.squad;

/** What a character is called at this table; unique among all characters of both sides. */
public record CharacterId(String name) implements Comparable<CharacterId> {
    /** A name is not blank. */
    public CharacterId {
        if (name.isBlank()) {
            throw new IllegalArgumentException("a character without a name");
        }
    }

    /** The character of this name. */
    public static CharacterId of(String name) {
        return new CharacterId(name);
    }

    @Override
    public int compareTo(CharacterId other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}
