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
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event of the common frame, with the rule that caused it. */
public sealed interface FrameEvent extends GameEvent<FrameState> {
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

        @Override
        public String words() {
            return "Round " + number + " begins";
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

        @Override
        public String words() {
            return step.phase() + ", " + step.words();
        }
    }

    /** A side passed in the step. */
    @Rule(PRIORITY)
    record Passed(Side side) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.passed(state, side);
        }

        @Override
        public String words() {
            return "the " + side + " has no more to do";
        }
    }

    /** An effect of the step was resolved. */
    @Rule(POWER)
    record EffectResolved(String effect) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withPending(state.pending().remove(effect));
        }

        @Override
        public String words() {
            return effect + " is resolved";
        }
    }

    /** A turn began. */
    @Rule(TURNS)
    record TurnBegan(Side side) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withTurn(Turn.of(side));
        }

        @Override
        public String words() {
            return "turn of the " + side;
        }
    }

    /** A character began its activation. */
    @Rule(TURNS)
    record ActivationBegan(CombatantId character) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withTurn(state.turn().map(turn -> turn.begin(character)));
        }

        @Override
        public String words() {
            return character + " is activated";
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
            return state.combatant(character).part() == Combatant.Part.ENCOUNTER
                    ? ended
                    : StateEdits.combatant(ended, character, who -> who.withIsActivated(true));
        }

        @Override
        public String words() {
            return character + " is done";
        }
    }

    /** A turn ended. */
    @Rule(TURNS)
    record TurnEnded(Side side) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.turnEnded(state, side);
        }

        @Override
        public String words() {
            return "the turn of the " + side + " is over";
        }
    }

    /**
     * The Encounter Tracker got an Activated token.
     *
     * @param tokens the total number of tokens on the tracker
     */
    @Rule(TOKEN)
    record TrackerTokenAdded(int tokens) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withTrackerTokens(tokens);
        }

        @Override
        public String words() {
            return "Encounter Tracker: " + tokens + " of 3 tokens";
        }
    }

    /** A character got damage tokens. */
    @Rule(CLEANUP)
    record DamageSuffered(CombatantId character, int damage) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withDamage(who.damage() + damage));
        }

        @Override
        public String words() {
            return character + " suffers " + damage + " damage";
        }
    }

    /** Damage tokens were removed from a character. */
    @Rule(CLEANUP)
    record DamageRemoved(CombatantId character, int damage) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withDamage(who.damage() - damage));
        }

        @Override
        public String words() {
            return character + " sheds " + damage + " damage";
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

        @Override
        public String words() {
            return character + " is Dazed";
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

        @Override
        public String words() {
            return character + " is KO'd";
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

        @Override
        public String words() {
            return character + " is back, Injured";
        }
    }

    /** A character gained Power. */
    @Rule(POWER)
    record PowerGained(CombatantId character, int power) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withPower(who.power() + power));
        }

        @Override
        public String words() {
            return character + " gains " + power + " Power";
        }
    }

    /** A character spent Power. */
    @Rule(POWER)
    record PowerSpent(CombatantId character, int power) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.combatant(state, character, who -> who.withPower(who.power() - power));
        }

        @Override
        public String words() {
            return character + " pays " + power + " Power";
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

        @Override
        public String words() {
            return character + " can have " + limit + " Power";
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

        @Override
        public String words() {
            return character + " has " + condition;
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

        @Override
        public String words() {
            return character + " is free of " + condition;
        }
    }

    /** A character that had not acted advanced. */
    @Rule(CLEANUP)
    record Advanced(CombatantId character, Tool tool) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withAdvanced(state.advanced().append(character));
        }

        @Override
        public String words() {
            return character + " advances " + tool;
        }
    }

    /** All Activated tokens were removed from the characters and the Encounter Tracker. */
    @Rule(CLEANUP)
    record TokensCleared() implements FrameEvent {
        @Override
        @Rule(CLEANUP)
        public FrameState applyTo(FrameState state) {
            return StateEdits.everybody(state, who -> who.withIsActivated(false))
                    .withTrackerTokens(0)
                    .withFloor(Option.none());
        }

        @Override
        public String words() {
            return "all Activated tokens are taken off";
        }
    }

    /** An effect with a duration began. */
    @Rule(DURATION)
    record EffectBegan(LastingEffect effect) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            boolean lasting = effect.duration() == LastingEffect.Duration.THIS_ROUND;
            int turnEnds = lasting ? LastingEffect.turnEnds(state.turnSide().contains(Side.COSMIC_THREAT)) : 0;
            return StateEdits.of(state)
                    .withEffects(state.effects().append(new LastingEffect.Running(effect, turnEnds)));
        }

        @Override
        public String words() {
            return effect.name() + " begins";
        }
    }

    /** An effect with a duration ended. */
    @Rule(DURATION)
    record EffectEnded(String effect) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state)
                    .withEffects(state.effects()
                            .reject(running -> running.effect().name().equals(effect)));
        }

        @Override
        public String words() {
            return effect + " is over";
        }
    }

    /** A Status card came into play. */
    @Rule(STATUS)
    record StatusAttached(StatusCard card) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withStatuses(state.statuses().append(card));
        }

        @Override
        public String words() {
            return "Status card " + card.name() + " comes into play";
        }
    }

    /** A Status card left play. */
    @Rule(STATUS)
    record StatusDiscarded(String card) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.discarded(state, card);
        }

        @Override
        public String words() {
            return "Status card " + card + " leaves play";
        }
    }

    /** A Crisis Team player played a Team Tactic card on the given characters. */
    @Rule(TACTICS)
    record TacticPlayed(String player, String card, Vector<CombatantId> on) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return StateEdits.of(state).withPlayed(state.played().append(new PlayedTactic(player, card)));
        }

        @Override
        public String words() {
            return player + " plays " + card + (on.isEmpty() ? "" : on.mkString(" on ", ", ", ""));
        }
    }

    /** The leadership of a player's squad affected the given characters. */
    @Rule(SQUADS)
    record LeadershipUsed(String player, Vector<CombatantId> on) implements FrameEvent {
        @Override
        public FrameState applyTo(FrameState state) {
            return state;
        }

        @Override
        public String words() {
            return "the leadership of " + player + " affects " + (on.isEmpty() ? "nobody" : on.mkString(", "));
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

        @Override
        public String words() {
            return "the " + side + " scores " + points;
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

        @Override
        public String words() {
            return ending.toString();
        }
    }
}
