package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.github.crisisrules.encounter.rulebook.ColossusRules;
import io.github.crisisrules.encounter.squad.CombatantId;

/** Why the encounter refuses a command. */
public sealed interface ColossusViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** The encounter has ended. */
    record AlreadyOver(Ending ending) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alreadyOver(this);
        }

        @Override
        public String rule() {
            return ending.rule();
        }

        @Override
        public String message() {
            return "the encounter is over. " + ending;
        }
    }

    /** The frame refuses it. */
    record FrameRefuses(RoundViolation violation) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.frameRefuses(this);
        }

        @Override
        public String rule() {
            return violation.rule();
        }

        @Override
        public String message() {
            return violation.message();
        }
    }

    /** The game waits for something else. */
    record NotAwaited(String wanted, Awaiting awaiting) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAwaited(this);
        }

        @Override
        public String rule() {
            return awaiting.rule();
        }

        @Override
        public String message() {
            return wanted + " now: the game waits for " + awaiting;
        }
    }

    /** Nobody activates him or ends his turn: the rules do. */
    record RunByTheRules() implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.runByTheRules(this);
        }

        @Override
        public String rule() {
            return ColossusRules.SQUADS;
        }

        @Override
        public String message() {
            return "nobody runs the Unstoppable Colossus: his turn is his Rampage";
        }
    }

    /** The first round has not begun. */
    record NotBegun() implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notBegun(this);
        }

        @Override
        public String rule() {
            return ColossusRules.SETUP;
        }

        @Override
        public String message() {
            return "the encounter has not begun";
        }
    }

    /** Only the active character interacts with towers. */
    record NotActive(CombatantId character) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notActive(this);
        }

        @Override
        public String rule() {
            return ColossusRules.BEAM;
        }

        @Override
        public String message() {
            return character + " is not the active character";
        }
    }

    /** A beam runs between two towers. */
    record SameTower(Tower tower) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.sameTower(this);
        }

        @Override
        public String rule() {
            return ColossusRules.BEAM;
        }

        @Override
        public String message() {
            return "a beam from " + tower + " to itself";
        }
    }

    /** The tower is destroyed. */
    record TowerGone(Tower tower) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.towerGone(this);
        }

        @Override
        public String rule() {
            return ColossusRules.TOWER;
        }

        @Override
        public String message() {
            return tower + " is destroyed";
        }
    }

    /** The tower has a token toward that tower. */
    record AlreadyPointing(BeamToken beam) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alreadyPointing(this);
        }

        @Override
        public String rule() {
            return ColossusRules.BEAM;
        }

        @Override
        public String message() {
            return beam.on() + " already points toward " + beam.toward();
        }
    }

    /** The towers are not linked. */
    record NotLinked(Tower one, Tower other) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notLinked(this);
        }

        @Override
        public String rule() {
            return ColossusRules.CROSS;
        }

        @Override
        public String message() {
            return one + " and " + other + " are not linked";
        }
    }

    /** A push touches each character once. */
    record AlreadyTouched(CombatantId character) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alreadyTouched(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RULING_7;
        }

        @Override
        public String message() {
            return character + " has been touched in this push";
        }
    }

    /** No Crisis Team character in play has this name. */
    record NotOfTheTeam(CombatantId character) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notOfTheTeam(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RAMPAGE;
        }

        @Override
        public String message() {
            return "no Crisis Team character in play is called " + character;
        }
    }

    /** The character is Dazed and cannot be chosen. */
    record CannotBeChosen(CombatantId character) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cannotBeChosen(this);
        }

        @Override
        public String rule() {
            return ColossusRules.CHART;
        }

        @Override
        public String message() {
            return character + " is Dazed and cannot be chosen";
        }
    }

    /** Below Momentum 7 Bare Metal Hands has one target. */
    record OneTargetOnly(int targets) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.oneTargetOnly(this);
        }

        @Override
        public String rule() {
            return ColossusRules.HANDS;
        }

        @Override
        public String message() {
            return "Bare Metal Hands has one target below Momentum 7, not " + targets;
        }
    }

    /** Only targets that the attack damaged are thrown, once each. */
    record NotToBeThrown(CombatantId character) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notToBeThrown(this);
        }

        @Override
        public String rule() {
            return ColossusRules.HANDS;
        }

        @Override
        public String message() {
            return character + " was not damaged by Bare Metal Hands, or is thrown already";
        }
    }

    /** Damage to him goes through Organic Steel. */
    record SteelComesFirst() implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.steelComesFirst(this);
        }

        @Override
        public String rule() {
            return ColossusRules.STEEL;
        }

        @Override
        public String message() {
            return "damage to the Unstoppable Colossus goes through Organic Steel: strike him";
        }
    }

    /** He has no special conditions. */
    record Immune(String condition) implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.immune(this);
        }

        @Override
        public String rule() {
            return ColossusRules.STATS;
        }

        @Override
        public String message() {
            return "the Unstoppable Colossus is immune to " + condition;
        }
    }

    /** Nobody scores in this encounter. */
    record NoVictoryPoints() implements ColossusViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noVictoryPoints(this);
        }

        @Override
        public String rule() {
            return ColossusRules.VP;
        }

        @Override
        public String message() {
            return "no victory points are scored in this encounter";
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** The encounter has ended. */
        R alreadyOver(AlreadyOver violation);

        /** The frame refuses it. */
        R frameRefuses(FrameRefuses violation);

        /** The game waits for something else. */
        R notAwaited(NotAwaited violation);

        /** Nobody activates him or ends his turn: the rules do. */
        R runByTheRules(RunByTheRules violation);

        /** The first round has not begun. */
        R notBegun(NotBegun violation);

        /** Only the active character interacts with towers. */
        R notActive(NotActive violation);

        /** A beam runs between two towers. */
        R sameTower(SameTower violation);

        /** The tower is destroyed. */
        R towerGone(TowerGone violation);

        /** The tower has a token toward that tower. */
        R alreadyPointing(AlreadyPointing violation);

        /** The towers are not linked. */
        R notLinked(NotLinked violation);

        /** A push touches each character once. */
        R alreadyTouched(AlreadyTouched violation);

        /** No Crisis Team character in play has this name. */
        R notOfTheTeam(NotOfTheTeam violation);

        /** The character is Dazed and cannot be chosen. */
        R cannotBeChosen(CannotBeChosen violation);

        /** Below Momentum 7 Bare Metal Hands has one target. */
        R oneTargetOnly(OneTargetOnly violation);

        /** Only targets that the attack damaged are thrown, once each. */
        R notToBeThrown(NotToBeThrown violation);

        /** Damage to him goes through Organic Steel. */
        R steelComesFirst(SteelComesFirst violation);

        /** He has no special conditions. */
        R immune(Immune violation);

        /** Nobody scores in this encounter. */
        R noVictoryPoints(NoVictoryPoints violation);
    }
}
