package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.CLAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SMASH;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.frame.ReportedNumber;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;

/** A fault of a setup, other than those of the squads. */
public sealed interface HulkSetupViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** A Gamma Absorber or Booster Serum has no name. */
    record MissingObjectiveName() implements HulkSetupViolation {}

    /** The card does not name the source of its numbers. */
    record MissingCardSource() implements HulkSetupViolation {}

    /**
     * A number on the card is too small.
     *
     * @param value the place of the number on the card
     */
    record CardValueTooSmall(HulkCardValue value, int number, int min) implements HulkSetupViolation {}

    /**
     * A number on the card is too large.
     *
     * @param value the place of the number on the card
     */
    record CardValueTooLarge(HulkCardValue value, int number, int max) implements HulkSetupViolation {}

    /** The size of a character is less than 1. */
    record CharacterTooSmall(CombatantId character, int size) implements HulkSetupViolation {}

    /** The size of a character is larger than any printed size. */
    record CharacterTooLarge(CombatantId character, int size) implements HulkSetupViolation {
        /** Returns the maximum size. */
        int max() {
            return ReportedNumber.MAX_SIZE;
        }
    }

    /** Two objectives or two terrain features have the same name. */
    record DuplicateName(String name) implements HulkSetupViolation {}

    /** There is no Gamma Absorber. */
    record NoAbsorber() implements HulkSetupViolation {}

    /** A size is given for a character that is not in the team. */
    record SizeOfUnknownCharacter(CombatantId character) implements HulkSetupViolation {}

    /** The card prints a longer range than the attack has with Rage, although Rage increases ranges. */
    @Rule({CLAP, SMASH})
    record RangeShrinksWithRage(HulkAttack attack, AttackRange printed, AttackRange withRage)
            implements HulkSetupViolation {}
}
