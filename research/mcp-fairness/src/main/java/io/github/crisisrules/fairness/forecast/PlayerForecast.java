package io.github.crisisrules.fairness.forecast;

import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * The forecast for one player. The next match is the open one or, if there is none, the first that is paired later. A
 * continuation in which the player has a bye, or no further match, counts for none of its outcomes.
 *
 * @param odds the chances now
 * @param afterNext the chances by the outcome of the next match, where it occurred in a continuation
 */
public record PlayerForecast(PlayerId player, Odds odds, Map<Outcome, Odds> afterNext) {
    /** Returns the chances after the given outcome of the next match, or none if no continuation has it. */
    public Option<Odds> after(Outcome outcome) {
        return afterNext.get(outcome);
    }
}
