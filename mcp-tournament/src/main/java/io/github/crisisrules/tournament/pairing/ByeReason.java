package io.github.crisisrules.tournament.pairing;

/** Why a player has the bye. */
public enum ByeReason {
    /** Round 1: drawn among all. */
    DRAWN("drawn at random in round 1"),
    /** The lowest-ranked player who has not had one. */
    LOWEST_WITHOUT_BYE("the lowest-ranked player without a bye so far"),
    /** Everybody has had one: fewest byes, then lowest rank. */
    FEWEST_BYES("everybody has had a bye: the lowest-ranked of those with the fewest"),
    /** The organizer's own pairing. */
    BY_HAND("given by the organizer"),
    /** A house event: the player asked for a bye in round 1. */
    INTENTIONAL("asked for by the player before round 1"),
    /** A house event: the organizer gave the player a bye in round 1. */
    ASSIGNED("assigned by the organizer before round 1");

    private final String words;

    ByeReason(String words) {
        this.words = words;
    }

    /** In words. */
    public String words() {
        return words;
    }
}
