package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.MILESTONE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.datafile.DatafileViolation;
import io.github.crisisrules.heroic.die.DieSize;

/** Why XP are not gained or spent. */
public sealed interface GrowthViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** One case for each kind. */
    interface Cases<R> {
        /** No such milestone on the datafile. */
        R unknownMilestone(UnknownMilestone violation);

        /** The event offers no such milestone. */
        R notAnEventMilestone(NotAnEventMilestone violation);

        /** A milestone can be chosen anew only once its 10 XP were gained. */
        R milestoneNotCompleted(MilestoneNotCompleted violation);

        /** 3 XP once in a scene, 10 XP once in an Act. */
        R alreadyHit(AlreadyHit violation);

        /** XP are spent between action scenes. */
        R notATransitionScene(NotATransitionScene violation);

        /** Too dear. */
        R tooFewXp(TooFewXp violation);

        /** What is to be changed is not on the datafile. */
        R notOnDatafile(NotOnDatafile violation);

        /** What is to be added is on the datafile. */
        R alreadyOnDatafile(AlreadyOnDatafile violation);

        /** D6, D8 and D10 powers step up for XP; others do not. */
        R cannotStepUp(CannotStepUp violation);

        /** A power set keeps at least one limit. */
        R lastLimit(LastLimit violation);

        /** A master can learn no more. */
        R alreadyMaster(AlreadyMaster violation);

        /** An affiliation is not switched with itself. */
        R sameAffiliation(SameAffiliation violation);

        /** A sound datafile stays sound. */
        R breaksDatafile(BreaksDatafile violation);
    }

    /** The rule that refuses, spending XP unless the violation says otherwise. */
    @Override
    default String rule() {
        return XP_SPEND;
    }

    /** No such milestone on the datafile. */
    record UnknownMilestone(String milestone) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unknownMilestone(this);
        }

        @Override
        public String rule() {
            return MILESTONE;
        }

        @Override
        public String message() {
            return "'" + milestone + "' is not one of the hero's milestones";
        }
    }

    /** The event offers no such milestone. */
    record NotAnEventMilestone(String milestone) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAnEventMilestone(this);
        }

        @Override
        public String rule() {
            return MILESTONE;
        }

        @Override
        public String message() {
            return "the event has no milestone '" + milestone + "'";
        }
    }

    /** A milestone can be chosen anew only once its 10 XP were gained. */
    record MilestoneNotCompleted(String milestone) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.milestoneNotCompleted(this);
        }

        @Override
        public String rule() {
            return XP_GAIN;
        }

        @Override
        public String message() {
            return "the 10 XP of '" + milestone + "' were not gained yet, so it stays";
        }
    }

    /** 3 XP once in a scene, 10 XP once in an Act. */
    record AlreadyHit(String milestone, MilestoneTier tier) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alreadyHit(this);
        }

        @Override
        public String rule() {
            return XP_GAIN;
        }

        @Override
        public String message() {
            return "the " + tier.xp() + " XP of '" + milestone + "' were gained already in this "
                    + (tier == MilestoneTier.MIDDLE ? "scene" : "Act");
        }
    }

    /** XP are spent between action scenes. */
    record NotATransitionScene() implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notATransitionScene(this);
        }

        @Override
        public String message() {
            return "XP are spent in transition scenes only";
        }
    }

    /** Too dear. */
    record TooFewXp(int price, int xp) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tooFewXp(this);
        }

        @Override
        public String message() {
            return "this costs " + price + " XP, and there are " + xp;
        }
    }

    /** What is to be changed is not on the datafile. */
    record NotOnDatafile(String part, String name) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notOnDatafile(this);
        }

        @Override
        public String message() {
            return "the datafile has no " + part + " '" + name + "'";
        }
    }

    /** What is to be added is on the datafile. */
    record AlreadyOnDatafile(String part, String name) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alreadyOnDatafile(this);
        }

        @Override
        public String message() {
            return "the datafile already has the " + part + " '" + name + "'";
        }
    }

    /** D6, D8 and D10 powers step up for XP; others do not. */
    record CannotStepUp(String power, DieSize die) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cannotStepUp(this);
        }

        @Override
        public String message() {
            return "the power '" + power + "' is a " + die + "; only a D6, D8 or D10 steps up for XP";
        }
    }

    /** A power set keeps at least one limit. */
    record LastLimit(String powerSet) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.lastLimit(this);
        }

        @Override
        public String message() {
            return "the power set '" + powerSet + "' has fewer than two limits, so none can be removed";
        }
    }

    /** A master can learn no more. */
    record AlreadyMaster(String specialty) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alreadyMaster(this);
        }

        @Override
        public String message() {
            return "'" + specialty + "' is a master specialty already";
        }
    }

    /** An affiliation is not switched with itself. */
    record SameAffiliation() implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.sameAffiliation(this);
        }

        @Override
        public String message() {
            return "two different affiliations are switched";
        }
    }

    /** A sound datafile stays sound: what the change would make wrong with it. */
    record BreaksDatafile(DatafileViolation fault) implements GrowthViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.breaksDatafile(this);
        }

        @Override
        public String rule() {
            return fault.rule();
        }

        @Override
        public String message() {
            return "after that, " + fault.message();
        }
    }
}
