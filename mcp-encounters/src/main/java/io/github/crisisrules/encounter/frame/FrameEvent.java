package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.DURATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.POWER;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.STATUS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TACTICS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TOKEN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TURNS;

import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PlayedTactic;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event of the common frame, with the rule that caused it. */
public sealed interface FrameEvent extends GameEvent<FrameState> {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns whether a character was Dazed or KO'd. */
    default boolean isDownfall() {
        return false;
    }

    /** A round began with its Power Phase. */
    @Rule(POWER)
    record RoundBegan(int number) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withRound(number);
        }
    }

    /** A step of the round began. */
    record StepBegan(Step step) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.toStep(state, step);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(step.rule());
        }
    }

    /** A side passed in the step. */
    @Rule(PRIORITY)
    record Passed(Side side) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.passed(state, side);
        }
    }

    /** An effect of the step was resolved. */
    @Rule(POWER)
    record EffectResolved(String effect) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state)
                    .withPendingEffects(state.pendingEffects().remove(effect));
        }
    }

    /** A turn began. */
    @Rule(TURNS)
    record TurnBegan(Side side) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withTurn(Turn.of(side));
        }
    }

    /** A character began its activation. */
    @Rule(TURNS)
    record ActivationBegan(CombatantId character) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withTurn(state.turn().map(turn -> turn.begin(character)));
        }
    }

    /** An activation ended. The character got an Activated token, unless it is an Encounter Character. */
    @Rule(TURNS)
    record ActivationEnded(CombatantId character) implements FrameEvent {
        /** The token of an Encounter Character goes on the tracker instead, at the end of the turn. */
        @Override
        @Rule({TOKEN, COSMIC_TURN})
        public FrameState applyTo(FrameState state) {
            FrameState ended = StateEdits.of(state).withTurn(state.turn().map(Turn::endActivation));
            return state.combatant(character).role().putsTokenOnTracker()
                    ? ended
                    : StateEdits.combatant(ended, character, who -> who.withIsActivated(true));
        }
    }

    /** A turn ended. */
    @Rule(TURNS)
    record TurnEnded(Side side) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.turnEnded(state, side);
        }
    }

    /**
     * The Encounter Tracker got an Activated token.
     *
     * @param tokens the total number of tokens on the tracker
     */
    @Rule(TOKEN)
    record TrackerTokenAdded(int tokens) implements FrameEvent {
        /** Returns the number of tokens that end the Activation Phase. */
        int spaces() {
            return EncounterTracker.SPACES;
        }

        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withTrackerTokens(tokens);
        }
    }

    /** A character got damage tokens. */
    @Rule(CLEANUP)
    record DamageSuffered(CombatantId character, int damage) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withDamage(who.damage() + damage));
        }
    }

    /** Damage tokens were removed from a character. */
    @Rule(CLEANUP)
    record DamageRemoved(CombatantId character, int damage) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withDamage(who.damage() - damage));
        }
    }

    /** A Healthy character was Dazed. */
    @Rule(CLEANUP)
    record BecameDazed(CombatantId character) implements FrameEvent {
        @Override
        public boolean isDownfall() {
            return true;
        }

        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withHealth(Combatant.Health.DAZED));
        }
    }

    /** A character was KO'd and left the game. */
    @Rule(CLEANUP)
    record KnockedOut(CombatantId character) implements FrameEvent {
        @Override
        public boolean isDownfall() {
            return true;
        }

        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withHealth(Combatant.Health.KNOCKED_OUT));
        }
    }

    /** A Dazed character lost its damage, special conditions and Dazed token, and is now Injured. */
    @Rule(CLEANUP)
    record BecameInjured(CombatantId character) implements FrameEvent {
        @Override
        @Rule(CLEANUP)
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(
                    state,
                    character,
                    who -> who.withDamage(0).withConditions(Vector.empty()).withHealth(Combatant.Health.INJURED));
        }
    }

    /** A character gained Power. */
    @Rule(POWER)
    record PowerGained(CombatantId character, int power) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withPower(who.power() + power));
        }
    }

    /** A character spent Power. */
    @Rule(POWER)
    record PowerSpent(CombatantId character, int power) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withPower(who.power() - power));
        }
    }

    /**
     * The maximum Power of a character changed. The encounter that changes it records the reason in an event of
     * its own.
     */
    record PowerLimitSet(CombatantId character, int limit) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withPowerLimit(limit));
        }
    }

    /** A character got a special condition. */
    @Rule(CLEANUP)
    record ConditionGained(CombatantId character, String condition) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(
                    state, character, who -> who.withConditions(who.conditions().append(condition)));
        }
    }

    /** A character lost a special condition. */
    @Rule(CLEANUP)
    record ConditionLost(CombatantId character, String condition) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(
                    state, character, who -> who.withConditions(who.conditions().remove(condition)));
        }
    }

    /** A character that had not acted advanced. */
    @Rule(CLEANUP)
    record Advanced(CombatantId character, MovementTool tool) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withAdvanced(state.advanced().append(character));
        }
    }

    /** All Activated tokens were removed from the characters and the Encounter Tracker. */
    @Rule(CLEANUP)
    record TokensCleared() implements FrameEvent {
        @Override
        @Rule(CLEANUP)
        public FrameState applyTo(FrameState state) {
            return StateEdits.allCombatants(state, who -> who.withIsActivated(false))
                    .withTrackerTokens(0)
                    .withSideToAct(Option.none());
        }
    }

    /** An effect with a duration began. */
    @Rule(DURATION)
    record EffectBegan(LastingEffect effect) implements FrameEvent {
        /** Returns the duration of the effect. */
        LastingEffect.Duration duration() {
            return effect.duration();
        }

        @Override
        public FrameState applyTo(FrameState state) {
            boolean lasting = effect.duration() == LastingEffect.Duration.THIS_ROUND;
            int turnEnds = lasting ? LastingEffect.cosmicTurns(state.turnSide().contains(Side.COSMIC_THREAT)) : 0;
            return StateEdits.of(state)
                    .withRunningEffects(state.runningEffects().append(new LastingEffect.Running(effect, turnEnds)));
        }
    }

    /** An effect with a duration ended. */
    @Rule(DURATION)
    record EffectEnded(String effect) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state)
                    .withRunningEffects(state.runningEffects()
                            .reject(running -> running.effect().name().equals(effect)));
        }
    }

    /** A Status card came into play. */
    @Rule(STATUS)
    record StatusAttached(StatusCard card) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withStatuses(state.statuses().append(card));
        }
    }

    /** A Status card left play. */
    @Rule(STATUS)
    record StatusDiscarded(String card) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.discarded(state, card);
        }
    }

    /** A Crisis Team player played a Team Tactic card on the given characters. */
    @Rule(TACTICS)
    record TacticPlayed(String player, String card, Vector<CombatantId> targets) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withPlayedTactics(state.playedTactics().append(new PlayedTactic(player, card)));
        }
    }

    /** The leadership of a player's squad affected the given characters. */
    @Rule(SQUADS)
    record LeadershipUsed(String player, Vector<CombatantId> targets) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return state;
        }
    }

    /** A side scored victory points. */
    @Rule(CLEANUP)
    record PointsScored(Side side, int points) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return side == Side.CRISIS_TEAM
                    ? StateEdits.of(state).withCrisisPoints(state.crisisPoints() + points)
                    : StateEdits.of(state).withCosmicPoints(state.cosmicPoints() + points);
        }
    }

    /** The encounter ended. */
    record EncounterEnded(Ending ending) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withEnding(ending);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(ending.rule());
        }
    }
}
