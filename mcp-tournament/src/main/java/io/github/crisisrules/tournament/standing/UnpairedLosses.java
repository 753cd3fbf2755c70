package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** Whether an unpaired loss is a round played when the opponents' Strength of Schedule is computed. */
@Rule(EventRules.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED)
public enum UnpairedLosses {
    /** It is: the default. */
    ARE_ROUNDS_PLAYED,
    /** It is not. */
    ARE_NOT_PLAYED
}
