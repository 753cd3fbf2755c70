package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.MILESTONE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.die.DieSize;

/** A reason why XP cannot be gained or spent. */
@Rule(XP_SPEND)
public sealed interface GrowthViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The datafile has no such milestone. */
    @Rule({MILESTONE, XP_GAIN})
    record UnknownMilestone(String milestone) implements GrowthViolation {}

    /** The event offers no such milestone. */
    @Rule(MILESTONE)
    record NotAnEventMilestone(String milestone) implements GrowthViolation {}

    /** The milestone cannot be replaced before its 10 XP were gained. */
    @Rule(XP_GAIN)
    record MilestoneNotCompleted(String milestone) implements GrowthViolation {}

    /** The 3 XP were already gained in this scene, or the 10 XP in this Act. */
    @Rule(XP_GAIN)
    record MilestoneAlreadyHit(String milestone, MilestoneTier tier) implements GrowthViolation {}

    /** XP are spent in transition scenes only. */
    record NotATransitionScene() implements GrowthViolation {}

    /** The hero has too few XP. */
    record NotEnoughXp(int price, int xp) implements GrowthViolation {
        int missing() {
            return price - xp;
        }
    }

    /** The part to be changed is not on the datafile. */
    record NotOnDatafile(DatafilePart part, String name) implements GrowthViolation {}

    /** The part to be added is already on the datafile. */
    record AlreadyOnDatafile(DatafilePart part, String name) implements GrowthViolation {}

    /** Only D6, D8 and D10 powers can be stepped up for XP. */
    record CannotStepUp(String power, DieSize die) implements GrowthViolation {}

    /** The power set must keep at least one limit. */
    record LastLimit(String powerSet) implements GrowthViolation {}

    /** The specialty is already a master specialty, the highest level. */
    record AlreadyMaster(String specialty) implements GrowthViolation {}

    /** An affiliation cannot be switched with itself. */
    record SameAffiliation() implements GrowthViolation {}
}
