package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.MILESTONE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.die.DieSize;

/** A reason why XP cannot be gained or spent. */
@Rule(XP_SPEND)
public sealed interface GrowthViolation extends RuleViolation {
    /** The datafile has no such milestone. */
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

    /** The milestone cannot be replaced before its 10 XP were gained. */
    @Rule(XP_GAIN)
    record MilestoneNotCompleted(String milestone) implements GrowthViolation {
        @Override
        public String message() {
            return "the 10 XP of '" + milestone
                    + "' are still to be gained: gain them before you choose another milestone";
        }
    }

    /** The 3 XP were already gained in this scene, or the 10 XP in this Act. */
    @Rule(XP_GAIN)
    record MilestoneAlreadyHit(String milestone, MilestoneTier tier) implements GrowthViolation {
        @Override
        public String message() {
            return "the " + tier.xp() + " XP of '" + milestone + "' were gained already in this "
                    + (tier == MilestoneTier.MIDDLE ? "scene" : "Act") + ": wait for the next one";
        }
    }

    /** XP are spent in transition scenes only. */
    record NotATransitionScene() implements GrowthViolation {
        @Override
        public String message() {
            return "XP are spent in transition scenes only: wait for the next one";
        }
    }

    /** The hero has too few XP. */
    record NotEnoughXp(int price, int xp) implements GrowthViolation {
        @Override
        public String message() {
            return "this costs " + price + " XP, and there are " + xp + ": gain " + (price - xp) + " more first";
        }
    }

    /** The part to be changed is not on the datafile. */
    record NotOnDatafile(String part, String name) implements GrowthViolation {
        @Override
        public String message() {
            return "the datafile has no " + part + " '" + name + "': name one that it has";
        }
    }

    /** The part to be added is already on the datafile. */
    record AlreadyOnDatafile(String part, String name) implements GrowthViolation {
        @Override
        public String message() {
            return "the datafile already has the " + part + " '" + name + "': take another name";
        }
    }

    /** Only D6, D8 and D10 powers can be stepped up for XP. */
    record CannotStepUp(String power, DieSize die) implements GrowthViolation {
        @Override
        public String message() {
            return "the power '" + power + "' is a " + die
                    + "; only a D6, D8 or D10 steps up for XP: choose another power";
        }
    }

    /** The power set must keep at least one limit. */
    record LastLimit(String powerSet) implements GrowthViolation {
        @Override
        public String message() {
            return "the power set '" + powerSet
                    + "' has fewer than two limits, and one has to stay: add another limit first";
        }
    }

    /** The specialty is already a master specialty, the highest level. */
    record AlreadyMaster(String specialty) implements GrowthViolation {
        @Override
        public String message() {
            return "'" + specialty + "' is a master specialty already, and there is nothing above: upgrade another one";
        }
    }

    /** An affiliation cannot be switched with itself. */
    record SameAffiliation() implements GrowthViolation {
        @Override
        public String message() {
            return "an affiliation cannot be switched with itself: name two different ones";
        }
    }
}
