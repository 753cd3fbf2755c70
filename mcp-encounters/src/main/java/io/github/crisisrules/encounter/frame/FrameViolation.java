package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
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
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The encounter has ended. */
    record EncounterOver(Ending ending) implements FrameViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(ending.rule());
        }
    }

    /** The round waits for something else. */
    record WrongTime(FrameCommand command, FrameAwaited awaited) implements FrameViolation {
        @Override
        public Vector<String> rules() {
            return awaited.rules();
        }
    }

    /** The first round has not begun, so that nothing can be reported yet. */
    record FirstRoundNotBegun() implements FrameViolation {
        /** Returns the step that the game waits for. */
        FrameAwaited awaited() {
            return new FrameAwaited.Start();
        }
    }

    /** The other side has the turn or may act. */
    @Rule(EncounterRuleId.TURNS)
    record NotTheirTurn(Side side, FrameAwaited awaited) implements FrameViolation {}

    /** No character of this name is in the encounter. */
    record UnknownCharacter(CombatantId character) implements FrameViolation {}

    /** The character has been KO'd. */
    record NotInPlay(CombatantId character) implements FrameViolation {}

    /** The character is Dazed and out of action until Cleanup. */
    @Rule(EncounterRuleId.CLEANUP)
    record CharacterDazed(CombatantId character) implements FrameViolation {}

    /** The character has an Activated token, or has begun an activation in this turn. */
    @Rule(EncounterRuleId.TURNS)
    record AlreadyActivated(CombatantId character) implements FrameViolation {}

    /** The Minion has already been activated in this round. */
    @Rule(EncounterRuleId.MINIONS)
    record MinionAlreadyActivated(CombatantId minion) implements FrameViolation {}

    /** Another Minion has already been activated in this turn. */
    @Rule(EncounterRuleId.COSMIC_TURN)
    record SecondMinion(CombatantId minion, CombatantId first) implements FrameViolation {}

    /** Another Encounter Character has already been activated in this turn. */
    @Rule(EncounterRuleId.COSMIC_TURN)
    record SecondEncounterCharacter(CombatantId character, CombatantId first) implements FrameViolation {}

    /** An activation is still in progress. */
    @Rule(EncounterRuleId.TURNS)
    record ActivationInProgress(CombatantId character) implements FrameViolation {
        /** Returns the step that the game waits for. */
        FrameAwaited awaited() {
            return new FrameAwaited.Activations(Side.CRISIS_TEAM, Option.of(character));
        }
    }

    /** No activation is in progress. */
    record NoActivation(FrameAwaited awaited) implements FrameViolation {}

    /** The Encounter Character has not been activated in this Cosmic Threat turn. */
    @Rule(EncounterRuleId.COSMIC_TURN)
    record EncounterCharacterMustAct(CombatantId character) implements FrameViolation {}

    /** The side cannot pass, because effects of the step are pending. */
    @Rule(EncounterRuleId.ACTIVATION)
    record EffectsPending(FrameAwaited awaited) implements FrameViolation {}

    /** No effect of this name is pending in this step. */
    record NoSuchEffect(String effect, FrameAwaited awaited) implements FrameViolation {}

    /** The character has acted or advanced already. Only characters without an Activated token advance, once each. */
    @Rule(EncounterRuleId.CLEANUP)
    record AlreadyActed(CombatantId character) implements FrameViolation {}

    /** The character has less Power than required. */
    record NotEnoughPower(CombatantId character, int available, int required) implements FrameViolation {}

    /** An effect of this name is in progress. */
    record EffectAlreadyActive(String effect) implements FrameViolation {}

    /** A Status card of this name is in play. */
    record StatusAlreadyInPlay(String card) implements FrameViolation {}

    /** No Status card of this name is in play. */
    record NoSuchStatus(String card) implements FrameViolation {}

    /** The character is not the active one. */
    @Rule(EncounterRuleId.TURNS)
    record NotActive(CombatantId character, FrameAwaited awaited) implements FrameViolation {}

    /** The character is not a Crisis Team character in play. */
    record NotOnCrisisTeam(CombatantId character) implements FrameViolation {}

    /**
     * A number is too large.
     *
     * @param what the meaning of the number
     */
    record TooLarge(ReportedNumber what, int number, int max) implements FrameViolation {}

    /**
     * A number is too small.
     *
     * @param what the meaning of the number
     */
    record TooSmall(ReportedNumber what, int number, int min) implements FrameViolation {}

    /** A name occurs twice. */
    record DuplicateName(String name) implements FrameViolation {}

    /** The Status card has an effect whose name another effect already has. */
    record EffectNameTaken(String card, String effect) implements FrameViolation {}

    /** The character is immune to the special condition. */
    record Immune(CombatantId character, String condition) implements FrameViolation {}

    /** No player of the Crisis Team has this name. */
    record NoSuchPlayer(String player) implements FrameViolation {}

    /** The player did not bring the Team Tactic card, or has already played it. */
    record NotInHand(String player, String card, Vector<String> hand) implements FrameViolation {}

    /** The Team Tactic card names an affiliation that the character does not have or its squad does not use. */
    @Rule(EncounterRuleId.TACTICS)
    record TacticDoesNotApply(String card, String affiliation, CombatantId character) implements FrameViolation {}

    /**
     * The leadership does not affect the character: it affects only its own squad, and only if that uses an
     * affiliation.
     */
    @Rule(EncounterRuleId.SQUADS)
    record LeadershipDoesNotApply(String player, CombatantId character) implements FrameViolation {}
}
