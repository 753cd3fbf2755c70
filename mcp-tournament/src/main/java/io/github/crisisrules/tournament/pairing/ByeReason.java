package io.github.crisisrules.tournament.pairing;

/** The reason why a player has the bye. */
public enum ByeReason {
    /** The player was chosen at random among all players in round 1. */
    DRAWN("drawn at random in round 1"),
    /** The player is the lowest-ranked player who has not had a bye. */
    LOWEST_WITHOUT_BYE("the lowest-ranked player without a bye so far"),
    /** All players have had a bye, and the player is the lowest-ranked of those with the fewest. */
    FEWEST_BYES("everybody has had a bye: the lowest-ranked of those with the fewest"),
    /** The organizer gave the bye in a pairing made by hand. */
    BY_HAND("given by the organizer"),
    /** The player asked for a bye in round 1 of a house event. */
    INTENTIONAL("asked for by the player before round 1"),
    /** The organizer assigned the player a bye in round 1 of a house event. */
    ASSIGNED("assigned by the organizer before round 1");

    private final String words;

    ByeReason(String words) {
        this.words = words;
    }

    /** Describes the reason. */
    public String words() {
        return words;
    }
}
