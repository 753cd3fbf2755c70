package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.TiebreakChain;

/**
 * The house rules of an event: where it differs from the documents. The number of rounds and the point scale are
 * announced separately. Each house rule makes an event unofficial.
 *
 * @param tiebreakers the tiebreakers that rank players
 * @param firstRound the way to pair round 1
 * @param firstRoundByes whether players may ask for byes or be assigned one by the organizer, in round 1 or later
 */
@Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
public record HouseRules(TiebreakChain tiebreakers, FirstRound firstRound, boolean firstRoundByes) {
    /** No house rules: everything is as the documents say. */
    public static final HouseRules NONE = new HouseRules(TiebreakChain.OFFICIAL, FirstRound.RANDOM, false);

    /** Returns these house rules with the given order of tiebreakers. */
    public HouseRules rankedBy(TiebreakChain chain) {
        return new HouseRules(chain, firstRound, firstRoundByes);
    }

    /** Returns these house rules with round 1 paired in the given way. */
    public HouseRules beginning(FirstRound first) {
        return new HouseRules(tiebreakers, first, firstRoundByes);
    }

    /** Returns these house rules with byes that players ask for or are assigned. */
    public HouseRules withFirstRoundByes() {
        return new HouseRules(tiebreakers, firstRound, true);
    }

    /** Returns whether nothing differs from the documents. */
    public boolean isPrinted() {
        return tiebreakers.isPrinted() && firstRound == FirstRound.RANDOM && !firstRoundByes;
    }
}
