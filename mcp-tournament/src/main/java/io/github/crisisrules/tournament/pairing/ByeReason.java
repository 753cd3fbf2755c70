package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The reason why a player has the bye. */
public enum ByeReason implements Describable {
    /** The player was chosen at random among all players in round 1. */
    RANDOM,
    /** The player is the lowest-ranked player who has not had a bye. */
    LOWEST_WITHOUT_BYE,
    /** All players have had a bye, and the player is the lowest-ranked of those with the fewest. */
    FEWEST_BYES,
    /** The organizer gave the bye in a pairing made by hand. */
    BY_HAND,
    /** The player asked for a bye in round 1 of a house event. */
    INTENTIONAL,
    /** The organizer assigned the player a bye in round 1 of a house event. */
    ASSIGNED;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
