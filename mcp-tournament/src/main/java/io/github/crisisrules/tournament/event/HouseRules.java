package io.github.crisisrules.tournament.event;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.TiebreakChain;

/**
 * What an event does by the rules of the house where the documents say something else. The number of rounds and the point scale
 * are announced beside them; each of these makes an event unofficial.
 *
 * @param firstRoundByes whether byes are given in round 1, to players who ask for one or whom the organizer names
 */
@Rule(EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL)
public record HouseRules(TiebreakChain tiebreakers, FirstRound firstRound, boolean firstRoundByes) {
    /** As the documents say. */
    public static final HouseRules NONE = new HouseRules(TiebreakChain.OFFICIAL, FirstRound.RANDOM, false);

    /** The same with players ranked by another chain. */
    public HouseRules rankedBy(TiebreakChain chain) {
        return new HouseRules(chain, firstRound, firstRoundByes);
    }

    /** The same with round 1 paired like this. */
    public HouseRules beginning(FirstRound first) {
        return new HouseRules(tiebreakers, first, firstRoundByes);
    }

    /** The same with byes given in round 1. */
    public HouseRules withFirstRoundByes() {
        return new HouseRules(tiebreakers, firstRound, true);
    }

    /** Whether nothing differs from the documents. */
    public boolean isPrinted() {
        return tiebreakers.isPrinted() && firstRound == FirstRound.RANDOM && !firstRoundByes;
    }
}
