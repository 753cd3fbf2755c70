package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A reason why the common frame refuses a command. A violation that only concerns the order of commands cites no
 * rule.
 */
public sealed interface FrameViolation extends RuleViolation {
    /** The encounter has ended. */
    record EncounterOver(Ending ending) implements FrameViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(ending.rule());
        }

        @Override
        public String message() {
            return "the encounter is over. " + ending;
        }
    }

    /** The round waits for something else. */
    record WrongTime(String wanted, FrameAwaited awaited) implements FrameViolation {
        @Override
        public Vector<String> rules() {
            return awaited.rules();
        }

        @Override
        public String message() {
            return "this is not the time for " + wanted + "; the game waits for: " + awaited.wayOut();
        }
    }

    /** The other side has the turn or may act. */
    @Rule(EncounterRuleId.TURNS)
    record NotTheirTurn(Side side, FrameAwaited awaited) implements FrameViolation {
        @Override
        public String message() {
            return "this is not the time for the " + side + "; the game waits for: " + awaited.wayOut();
        }
    }

    /** No character of this name is in the encounter. */
    record NobodyOfThatName(CombatantId character) implements FrameViolation {
        @Override
        public String message() {
            return "nobody here is called " + character;
        }
    }

    /** The character has been KO'd. */
    record NotInPlay(CombatantId character) implements FrameViolation {
        @Override
        public String message() {
            return character + " has been KO'd and is out of the game";
        }
    }

    /** The character is Dazed and out of action until Cleanup. */
    @Rule(EncounterRuleId.CLEANUP)
    record CharacterDazed(CombatantId character) implements FrameViolation {
        @Override
        public String message() {
            return character + " is Dazed and out of action until the Cleanup Phase";
        }
    }

    /** The character has an Activated token, or has begun an activation in this turn. */
    @Rule(EncounterRuleId.TURNS)
    record AlreadyActivated(CombatantId character) implements FrameViolation {
        @Override
        public String message() {
            return character + " has already been activated: activate somebody else";
        }
    }

    /** The Minion has already been activated in this round. */
    @Rule(EncounterRuleId.MINIONS)
    record MinionAlreadyActivated(CombatantId minion) implements FrameViolation {
        @Override
        public String message() {
            return "the Minion " + minion + " has already been activated: a Minion is activated once a round";
        }
    }

    /** Another Minion has already been activated in this turn. */
    @Rule(EncounterRuleId.COSMIC_TURN)
    record SecondMinion(CombatantId minion, CombatantId first) implements FrameViolation {
        @Override
        public String message() {
            return minion + " cannot act: " + first + " is the one Minion of this turn";
        }
    }

    /** Another Encounter Character has already been activated in this turn. */
    @Rule(EncounterRuleId.COSMIC_TURN)
    record SecondEncounterCharacter(CombatantId character, CombatantId first) implements FrameViolation {
        @Override
        public String message() {
            return character + " cannot act: " + first + " is the one Encounter Character of this turn";
        }
    }

    /** An activation is still in progress. */
    @Rule(EncounterRuleId.TURNS)
    record ActivationInProgress(CombatantId character) implements FrameViolation {
        @Override
        public String message() {
            return "the activation of " + character + " is not over; the game waits for: "
                    + new FrameAwaited.Activations(Side.CRISIS_TEAM, Option.of(character)).wayOut();
        }
    }

    /** No activation is in progress. */
    record NoActivation(FrameAwaited awaited) implements FrameViolation {
        @Override
        public String message() {
            return "no activation is going on; the game waits for: " + awaited.wayOut();
        }
    }

    /** The Encounter Character has not been activated in this Cosmic Threat turn. */
    @Rule(EncounterRuleId.COSMIC_TURN)
    record EncounterCharacterMustAct(CombatantId character) implements FrameViolation {
        @Override
        public String message() {
            return character + " has not been activated in this turn: activate it first (Activate)";
        }
    }

    /** The side cannot pass, because effects of the step are pending. */
    @Rule(EncounterRuleId.ACTIVATION)
    record EffectsPending(FrameAwaited awaited) implements FrameViolation {
        @Override
        public String message() {
            return "effects come before passing; the game waits for: " + awaited.wayOut();
        }
    }

    /** No effect of this name is pending in this step. */
    record NoSuchEffect(String effect, FrameAwaited awaited) implements FrameViolation {
        @Override
        public String message() {
            return "no effect called " + effect + " is due; the game waits for: " + awaited.wayOut();
        }
    }

    /** The character has acted or advanced already. Only characters without an Activated token advance, once each. */
    @Rule(EncounterRuleId.CLEANUP)
    record HasActed(CombatantId character) implements FrameViolation {
        @Override
        public String message() {
            return character + " has acted or advanced already: only those who did not act advance, once each";
        }
    }

    /** The character has less Power than required. */
    record NotEnoughPower(CombatantId character, int has, int asked) implements FrameViolation {
        @Override
        public String message() {
            return character + " has " + has + " Power: this costs " + asked;
        }
    }

    /** An effect of this name is in progress. */
    record EffectAlreadyActive(String effect) implements FrameViolation {
        @Override
        public String message() {
            return "an effect called " + effect + " is already going on: call this one something else";
        }
    }

    /** A Status card of this name is in play. */
    record StatusAlreadyInPlay(String card) implements FrameViolation {
        @Override
        public String message() {
            return "the Status card " + card + " is already in play";
        }
    }

    /** No Status card of this name is in play. */
    record NoSuchStatus(String card) implements FrameViolation {
        @Override
        public String message() {
            return "the Status card " + card + " is not in play";
        }
    }

    /** The character is not the active one. */
    @Rule(EncounterRuleId.TURNS)
    record NotActive(CombatantId character, FrameAwaited awaited) implements FrameViolation {
        @Override
        public String message() {
            return character + " is not the active character; the game waits for: " + awaited.wayOut();
        }
    }

    /** The character is not a Crisis Team character in play. */
    record NotOnCrisisTeam(CombatantId character) implements FrameViolation {
        @Override
        public String message() {
            return character + " is not a Crisis Team character in play";
        }
    }

    /** A number is too large. */
    record TooLarge(String what, int number, int most) implements FrameViolation {
        @Override
        public String message() {
            return what + " is " + number + ": at most " + most + " is allowed";
        }
    }

    /** A number is too small. */
    record TooSmall(String what, int number, int least) implements FrameViolation {
        @Override
        public String message() {
            return what + " is " + number + ": at least " + least + " is needed";
        }
    }

    /** A name occurs twice. */
    record NamedTwice(String name) implements FrameViolation {
        @Override
        public String message() {
            return name + " is named twice: name everybody and everything once";
        }
    }

    /** The Status card has an effect whose name another effect already has. */
    record EffectNameTaken(String card, String effect) implements FrameViolation {
        @Override
        public String message() {
            return "the Status card " + card + " has an effect called " + effect
                    + ", as another effect of the encounter is: call it something else";
        }
    }

    /** The character is immune to the special condition. */
    record Immune(CombatantId character, String condition) implements FrameViolation {
        @Override
        public String message() {
            return character + " is immune to " + condition;
        }
    }

    /** No player of the Crisis Team has this name. */
    record NoSuchPlayer(String player) implements FrameViolation {
        @Override
        public String message() {
            return "no Crisis Team player is called " + player;
        }
    }

    /** The player did not bring the Team Tactic card, or has already played it. */
    record NotInHand(String player, String card, Vector<String> hand) implements FrameViolation {
        @Override
        public String message() {
            return player + " does not have the Team Tactic card " + card + "; left to play: "
                    + (hand.isEmpty() ? "none" : hand.mkString(", "));
        }
    }

    /** The Team Tactic card names an affiliation that the character does not have or its squad does not use. */
    @Rule(EncounterRuleId.TACTICS)
    record TacticDoesNotApply(String card, String affiliation, CombatantId character) implements FrameViolation {
        @Override
        public String message() {
            return card + " does not reach " + character + ": it must belong to " + affiliation
                    + " and to a squad that uses this affiliation";
        }
    }

    /**
     * The leadership does not affect the character: it affects only its own squad, and only if that uses an
     * affiliation.
     */
    @Rule(EncounterRuleId.SQUADS)
    record LeadershipDoesNotApply(String player, CombatantId character) implements FrameViolation {
        @Override
        public String message() {
            return "the leadership of " + player + " does not affect " + character
                    + ": it affects characters of its own squad, if that uses an affiliation";
        }
    }
}
