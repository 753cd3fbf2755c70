package io.github.crisisrules.core.card;

/** The kinds of components that a roster consists of. */
public enum ComponentKind {
    /** A character with its stat card. */
    CHARACTER("character"),
    /** A Team Tactic card. */
    TEAM_TACTIC("Team Tactic card"),
    /** A crisis card, Secure or Extract. */
    CRISIS("crisis card"),
    /** An Infinity Gem. */
    INFINITY_GEM("Infinity Gem");

    private final String word;

    ComponentKind(String word) {
        this.word = word;
    }

    /** Returns the noun for this kind, for use in a sentence. */
    public String word() {
        return word;
    }
}
