package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.CLAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SMASH;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.squad.CombatantId;

/** A fault of a setup, other than those of the squads. */
public sealed interface HulkSetupViolation extends RuleViolation {
    /** A name is blank. */
    record MissingName(String what) implements HulkSetupViolation {
        @Override
        public String message() {
            return what + " has no name: name it";
        }
    }

    /** Two objectives or two terrain features have the same name. */
    record NameTwice(String name) implements HulkSetupViolation {
        @Override
        public String message() {
            return name + " is the name of two things on the table: call one of them something else";
        }
    }

    /** There is no Gamma Absorber. */
    record NoAbsorber() implements HulkSetupViolation {
        @Override
        public String message() {
            return "there is no Gamma Absorber on the table: name 1 or more";
        }
    }

    /** A size is given for a character that is not in the team. */
    record SizeOfUnknownCharacter(CombatantId character) implements HulkSetupViolation {
        @Override
        public String message() {
            return "a size is given for " + character + ", but nobody of the team is called so";
        }
    }

    /** The card prints a longer range than the attack has with Rage, although Rage increases ranges. */
    @Rule({CLAP, SMASH})
    record RangeShrinksWithRage(HulkAttack attack, AttackRange printed, AttackRange grown)
            implements HulkSetupViolation {
        @Override
        public String message() {
            return attack + " is printed with " + printed + ", but Rage increases it to " + grown
                    + ": the printed range is no longer than that";
        }
    }
}
