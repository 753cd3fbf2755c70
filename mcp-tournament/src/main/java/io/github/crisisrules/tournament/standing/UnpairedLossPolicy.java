package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The policy on whether an unpaired loss counts as a round played in the opponents' Strength of Schedule. */
@Rule(EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED)
public enum UnpairedLossPolicy {
    /** An unpaired loss counts as a round played; the default. */
    COUNTED_AS_PLAYED,
    /** An unpaired loss does not count as a round played. */
    NOT_COUNTED
}
