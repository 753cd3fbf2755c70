package io.github.crisisrules.encounter.colossus.momentum;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;

/** A fault of a Momentum track. */
public sealed interface TrackViolation extends RuleViolation {
    /** The track does not have five tiers. */
    @Rule(ColossusRuleId.TIERS)
    record WrongTierCount(int tiers) implements TrackViolation {
        @Override
        public String message() {
            return "the Momentum track has " + tiers + " tiers: it has " + MomentumTrack.TIER_COUNT;
        }
    }

    /** A tier does not begin where the one before it ended. */
    @Rule(ColossusRuleId.TRACK_IS_CALLER_DATA)
    record GapOrOverlap(int expected, int from) implements TrackViolation {
        @Override
        public String message() {
            return "a tier begins at " + from + " where " + expected + " comes next";
        }
    }

    /** The track does not end at 12. */
    @Rule(ColossusRuleId.TRACK_IS_CALLER_DATA)
    record WrongEnd(int last) implements TrackViolation {
        @Override
        public String message() {
            return "the track ends at " + last + ": it ends at " + Momentum.HIGHEST;
        }
    }

    /** A value falls as Momentum rises. */
    @Rule(ColossusRuleId.TRACK_IS_CALLER_DATA)
    record ValuesDecrease(MomentumTier below, MomentumTier above) implements TrackViolation {
        @Override
        public String message() {
            return "a value falls from the tier " + below.words() + " to the tier " + above.words()
                    + ": tool, damage and bonus never fall as Momentum rises";
        }
    }
}
