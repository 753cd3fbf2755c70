package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.IMMUNE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LEAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LOST_VALUES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRONGEST;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.THROW;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.hulk.rule.ObservationText;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** A reason why the encounter refuses a command. The common frame has violations of its own. */
public sealed interface HulkViolation extends RuleViolation {
    /** A face of the die has no result of the Gamma Aura, or more than one. */
    @Rule(LOST_VALUES_ARE_CALLER_DATA)
    record AuraFacesNotPartitioned(Vector<CrisisFace> missing, Vector<CrisisFace> twice) implements HulkViolation {
        @Override
        public String message() {
            return "each face of the die stands for one result of the Gamma Aura; missing: "
                    + ObservationText.faces(missing) + "; twice: " + ObservationText.faces(twice);
        }
    }

    /** Something else has to be done first. */
    record Awaiting(HulkAwaited awaited) implements HulkViolation {
        @Override
        public Vector<String> rules() {
            return awaited.rules();
        }

        @Override
        public String message() {
            return "first: " + awaited.wayOut();
        }
    }

    /** The round waits for something else. */
    record NotAwaited(HulkCommand command, FrameAwaited awaited) implements HulkViolation {
        @Override
        public String message() {
            return "this is not the time to " + command.words() + "; the game waits for: " + awaited.wayOut();
        }
    }

    /** The attack cannot have this number of targets. */
    record WrongTargets(HulkAttack attack, AttackRange range, int targets) implements HulkViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(attack.rule());
        }

        @Override
        public String message() {
            return attack + " (" + range + ") is given " + targets + " targets: it takes "
                    + (range.shape() == AttackRange.Shape.SINGLE ? "1" : "1 or more");
        }
    }

    /** The character is not a target of the attack. */
    record NotATarget(CombatantId character, Vector<CombatantId> targets) implements HulkViolation {
        @Override
        public String message() {
            return character + " is not a target of the attack; targets that are left: " + targets.mkString(", ");
        }
    }

    /** The character is already a target of the attack. */
    record AlreadyTargeted(CombatantId character) implements HulkViolation {
        @Override
        public String message() {
            return character + " is a target of the attack already: turn it to somebody else";
        }
    }

    /** More dice of Hulk's attack were rerolled than he has Rage tokens. */
    @Rule(RAGE)
    record TooManyRerolls(int rerolled, int most) implements HulkViolation {
        @Override
        public String message() {
            return Plural.of(rerolled, "die of Hulk's attack was", "dice of Hulk's attack were")
                    + " rerolled: his Rage allows at most " + most;
        }
    }

    /** The distance is too large for the rule. */
    record OutOfRange(String what, String limit, String citing) implements HulkViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(citing);
        }

        @Override
        public String message() {
            return "too far away: " + what + " must be " + limit;
        }
    }

    /** The character is Subdued and does not remove damage. */
    @Rule(SUBDUED)
    record SubduedKeepsDamage(CombatantId character) implements HulkViolation {
        @Override
        public String message() {
            return character + " is Subdued and removes no damage; a Booster Serum in Cleanup does (UseSerums)";
        }
    }

    /** The character is not Subdued, so a Gamma Absorber does not KO it. */
    @Rule(ABSORBER)
    record NotSubdued(CombatantId character) implements HulkViolation {
        @Override
        public String message() {
            return character + " is not Subdued: the Gamma Absorber does nothing";
        }
    }

    /** There is no Gamma Absorber of this name. */
    record NoSuchAbsorber(String absorber, Vector<String> absorbers) implements HulkViolation {
        @Override
        public String message() {
            return "there is no Gamma Absorber " + absorber + "; there are: " + absorbers.mkString(", ");
        }
    }

    /** Hulk is immune to the condition. */
    @Rule(IMMUNE)
    record Immune(String condition) implements HulkViolation {
        @Override
        public String message() {
            return "Hulk is immune to " + condition;
        }
    }

    /** Hulk has already leapt in this turn. */
    @Rule(LEAP)
    record LeapUsed() implements HulkViolation {
        @Override
        public String message() {
            return "Hulk has leapt in this turn: he leaps once per turn";
        }
    }

    /** The caller's card has no cost for the superpower. */
    @Rule(STRONGEST)
    record CostNotOnCard() implements HulkViolation {
        @Override
        public String message() {
            return "Hulk's card in this game has no cost for The Strongest One There Is: give it in the setup (strongestCost)";
        }
    }

    /** The terrain is not interactive, or is larger than the character. */
    @Rule(THROW)
    record NotThrowable(Terrain terrain, CombatantId thrower, int size) implements HulkViolation {
        @Override
        public String message() {
            return terrain.interactive()
                    ? terrain.name() + " has size " + terrain.size() + " and " + thrower + " size " + size
                            + ": what is thrown is no larger than who throws it"
                    : terrain.name() + " is not interactive and cannot be thrown";
        }
    }

    /** The terrain is not interactive and cannot be destroyed. */
    record NotInteractive(Terrain terrain) implements HulkViolation {
        @Override
        public String message() {
            return terrain.name() + " is not interactive and cannot be destroyed";
        }
    }

    /** The setup has different terrain under this name. */
    record TerrainDiffers(Terrain told, Terrain known) implements HulkViolation {
        @Override
        public String message() {
            return told.name() + " is called " + told.kind() + ", but the setup says " + known.kind();
        }
    }

    /** The terrain has been destroyed. */
    record TerrainAlreadyDestroyed(String terrain) implements HulkViolation {
        @Override
        public String message() {
            return terrain + " has been destroyed: name terrain that stands";
        }
    }

    /** The effect needs an observation and is resolved by a command of its own. */
    record NeedsObservation(String effect, String command) implements HulkViolation {
        @Override
        public String message() {
            return effect + " are resolved by what is seen at the table; the game waits for: the effect " + effect
                    + " (" + command + ")";
        }
    }

    /** Only the rules of the encounter give victory points. */
    @Rule(SCORE)
    record ScoredByRulesOnly() implements HulkViolation {
        @Override
        public String message() {
            return "victory points come from Rage, KOs and Gamma Absorbers alone: say which Absorbers are secured"
                    + " (SecureAbsorbers) in Cleanup";
        }
    }
}
