package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** Why the frame refuses a command. What only keeps order at the table cites no rule. */
public sealed interface RoundViolation extends RuleViolation {
    /** The encounter has ended. */
    record AlreadyOver(Ending ending) implements RoundViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(ending.rule());
        }

        @Override
        public String message() {
            return "the encounter is over. " + ending;
        }
    }

    /** This is not done in this step of the round. */
    record WrongTime(String wanted, Step step) implements RoundViolation {
        @Override
        public Vector<String> rules() {
            return step == Step.SETUP ? Vector.empty() : Vector.of(step.rule());
        }

        @Override
        public String message() {
            return wanted + " is not done in the step " + step + " of the " + step.phase();
        }
    }

    /** It is the other side that has the turn or the word. */
    @Rule(EncounterRules.TURNS)
    record NotTheirTurn(Side side) implements RoundViolation {
        @Override
        public String message() {
            return "it is not for the " + side + " to act now";
        }
    }

    /** No character of this name is in the encounter. */
    record NobodyOfThatName(CombatantId character) implements RoundViolation {
        @Override
        public String message() {
            return "nobody here is called " + character;
        }
    }

    /** The character has been KO'd. */
    record NotInPlay(CombatantId character) implements RoundViolation {
        @Override
        public String message() {
            return character + " has been KO'd";
        }
    }

    /** A Dazed character is out of action until Cleanup. */
    @Rule(EncounterRules.CLEANUP)
    record IsDazed(CombatantId character) implements RoundViolation {
        @Override
        public String message() {
            return character + " is Dazed";
        }
    }

    /** The character has an Activated token, or has begun an activation in this turn. */
    @Rule(EncounterRules.TURNS)
    record AlreadyActivated(CombatantId character) implements RoundViolation {
        @Override
        public String message() {
            return character + " has already been activated";
        }
    }

    /** A Minion activates once a round. */
    @Rule(EncounterRules.MINIONS)
    record MinionAlreadyActivated(CombatantId minion) implements RoundViolation {
        @Override
        public String message() {
            return "the Minion " + minion + " has already been activated this round";
        }
    }

    /** One Minion has been activated in this turn. */
    @Rule(EncounterRules.COSMIC_TURN)
    record SecondMinion(CombatantId minion, CombatantId first) implements RoundViolation {
        @Override
        public String message() {
            return minion + " cannot act: " + first + " is the one Minion of this turn";
        }
    }

    /** One Encounter Character has been activated in this turn. */
    @Rule(EncounterRules.COSMIC_TURN)
    record SecondEncounterCharacter(CombatantId character, CombatantId first) implements RoundViolation {
        @Override
        public String message() {
            return character + " cannot act: " + first + " is the one Encounter Character of this turn";
        }
    }

    /** An activation is not complete yet. */
    @Rule(EncounterRules.TURNS)
    record ActivationInProgress(CombatantId character) implements RoundViolation {
        @Override
        public String message() {
            return "the activation of " + character + " is not complete";
        }
    }

    /** No activation is going on. */
    record NoActivation() implements RoundViolation {
        @Override
        public String message() {
            return "no activation is going on";
        }
    }

    /** A Cosmic Threat turn activates an Encounter Character. */
    @Rule(EncounterRules.COSMIC_TURN)
    record EncounterCharacterToAct(CombatantId character) implements RoundViolation {
        @Override
        public String message() {
            return character + " has not been activated in this turn";
        }
    }

    /** Effects of the step are still to be resolved. */
    @Rule(EncounterRules.ACTIVATION)
    record EffectsPending(Vector<String> effects) implements RoundViolation {
        @Override
        public String message() {
            return "still to be resolved: " + effects.mkString(", ");
        }
    }

    /** No effect of this name waits in this step. */
    record NoSuchEffect(String effect, Step step) implements RoundViolation {
        @Override
        public String message() {
            return "no effect " + effect + " waits to be resolved in " + step;
        }
    }

    /** Only characters without an Activated token advance, once each. */
    @Rule(EncounterRules.CLEANUP)
    record HasActed(CombatantId character) implements RoundViolation {
        @Override
        public String message() {
            return character + " has acted or advanced already";
        }
    }

    /** The character has less Power than asked. */
    record NotEnoughPower(CombatantId character, int has, int asked) implements RoundViolation {
        @Override
        public String message() {
            return character + " has " + has + " Power, not " + asked;
        }
    }

    /** An effect of this name is going on. */
    record EffectGoingOn(String effect) implements RoundViolation {
        @Override
        public String message() {
            return "an effect called " + effect + " is already going on";
        }
    }

    /** A Status card of this name is in play. */
    record StatusInPlay(String card) implements RoundViolation {
        @Override
        public String message() {
            return "the Status card " + card + " is already in play";
        }
    }

    /** No Status card of this name is in play. */
    record NoSuchStatus(String card) implements RoundViolation {
        @Override
        public String message() {
            return "the Status card " + card + " is not in play";
        }
    }
}
