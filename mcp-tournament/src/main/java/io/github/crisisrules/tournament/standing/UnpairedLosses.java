package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The policy on whether an unpaired loss counts as a round played in the opponents' Strength of Schedule. */
@Rule(EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED)
public enum UnpairedLosses {
    /** An unpaired loss counts as a round played; the default. */
    ARE_ROUNDS_PLAYED,
    /** An unpaired loss does not count as a round played. */
    ARE_NOT_PLAYED
}
