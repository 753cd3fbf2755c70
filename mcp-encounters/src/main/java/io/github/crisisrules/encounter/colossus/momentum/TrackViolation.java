package io.github.crisisrules.encounter.colossus.momentum;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;

/** A fault of a Momentum track. */
public sealed interface TrackViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The track does not have five tiers. */
    @Rule(ColossusRuleId.TIERS)
    record WrongTierCount(int tiers) implements TrackViolation {
        /** Returns the number of tiers that the track needs. */
        int required() {
            return MomentumTrack.TIER_COUNT;
        }
    }

    /** A tier does not begin where the one before it ended. */
    @Rule(ColossusRuleId.TRACK_IS_CALLER_DATA)
    record GapOrOverlap(int expected, int from) implements TrackViolation {}

    /** The track does not end at 12. */
    @Rule(ColossusRuleId.TRACK_IS_CALLER_DATA)
    record WrongEnd(int last) implements TrackViolation {
        /** Returns the level at which the track must end. */
        int required() {
            return Momentum.HIGHEST;
        }
    }

    /** A value falls as Momentum rises. */
    @Rule(ColossusRuleId.TRACK_IS_CALLER_DATA)
    record ValuesDecrease(MomentumTier below, MomentumTier above) implements TrackViolation {}
}
