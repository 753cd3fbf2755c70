package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.RoundAwaited;
import io.github.crisisrules.encounter.rulebook.ColossusRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** Why the encounter refuses a command or a setup; the frame refuses with violations of its own. */
public sealed interface ColossusViolation extends RuleViolation {
    /** His Rampage waits for something else. */
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

    /** This is not done while he does not Rampage; the round waits for something else. */
    record NotInTheRound(String wanted, RoundAwaited awaited) implements ColossusViolation {
        @Override
        public Vector<String> rules() {
            return awaited.rules();
        }

        @Override
        public String message() {
            return "this is not the time for " + wanted + "; the game waits for: " + awaited.wayOut();
        }
    }

    /** Nobody activates him or ends his turn: the rules do. */
    @Rule(ColossusRules.SQUADS)
    record RunByTheRules(RoundAwaited awaited) implements ColossusViolation {
        @Override
        public String message() {
            return "nobody activates the Unstoppable Colossus or ends his turn: his turn is his Rampage and comes by itself;"
                    + " the game waits for: " + awaited.wayOut();
        }
    }

    /** A beam runs between two towers. */
    @Rule(ColossusRules.BEAM)
    record SameTower(Tower tower) implements ColossusViolation {
        @Override
        public String message() {
            return "a beam runs from " + tower + " to itself: name two towers";
        }
    }

    /** The tower is destroyed. */
    @Rule(ColossusRules.TOWER)
    record TowerGone(Tower tower) implements ColossusViolation {
        @Override
        public String message() {
            return tower + " is destroyed: name a tower that stands";
        }
    }

    /** The tower has a token toward that tower. */
    @Rule(ColossusRules.BEAM)
    record AlreadyPointing(BeamToken beam) implements ColossusViolation {
        @Override
        public String message() {
            return beam.on() + " already points toward " + beam.toward() + ": point it toward another tower";
        }
    }

    /** The towers are not linked. */
    @Rule(ColossusRules.CROSS)
    record NotLinked(Tower one, Tower other) implements ColossusViolation {
        @Override
        public String message() {
            return one + " and " + other + " are not linked: two towers are linked while they point at each other";
        }
    }

    /** A push touches each character once. */
    @Rule(ColossusRules.CONTACTS_COME_IN_ORDER)
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

    /** Bare Metal Hands has one target, and from Momentum 7 one or more. */
    @Rule(ColossusRules.HANDS)
    record WrongTargets(int targets) implements ColossusViolation {
        @Override
        public String message() {
            return targets == 0
                    ? "Bare Metal Hands has no target: name one, or say that nobody is there (NobodyThere)"
                    : "Bare Metal Hands has " + targets + " targets: below Momentum " + ColossusCard.AREA_FROM
                            + " it has one";
        }
    }

    /** Only targets that the attack damaged are thrown, once each. */
    @Rule(ColossusRules.HANDS)
    record NotToBeThrown(CombatantId character) implements ColossusViolation {
        @Override
        public String message() {
            return character
                    + " was not damaged by Bare Metal Hands or is thrown already: throw another, or nobody more (ForgoThrows)";
        }
    }

    /** Damage to him goes through Organic Steel. */
    @Rule(ColossusRules.STEEL)
    record SteelComesFirst() implements ColossusViolation {
        @Override
        public String message() {
            return "damage to the Unstoppable Colossus goes through Organic Steel: strike him (StrikeColossus)";
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
            return "no victory points are scored in this encounter: Subdue tokens and towers decide it";
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
            return "the players are asked after " + bound + " Rampages in a row: give at least 1";
        }
    }
}
