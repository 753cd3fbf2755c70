package io.github.crisisrules.tournament.player;

/** A registered player: number and the name that is called out and printed. */
public record Entrant(PlayerId id, String name) {
    /** The most characters that a name may have. */
    public static final int LONGEST_NAME = 200;

    /** A name has something to read, no line breaks, and at most 200 characters. */
    public Entrant {
        if (name.isBlank()) {
            throw new IllegalArgumentException("player " + id + " has an empty name");
        }
        if (name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException(
                    "a name of " + name.length() + " characters; at most " + LONGEST_NAME + " are allowed");
        }
        if (name.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("the name of player " + id + " has control characters");
        }
    }

    /** Such as {@code #7 Ororo}. */
    @Override
    public String toString() {
        return id + " " + name;
    }
}
