package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.rulebook.ColossusRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** Why the encounter refuses a command or a setup; the frame refuses with violations of its own. */
public sealed interface ColossusViolation extends RuleViolation {
    /** The game waits for something else. */
    record NotAwaited(String wanted, Awaiting awaiting) implements ColossusViolation {
        @Override
        public Vector<String> rules() {
            return awaiting.rules();
        }

        @Override
        public String message() {
            return wanted + " now: the game waits for " + awaiting;
        }
    }

    /** Nobody activates him or ends his turn: the rules do. */
    @Rule(ColossusRules.SQUADS)
    record RunByTheRules() implements ColossusViolation {
        @Override
        public String message() {
            return "nobody runs the Unstoppable Colossus: his turn is his Rampage";
        }
    }

    /** The first round has not begun. */
    record NotBegun() implements ColossusViolation {
        @Override
        public String message() {
            return "the encounter has not begun";
        }
    }

    /** Only the active character interacts with towers. */
    @Rule(ColossusRules.BEAM)
    record NotActive(CombatantId character) implements ColossusViolation {
        @Override
        public String message() {
            return character + " is not the active character";
        }
    }

    /** A beam runs between two towers. */
    @Rule(ColossusRules.BEAM)
    record SameTower(Tower tower) implements ColossusViolation {
        @Override
        public String message() {
            return "a beam from " + tower + " to itself";
        }
    }

    /** The tower is destroyed. */
    @Rule(ColossusRules.TOWER)
    record TowerGone(Tower tower) implements ColossusViolation {
        @Override
        public String message() {
            return tower + " is destroyed";
        }
    }

    /** The tower has a token toward that tower. */
    @Rule(ColossusRules.BEAM)
    record AlreadyPointing(BeamToken beam) implements ColossusViolation {
        @Override
        public String message() {
            return beam.on() + " already points toward " + beam.toward();
        }
    }

    /** The towers are not linked. */
    @Rule(ColossusRules.CROSS)
    record NotLinked(Tower one, Tower other) implements ColossusViolation {
        @Override
        public String message() {
            return one + " and " + other + " are not linked";
        }
    }

    /** A push touches each character once. */
    @Rule(ColossusRules.CONTACTS_COME_IN_ORDER)
    record AlreadyTouched(CombatantId character) implements ColossusViolation {
        @Override
        public String message() {
            return character + " has been touched in this push";
        }
    }

    /** No Crisis Team character in play has this name. */
    record NotOfTheTeam(CombatantId character) implements ColossusViolation {
        @Override
        public String message() {
            return "no Crisis Team character in play is called " + character;
        }
    }

    /** The character is Dazed and cannot be chosen. */
    record CannotBeChosen(CombatantId character) implements ColossusViolation {
        @Override
        public String message() {
            return character + " is Dazed and cannot be chosen";
        }
    }

    /** Below Momentum 7 Bare Metal Hands has one target. */
    @Rule(ColossusRules.HANDS)
    record OneTargetOnly(int targets) implements ColossusViolation {
        @Override
        public String message() {
            return "Bare Metal Hands has one target below Momentum 7, not " + targets;
        }
    }

    /** Only targets that the attack damaged are thrown, once each. */
    @Rule(ColossusRules.HANDS)
    record NotToBeThrown(CombatantId character) implements ColossusViolation {
        @Override
        public String message() {
            return character + " was not damaged by Bare Metal Hands, or is thrown already";
        }
    }

    /** Damage to him goes through Organic Steel. */
    @Rule(ColossusRules.STEEL)
    record SteelComesFirst() implements ColossusViolation {
        @Override
        public String message() {
            return "damage to the Unstoppable Colossus goes through Organic Steel: strike him";
        }
    }

    /** He has no special conditions. */
    @Rule(ColossusRules.STATS)
    record Immune(String condition) implements ColossusViolation {
        @Override
        public String message() {
            return "the Unstoppable Colossus is immune to " + condition;
        }
    }

    /** Nobody scores in this encounter. */
    @Rule(ColossusRules.VP)
    record NoVictoryPoints() implements ColossusViolation {
        @Override
        public String message() {
            return "no victory points are scored in this encounter";
        }
    }

    /** Each of the six towers has one place and one token. */
    @Rule(ColossusRules.SETUP)
    record NotEachTowerOnce(String what, Vector<Integer> numbers) implements ColossusViolation {
        @Override
        public String message() {
            return "the " + what + " are " + numbers.mkString(", ") + ": give each of the towers 1 to " + Tower.COUNT
                    + " once";
        }
    }

    /** The players are asked after 1 Rampage or more. */
    @Rule(ColossusRules.RAMPAGE_AGAIN_IS_BOUNDED)
    record NoChain(int bound) implements ColossusViolation {
        @Override
        public String message() {
            return "the players are asked after " + bound + " Rampages in a row: it takes at least 1";
        }
    }
}
