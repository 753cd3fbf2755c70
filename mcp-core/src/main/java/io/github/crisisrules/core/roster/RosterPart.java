package io.github.crisisrules.core.roster;

/** The parts of a roster that have a size. */
public enum RosterPart {
    /** The characters. */
    CHARACTERS("characters"),
    /** The Team Tactic cards. */
    TEAM_TACTICS("Team Tactic cards"),
    /** The Secure crisis cards. */
    SECURES("Secure crisis cards"),
    /** The Extract crisis cards. */
    EXTRACTS("Extract crisis cards");

    private final String word;

    RosterPart(String word) {
        this.word = word;
    }

    /** Returns the noun for this part, for use in a sentence. */
    public String word() {
        return word;
    }
}
