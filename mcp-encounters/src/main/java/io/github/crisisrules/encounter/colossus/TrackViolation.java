package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.rulebook.ColossusRules;

/** What is wrong with a Momentum track. */
public sealed interface TrackViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** The tracker has five tiers. */
    record WrongNumberOfTiers(int tiers) implements TrackViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrongNumberOfTiers(this);
        }

        @Override
        public String rule() {
            return ColossusRules.TIERS;
        }

        @Override
        public String message() {
            return "a Momentum track of " + tiers + " tiers";
        }
    }

    /** A tier does not begin where the one before it ended. */
    record GapOrOverlap(int expected, int from) implements TrackViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.gapOrOverlap(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RULING_1;
        }

        @Override
        public String message() {
            return "a tier begins at " + from + " where " + expected + " comes next";
        }
    }

    /** The track does not end at 12. */
    record EndsWrong(int last) implements TrackViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.endsWrong(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RULING_1;
        }

        @Override
        public String message() {
            return "the track ends at " + last;
        }
    }

    /** A value falls as Momentum rises. */
    record ValuesFall(MomentumTier below, MomentumTier above) implements TrackViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.valuesFall(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RULING_1;
        }

        @Override
        public String message() {
            return "a value falls from " + below + " to " + above;
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** The tracker has five tiers. */
        R wrongNumberOfTiers(WrongNumberOfTiers violation);

        /** A tier does not begin where the one before it ended. */
        R gapOrOverlap(GapOrOverlap violation);

        /** The track does not end at 12. */
        R endsWrong(EndsWrong violation);

        /** A value falls as Momentum rises. */
        R valuesFall(ValuesFall violation);
    }
}
