package io.github.crisisrules.fairness.forecast;

import io.vavr.control.Option;

/**
 * The chances of one player.
 *
 * @param makesCut the chance to make the cut; none in an event without a cut, or with too few players left for it
 * @param winsEvent the chance to become champion
 * @param leadsSwiss the chance to be first in the standings after the Swiss rounds
 */
public record Odds(Option<Chance> makesCut, Chance winsEvent, Chance leadsSwiss) {}
