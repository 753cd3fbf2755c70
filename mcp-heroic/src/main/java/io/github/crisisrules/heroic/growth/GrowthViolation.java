package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.MILESTONE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.die.DieSize;

/** Why XP are not gained or spent. */
@Rule(XP_SPEND)
public sealed interface GrowthViolation extends RuleViolation {
    /** No such milestone on the datafile. */
    @Rule({MILESTONE, XP_GAIN})
    record UnknownMilestone(String milestone) implements GrowthViolation {
        @Override
        public String message() {
            return "'" + milestone + "' is not one of the hero's milestones: name one from the datafile";
        }
    }

    /** The event offers no such milestone. */
    @Rule(MILESTONE)
    record NotAnEventMilestone(String milestone) implements GrowthViolation {
        @Override
        public String message() {
            return "the event has no milestone '" + milestone + "': name one of the event's milestones";
        }
    }

    /** A milestone can be chosen anew only once its 10 XP were gained. */
    @Rule(XP_GAIN)
    record MilestoneNotCompleted(String milestone) implements GrowthViolation {
        @Override
        public String message() {
            return "the 10 XP of '" + milestone
                    + "' are still to be gained: gain them before you choose another milestone";
        }
    }

    /** 3 XP once in a scene, 10 XP once in an Act. */
    @Rule(XP_GAIN)
    record AlreadyHit(String milestone, MilestoneTier tier) implements GrowthViolation {
        @Override
        public String message() {
            return "the " + tier.xp() + " XP of '" + milestone + "' were gained already in this "
                    + (tier == MilestoneTier.MIDDLE ? "scene" : "Act") + ": wait for the next one";
        }
    }

    /** XP are spent between action scenes. */
    record NotATransitionScene() implements GrowthViolation {
        @Override
        public String message() {
            return "XP are spent in transition scenes only: wait for the next one";
        }
    }

    /** There are not enough XP. */
    record TooFewXp(int price, int xp) implements GrowthViolation {
        @Override
        public String message() {
            return "this costs " + price + " XP, and there are " + xp + ": gain " + (price - xp) + " more first";
        }
    }

    /** What is to be changed is not on the datafile. */
    record NotOnDatafile(String part, String name) implements GrowthViolation {
        @Override
        public String message() {
            return "the datafile has no " + part + " '" + name + "': name one that it has";
        }
    }

    /** What is to be added is on the datafile. */
    record AlreadyOnDatafile(String part, String name) implements GrowthViolation {
        @Override
        public String message() {
            return "the datafile already has the " + part + " '" + name + "': take another name";
        }
    }

    /** D6, D8 and D10 powers step up for XP; others do not. */
    record CannotStepUp(String power, DieSize die) implements GrowthViolation {
        @Override
        public String message() {
            return "the power '" + power + "' is a " + die
                    + "; only a D6, D8 or D10 steps up for XP: choose another power";
        }
    }

    /** A power set keeps at least one limit. */
    record LastLimit(String powerSet) implements GrowthViolation {
        @Override
        public String message() {
            return "the power set '" + powerSet
                    + "' has fewer than two limits, and one has to stay: add another limit first";
        }
    }

    /** A master can learn no more. */
    record AlreadyMaster(String specialty) implements GrowthViolation {
        @Override
        public String message() {
            return "'" + specialty + "' is a master specialty already, and there is nothing above: upgrade another one";
        }
    }

    /** An affiliation is not switched with itself. */
    record SameAffiliation() implements GrowthViolation {
        @Override
        public String message() {
            return "an affiliation cannot be switched with itself: name two different ones";
        }
    }
}
