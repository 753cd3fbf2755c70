package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.DURATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.POWER;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.STATUS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TACTICS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TOKEN;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TURNS;

import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event of the common frame, with the rule that caused it. */
public sealed interface RoundEvent extends GameEvent<RoundState> {
    /** Returns whether a character was Dazed or KO'd. */
    default boolean isDownfall() {
        return false;
    }

    /** A round began with its Power Phase. */
    @Rule(POWER)
    record RoundBegan(int number) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.of(state).withRound(number);
        }

        @Override
        public String words() {
            return "Round " + number + " begins";
        }
    }

    /** A step of the round began. */
    record StepBegan(Step step) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.toStep(state, step);
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
    record Passed(Side side) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.passed(state, side);
        }

        @Override
        public String words() {
            return "the " + side + " has no more to do";
        }
    }

    /** An effect of the step was resolved. */
    @Rule(POWER)
    record EffectResolved(String effect) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.of(state).withPending(state.pending().remove(effect));
        }

        @Override
        public String words() {
            return effect + " is resolved";
        }
    }

    /** A turn began. */
    @Rule(TURNS)
    record TurnBegan(Side side) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.of(state).withTurn(Turn.of(side));
        }

        @Override
        public String words() {
            return "turn of the " + side;
        }
    }

    /** A character began its activation. */
    @Rule(TURNS)
    record ActivationBegan(CombatantId character) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.of(state).withTurn(state.turn().map(turn -> turn.begin(character)));
        }

        @Override
        public String words() {
            return character + " is activated";
        }
    }

    /** An activation ended. The character got an Activated token, unless it is an Encounter Character. */
    @Rule(TURNS)
    record ActivationEnded(CombatantId character) implements RoundEvent {
        /** The token of an Encounter Character goes on the tracker instead, at the end of the turn. */
        @Override
        @Rule({TOKEN, COSMIC_TURN})
        public RoundState applyTo(RoundState state) {
            RoundState ended = Change.of(state).withTurn(state.turn().map(Turn::endActivation));
            return state.combatant(character).part() == Combatant.Part.ENCOUNTER
                    ? ended
                    : Change.combatant(ended, character, who -> who.withIsActivated(true));
        }

        @Override
        public String words() {
            return character + " is done";
        }
    }

    /** A turn ended. */
    @Rule(TURNS)
    record TurnEnded(Side side) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.turnEnded(state, side);
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
    record TrackerTokenAdded(int tokens) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.of(state).withTrackerTokens(tokens);
        }

        @Override
        public String words() {
            return "Encounter Tracker: " + tokens + " of 3 tokens";
        }
    }

    /** A character got damage tokens. */
    @Rule(CLEANUP)
    record DamageSuffered(CombatantId character, int damage) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.combatant(state, character, who -> who.withDamage(who.damage() + damage));
        }

        @Override
        public String words() {
            return character + " suffers " + damage + " damage";
        }
    }

    /** Damage tokens were removed from a character. */
    @Rule(CLEANUP)
    record DamageRemoved(CombatantId character, int damage) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.combatant(state, character, who -> who.withDamage(who.damage() - damage));
        }

        @Override
        public String words() {
            return character + " sheds " + damage + " damage";
        }
    }

    /** A Healthy character was Dazed. */
    @Rule(CLEANUP)
    record Dazed(CombatantId character) implements RoundEvent {
        @Override
        public boolean isDownfall() {
            return true;
        }

        @Override
        public RoundState applyTo(RoundState state) {
            return Change.combatant(state, character, who -> who.withHealth(Combatant.Health.DAZED));
        }

        @Override
        public String words() {
            return character + " is Dazed";
        }
    }

    /** A character was KO'd and left the game. */
    @Rule(CLEANUP)
    record KnockedOut(CombatantId character) implements RoundEvent {
        @Override
        public boolean isDownfall() {
            return true;
        }

        @Override
        public RoundState applyTo(RoundState state) {
            return Change.combatant(state, character, who -> who.withHealth(Combatant.Health.KNOCKED_OUT));
        }

        @Override
        public String words() {
            return character + " is KO'd";
        }
    }

    /** A Dazed character lost its damage, special conditions and Dazed token, and is now Injured. */
    @Rule(CLEANUP)
    record Flipped(CombatantId character) implements RoundEvent {
        @Override
        @Rule(CLEANUP)
        public RoundState applyTo(RoundState state) {
            return Change.combatant(
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
    record PowerGained(CombatantId character, int power) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.combatant(state, character, who -> who.withPower(who.power() + power));
        }

        @Override
        public String words() {
            return character + " gains " + power + " Power";
        }
    }

    /** A character spent Power. */
    @Rule(POWER)
    record PowerSpent(CombatantId character, int power) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.combatant(state, character, who -> who.withPower(who.power() - power));
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
    record PowerLimitSet(CombatantId character, int limit) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.combatant(state, character, who -> who.withPowerLimit(limit));
        }

        @Override
        public String words() {
            return character + " can have " + limit + " Power";
        }
    }

    /** A character got a special condition. */
    @Rule(CLEANUP)
    record ConditionGained(CombatantId character, String condition) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.combatant(
                    state, character, who -> who.withConditions(who.conditions().append(condition)));
        }

        @Override
        public String words() {
            return character + " has " + condition;
        }
    }

    /** A character lost a special condition. */
    @Rule(CLEANUP)
    record ConditionLost(CombatantId character, String condition) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.combatant(
                    state, character, who -> who.withConditions(who.conditions().remove(condition)));
        }

        @Override
        public String words() {
            return character + " is free of " + condition;
        }
    }

    /** A character that had not acted advanced. */
    @Rule(CLEANUP)
    record Advanced(CombatantId character, Tool tool) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.of(state).withAdvanced(state.advanced().append(character));
        }

        @Override
        public String words() {
            return character + " advances " + tool;
        }
    }

    /** All Activated tokens were removed from the characters and the Encounter Tracker. */
    @Rule(CLEANUP)
    record TokensCleared() implements RoundEvent {
        @Override
        @Rule(CLEANUP)
        public RoundState applyTo(RoundState state) {
            return Change.everybody(state, who -> who.withIsActivated(false))
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
    record EffectBegan(LastingEffect effect) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            boolean lasting = effect.duration() == LastingEffect.Duration.THIS_ROUND;
            int turnEnds = lasting ? LastingEffect.turnEnds(state.turnSide().contains(Side.COSMIC_THREAT)) : 0;
            return Change.of(state).withEffects(state.effects().append(new LastingEffect.Running(effect, turnEnds)));
        }

        @Override
        public String words() {
            return effect.name() + " begins";
        }
    }

    /** An effect with a duration ended. */
    @Rule(DURATION)
    record EffectEnded(String effect) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.of(state)
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
    record StatusAttached(StatusCard card) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.of(state).withStatuses(state.statuses().append(card));
        }

        @Override
        public String words() {
            return "Status card " + card.name() + " comes into play";
        }
    }

    /** A Status card left play. */
    @Rule(STATUS)
    record StatusDiscarded(String card) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.discarded(state, card);
        }

        @Override
        public String words() {
            return "Status card " + card + " leaves play";
        }
    }

    /** A Crisis Team player played a Team Tactic card on the given characters. */
    @Rule(TACTICS)
    record TacticPlayed(String player, String card, Vector<CombatantId> on) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.of(state).withPlayed(state.played().append(new PlayedTactic(player, card)));
        }

        @Override
        public String words() {
            return player + " plays " + card + (on.isEmpty() ? "" : on.mkString(" on ", ", ", ""));
        }
    }

    /** The leadership of a player's squad affected the given characters. */
    @Rule(SQUADS)
    record LeadershipUsed(String player, Vector<CombatantId> on) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return state;
        }

        @Override
        public String words() {
            return "the leadership of " + player + " affects " + (on.isEmpty() ? "nobody" : on.mkString(", "));
        }
    }

    /** A side scored victory points. */
    @Rule(CLEANUP)
    record PointsScored(Side side, int points) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return side == Side.CRISIS_TEAM
                    ? Change.of(state).withCrisisPoints(state.crisisPoints() + points)
                    : Change.of(state).withCosmicPoints(state.cosmicPoints() + points);
        }

        @Override
        public String words() {
            return "the " + side + " scores " + points;
        }
    }

    /** The encounter ended. */
    record EncounterEnded(Ending ending) implements RoundEvent {
        @Override
        public RoundState applyTo(RoundState state) {
            return Change.of(state).withEnding(ending);
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
