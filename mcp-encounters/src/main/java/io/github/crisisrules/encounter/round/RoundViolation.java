package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** Why the frame refuses a command. */
public sealed interface RoundViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** The encounter has ended. */
    record AlreadyOver(Ending ending) implements RoundViolation {
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

    /** This is not done in this step of the round. */
    record WrongTime(String wanted, Step step) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrongTime(this);
        }

        @Override
        public String rule() {
            return step.rule();
        }

        @Override
        public String message() {
            return wanted + " is not done in the step " + step + " of the " + step.phase();
        }
    }

    /** It is the other side that has the turn or the word. */
    record NotTheirTurn(Side side) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notTheirTurn(this);
        }

        @Override
        public String rule() {
            return EncounterRules.TURNS;
        }

        @Override
        public String message() {
            return "it is not for the " + side + " to act now";
        }
    }

    /** No character of this name is in the encounter. */
    record NobodyOfThatName(CombatantId character) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nobodyOfThatName(this);
        }

        @Override
        public String rule() {
            return EncounterRules.SIDES;
        }

        @Override
        public String message() {
            return "nobody here is called " + character;
        }
    }

    /** The character has been KO'd. */
    record NotInPlay(CombatantId character) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notInPlay(this);
        }

        @Override
        public String rule() {
            return EncounterRules.SIDES;
        }

        @Override
        public String message() {
            return character + " has been KO'd";
        }
    }

    /** A Dazed character is out of action until Cleanup. */
    record IsDazed(CombatantId character) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.isDazed(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }

        @Override
        public String message() {
            return character + " is Dazed";
        }
    }

    /** The character has an Activated token, or has begun an activation in this turn. */
    record AlreadyActivated(CombatantId character) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alreadyActivated(this);
        }

        @Override
        public String rule() {
            return EncounterRules.TURNS;
        }

        @Override
        public String message() {
            return character + " has already been activated";
        }
    }

    /** A Minion activates once a round. */
    record MinionAlreadyActivated(CombatantId minion) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.minionAlreadyActivated(this);
        }

        @Override
        public String rule() {
            return EncounterRules.MINIONS;
        }

        @Override
        public String message() {
            return "the Minion " + minion + " has already been activated this round";
        }
    }

    /** One Minion has been activated in this turn. */
    record SecondMinion(CombatantId minion, CombatantId first) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.secondMinion(this);
        }

        @Override
        public String rule() {
            return EncounterRules.COSMIC_TURN;
        }

        @Override
        public String message() {
            return minion + " cannot act: " + first + " is the one Minion of this turn";
        }
    }

    /** One Encounter Character has been activated in this turn. */
    record SecondEncounterCharacter(CombatantId character, CombatantId first) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.secondEncounterCharacter(this);
        }

        @Override
        public String rule() {
            return EncounterRules.COSMIC_TURN;
        }

        @Override
        public String message() {
            return character + " cannot act: " + first + " is the one Encounter Character of this turn";
        }
    }

    /** An activation is not complete yet. */
    record ActivationInProgress(CombatantId character) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.activationInProgress(this);
        }

        @Override
        public String rule() {
            return EncounterRules.TURNS;
        }

        @Override
        public String message() {
            return "the activation of " + character + " is not complete";
        }
    }

    /** No activation is going on. */
    record NoActivation() implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noActivation(this);
        }

        @Override
        public String rule() {
            return EncounterRules.TURNS;
        }

        @Override
        public String message() {
            return "no activation is going on";
        }
    }

    /** A Cosmic Threat turn activates an Encounter Character. */
    record EncounterCharacterToAct(CombatantId character) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.encounterCharacterToAct(this);
        }

        @Override
        public String rule() {
            return EncounterRules.COSMIC_TURN;
        }

        @Override
        public String message() {
            return character + " has not been activated in this turn";
        }
    }

    /** Effects of the step are still to be resolved. */
    record EffectsPending(Vector<String> effects) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.effectsPending(this);
        }

        @Override
        public String rule() {
            return EncounterRules.ACTIVATION;
        }

        @Override
        public String message() {
            return "still to be resolved: " + effects.mkString(", ");
        }
    }

    /** No effect of this name waits in this step. */
    record NoSuchEffect(String effect, Step step) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noSuchEffect(this);
        }

        @Override
        public String rule() {
            return step.rule();
        }

        @Override
        public String message() {
            return "no effect " + effect + " waits to be resolved in " + step;
        }
    }

    /** Only characters without an Activated token advance, once each. */
    record HasActed(CombatantId character) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hasActed(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }

        @Override
        public String message() {
            return character + " has acted or advanced already";
        }
    }

    /** The character has less Power than asked. */
    record NotEnoughPower(CombatantId character, int has, int asked) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notEnoughPower(this);
        }

        @Override
        public String rule() {
            return EncounterRules.POWER;
        }

        @Override
        public String message() {
            return character + " has " + has + " Power, not " + asked;
        }
    }

    /** An effect of this name is going on. */
    record EffectGoingOn(String effect) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.effectGoingOn(this);
        }

        @Override
        public String rule() {
            return EncounterRules.DURATION;
        }

        @Override
        public String message() {
            return "an effect called " + effect + " is already going on";
        }
    }

    /** A Status card of this name is in play. */
    record StatusInPlay(String card) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.statusInPlay(this);
        }

        @Override
        public String rule() {
            return EncounterRules.STATUS;
        }

        @Override
        public String message() {
            return "the Status card " + card + " is already in play";
        }
    }

    /** No Status card of this name is in play. */
    record NoSuchStatus(String card) implements RoundViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noSuchStatus(this);
        }

        @Override
        public String rule() {
            return EncounterRules.STATUS;
        }

        @Override
        public String message() {
            return "the Status card " + card + " is not in play";
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** The encounter has ended. */
        R alreadyOver(AlreadyOver violation);

        /** This is not done in this step of the round. */
        R wrongTime(WrongTime violation);

        /** It is the other side that has the turn or the word. */
        R notTheirTurn(NotTheirTurn violation);

        /** No character of this name is in the encounter. */
        R nobodyOfThatName(NobodyOfThatName violation);

        /** The character has been KO'd. */
        R notInPlay(NotInPlay violation);

        /** A Dazed character is out of action until Cleanup. */
        R isDazed(IsDazed violation);

        /** The character has an Activated token, or has begun an activation in this turn. */
        R alreadyActivated(AlreadyActivated violation);

        /** A Minion activates once a round. */
        R minionAlreadyActivated(MinionAlreadyActivated violation);

        /** One Minion has been activated in this turn. */
        R secondMinion(SecondMinion violation);

        /** One Encounter Character has been activated in this turn. */
        R secondEncounterCharacter(SecondEncounterCharacter violation);

        /** An activation is not complete yet. */
        R activationInProgress(ActivationInProgress violation);

        /** No activation is going on. */
        R noActivation(NoActivation violation);

        /** A Cosmic Threat turn activates an Encounter Character. */
        R encounterCharacterToAct(EncounterCharacterToAct violation);

        /** Effects of the step are still to be resolved. */
        R effectsPending(EffectsPending violation);

        /** No effect of this name waits in this step. */
        R noSuchEffect(NoSuchEffect violation);

        /** Only characters without an Activated token advance, once each. */
        R hasActed(HasActed violation);

        /** The character has less Power than asked. */
        R notEnoughPower(NotEnoughPower violation);

        /** An effect of this name is going on. */
        R effectGoingOn(EffectGoingOn violation);

        /** A Status card of this name is in play. */
        R statusInPlay(StatusInPlay violation);

        /** No Status card of this name is in play. */
        R noSuchStatus(NoSuchStatus violation);
    }
}
