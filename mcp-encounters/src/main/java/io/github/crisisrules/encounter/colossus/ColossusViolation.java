package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** A reason why the encounter refuses a command or a setup. The common frame has violations of its own. */
public sealed interface ColossusViolation extends RuleViolation {
    /** The Rampage waits for something else. */
    record NotAwaited(String wanted, Awaiting awaiting) implements ColossusViolation {
        @Override
        public Vector<String> rules() {
            return awaiting.rules();
        }

        @Override
        public String message() {
            return "this is not the time for " + wanted + "; the game waits for: " + awaiting.wayOut();
        }
    }

    /** The command belongs to a Rampage or an encounter in progress, but the round waits for something else. */
    record NoRampageInProgress(String wanted, FrameAwaited awaited) implements ColossusViolation {
        @Override
        public Vector<String> rules() {
            return awaited.rules();
        }

        @Override
        public String message() {
            return "this is not the time for " + wanted + "; the game waits for: " + awaited.wayOut();
        }
    }

    /** The rules activate the Colossus and end his turn, not a player. */
    @Rule(ColossusRuleId.SQUADS)
    record AutomatedByRules(FrameAwaited awaited) implements ColossusViolation {
        @Override
        public String message() {
            return "nobody activates the Unstoppable Colossus or ends his turn: his turn is his Rampage and comes by itself;"
                    + " the game waits for: " + awaited.wayOut();
        }
    }

    /** A beam token points at its own tower. */
    @Rule(ColossusRuleId.BEAM)
    record SameTower(Tower tower) implements ColossusViolation {
        @Override
        public String message() {
            return "a beam runs from " + tower + " to itself: name two towers";
        }
    }

    /** The tower is destroyed. */
    @Rule(ColossusRuleId.TOWER)
    record TowerAlreadyDestroyed(Tower tower) implements ColossusViolation {
        @Override
        public String message() {
            return tower + " is destroyed: name a tower that stands";
        }
    }

    /** The tower already has a token toward the other tower. */
    @Rule(ColossusRuleId.BEAM)
    record BeamAlreadyPlaced(BeamToken beam) implements ColossusViolation {
        @Override
        public String message() {
            return beam.on() + " already points toward " + beam.toward() + ": point it toward another tower";
        }
    }

    /** The towers are not linked. */
    @Rule(ColossusRuleId.CROSS)
    record NotLinked(Tower one, Tower other) implements ColossusViolation {
        @Override
        public String message() {
            return one + " and " + other + " are not linked: two towers are linked while they point at each other";
        }
    }

    /** The character has already been touched in this push. */
    @Rule(ColossusRuleId.CONTACTS_COME_IN_ORDER)
    record AlreadyTouched(CombatantId character) implements ColossusViolation {
        @Override
        public String message() {
            return character + " has been touched in this push: a push touches each character once";
        }
    }

    /** The character is Dazed and cannot be chosen. */
    record CannotBeChosen(CombatantId character) implements ColossusViolation {
        @Override
        public String message() {
            return character + " is Dazed and cannot be chosen: name somebody who is not";
        }
    }

    /** Bare Metal Hands has the wrong number of targets: one, or one or more from Momentum 7. */
    @Rule(ColossusRuleId.HANDS)
    record WrongTargets(int targets) implements ColossusViolation {
        @Override
        public String message() {
            return targets == 0
                    ? "Bare Metal Hands has no target: name one, or say that nobody is there (ReportNoTarget)"
                    : "Bare Metal Hands has " + targets + " targets: below Momentum " + ColossusCard.AREA_FROM
                            + " it has one";
        }
    }

    /** The character was not damaged by the attack or has already been thrown. */
    @Rule(ColossusRuleId.HANDS)
    record NotToBeThrown(CombatantId character) implements ColossusViolation {
        @Override
        public String message() {
            return character
                    + " was not damaged by Bare Metal Hands or is thrown already: throw another, or nobody more (ForgoThrows)";
        }
    }

    /** Damage to the Colossus must go through Organic Steel. */
    @Rule(ColossusRuleId.STEEL)
    record OrganicSteelAppliesFirst() implements ColossusViolation {
        @Override
        public String message() {
            return "damage to the Unstoppable Colossus goes through Organic Steel: strike him (DamageColossus)";
        }
    }

    /** The Colossus is immune to special conditions. */
    @Rule(ColossusRuleId.STATS)
    record Immune(String condition) implements ColossusViolation {
        @Override
        public String message() {
            return "the Unstoppable Colossus is immune to " + condition;
        }
    }

    /** There are no victory points in this encounter. */
    @Rule(ColossusRuleId.VP)
    record NoScoring() implements ColossusViolation {
        @Override
        public String message() {
            return "no victory points are scored in this encounter: Subdue tokens and towers decide it";
        }
    }

    /** A tower does not have exactly one place and one token. */
    @Rule(ColossusRuleId.SETUP)
    record TowersNotDistinct(String what, Vector<Integer> numbers) implements ColossusViolation {
        @Override
        public String message() {
            return "the " + what + " are " + numbers.mkString(", ") + ": give each of the towers 1 to " + Tower.COUNT
                    + " once";
        }
    }

    /** The bound on Rampages in a row is less than 1. */
    @Rule(ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED)
    record RampageLimitTooLow(int bound) implements ColossusViolation {
        @Override
        public String message() {
            return "the players are asked after " + bound + " Rampages in a row: give at least 1";
        }
    }
}
