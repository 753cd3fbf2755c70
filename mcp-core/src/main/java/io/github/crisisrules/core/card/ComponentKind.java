package io.github.crisisrules.core.card;

/** The kinds of components that a roster consists of. */
public enum ComponentKind {
    /** A character with its stat card. */
    CHARACTER,
    /** A Team Tactic card. */
    TEAM_TACTIC,
    /** A crisis card, Secure or Extract. */
    CRISIS,
    /** An Infinity Gem. */
    INFINITY_GEM
}
