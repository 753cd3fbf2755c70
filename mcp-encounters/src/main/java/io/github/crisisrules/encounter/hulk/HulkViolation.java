package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.rulebook.HulkRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.SquadViolation;
import io.vavr.collection.Vector;

/** Why the encounter refuses. */
public sealed interface HulkViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** The rules of every encounter refuse. */
    record FrameRefuses(RoundViolation violation) implements HulkViolation {
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

    /** The Crisis Team does not fit the encounter. */
    record SquadsDoNotFit(SquadViolation violation) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.squadsDoNotFit(this);
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

    /** The aura's table leaves out faces or has them twice. */
    record AuraNotAPartition(Vector<CrisisFace> missing, Vector<CrisisFace> twice) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.auraNotAPartition(this);
        }

        @Override
        public String rule() {
            return HulkRules.RULING_1;
        }

        @Override
        public String message() {
            return "each face of the die stands for one result of the Gamma Aura; missing: " + missing.mkString(", ")
                    + "; twice: " + twice.mkString(", ");
        }
    }

    /** Something else has to be done first. */
    record Awaiting(Awaited awaited) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.awaiting(this);
        }

        @Override
        public String rule() {
            return awaited.rule();
        }

        @Override
        public String message() {
            return "first: " + awaited.words();
        }
    }

    /** Nothing like this is to be done now. */
    record NotAwaited(String what, String rule) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAwaited(this);
        }

        @Override
        public String message() {
            return what + " is not to be done now";
        }
    }

    /** It is not this character's activation. */
    record NotActive(CombatantId character) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notActive(this);
        }

        @Override
        public String rule() {
            return EncounterRules.TURNS;
        }

        @Override
        public String message() {
            return "it is not the activation of " + character;
        }
    }

    /** This is not a Crisis Team character in play. */
    record NotOfTheTeam(CombatantId character, String rule) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notOfTheTeam(this);
        }

        @Override
        public String message() {
            return character + " is not a Crisis Team character in play";
        }
    }

    /** The attack does not have so many targets. */
    record WrongTargets(HulkAttack attack, AttackRange range, int targets) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrongTargets(this);
        }

        @Override
        public String rule() {
            return attack.rule();
        }

        @Override
        public String message() {
            return attack + " (" + range + ") is not made at " + targets + " targets";
        }
    }

    /** Hulk or a character has too little Power. */
    record NotEnoughPower(int has, int costs, String rule) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notEnoughPower(this);
        }

        @Override
        public String message() {
            return "this costs " + costs + " Power, and there is " + has;
        }
    }

    /** The dice on the table are not a roll of this attack. */
    record DiceDoNotFit(String why, String rule) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.diceDoNotFit(this);
        }

        @Override
        public String message() {
            return why;
        }
    }

    /** Something is too far away. */
    record OutOfRange(String what, String rule) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.outOfRange(this);
        }

        @Override
        public String message() {
            return what + " is too far away";
        }
    }

    /** A Subdued character does not remove damage. */
    record SubduedKeepsDamage(CombatantId character) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.subduedKeepsDamage(this);
        }

        @Override
        public String rule() {
            return HulkRules.SUBDUED;
        }

        @Override
        public String message() {
            return character + " is Subdued and removes no damage";
        }
    }

    /** Only a Subdued character is KO'd by a Gamma Absorber. */
    record NotSubdued(CombatantId character) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notSubdued(this);
        }

        @Override
        public String rule() {
            return HulkRules.ABSORBER;
        }

        @Override
        public String message() {
            return character + " is not Subdued: the Gamma Absorber does nothing";
        }
    }

    /** There is no Gamma Absorber of this name. */
    record NoSuchAbsorber(String absorber) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noSuchAbsorber(this);
        }

        @Override
        public String rule() {
            return HulkRules.ABSORBER;
        }

        @Override
        public String message() {
            return "there is no Gamma Absorber " + absorber;
        }
    }

    /** Hulk is immune to the condition. */
    record Immune(String condition) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.immune(this);
        }

        @Override
        public String rule() {
            return HulkRules.IMMUNE;
        }

        @Override
        public String message() {
            return "Hulk is immune to " + condition;
        }
    }

    /** Hulk has leapt in this turn. */
    record LeapUsed() implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.leapUsed(this);
        }

        @Override
        public String rule() {
            return HulkRules.LEAP;
        }

        @Override
        public String message() {
            return "Hulk has leapt in this turn";
        }
    }

    /** The caller's card does not say what the superpower costs. */
    record NotOnTheCard() implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notOnTheCard(this);
        }

        @Override
        public String rule() {
            return HulkRules.STRONGEST;
        }

        @Override
        public String message() {
            return "the card in use does not have The Strongest One There Is";
        }
    }

    /** The terrain is not interactive, or larger than the character. */
    record NotThrowable(Terrain terrain, int size) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notThrowable(this);
        }

        @Override
        public String rule() {
            return HulkRules.THROW;
        }

        @Override
        public String message() {
            return terrain.name() + " cannot be thrown by a character of size " + size;
        }
    }

    /** The terrain has been destroyed. */
    record TerrainGone(String terrain) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.terrainGone(this);
        }

        @Override
        public String rule() {
            return HulkRules.AURA;
        }

        @Override
        public String message() {
            return terrain + " has been destroyed";
        }
    }

    /** The effect is resolved by naming whom or what it concerns. */
    record NeedsObservation(String effect, String rule) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.needsObservation(this);
        }

        @Override
        public String message() {
            return effect + " is resolved by what is seen at the table";
        }
    }

    /** Victory points come from the rules of the encounter alone. */
    record OnlyByTheRules(String rule) implements HulkViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.onlyByTheRules(this);
        }

        @Override
        public String message() {
            return "victory points come from Rage, KOs and Gamma Absorbers alone";
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** The rules of every encounter refuse. */
        R frameRefuses(FrameRefuses violation);

        /** The Crisis Team does not fit the encounter. */
        R squadsDoNotFit(SquadsDoNotFit violation);

        /** The aura's table leaves out faces or has them twice. */
        R auraNotAPartition(AuraNotAPartition violation);

        /** Something else has to be done first. */
        R awaiting(Awaiting violation);

        /** Nothing like this is to be done now. */
        R notAwaited(NotAwaited violation);

        /** It is not this character's activation. */
        R notActive(NotActive violation);

        /** This is not a Crisis Team character in play. */
        R notOfTheTeam(NotOfTheTeam violation);

        /** The attack does not have so many targets. */
        R wrongTargets(WrongTargets violation);

        /** Hulk or a character has too little Power. */
        R notEnoughPower(NotEnoughPower violation);

        /** The dice on the table are not a roll of this attack. */
        R diceDoNotFit(DiceDoNotFit violation);

        /** Something is too far away. */
        R outOfRange(OutOfRange violation);

        /** A Subdued character does not remove damage. */
        R subduedKeepsDamage(SubduedKeepsDamage violation);

        /** Only a Subdued character is KO'd by a Gamma Absorber. */
        R notSubdued(NotSubdued violation);

        /** There is no Gamma Absorber of this name. */
        R noSuchAbsorber(NoSuchAbsorber violation);

        /** Hulk is immune to the condition. */
        R immune(Immune violation);

        /** Hulk has leapt in this turn. */
        R leapUsed(LeapUsed violation);

        /** The caller's card does not say what the superpower costs. */
        R notOnTheCard(NotOnTheCard violation);

        /** The terrain is not interactive, or larger than the character. */
        R notThrowable(NotThrowable violation);

        /** The terrain has been destroyed. */
        R terrainGone(TerrainGone violation);

        /** The effect is resolved by naming whom or what it concerns. */
        R needsObservation(NeedsObservation violation);

        /** Victory points come from the rules of the encounter alone. */
        R onlyByTheRules(OnlyByTheRules violation);
    }
}
