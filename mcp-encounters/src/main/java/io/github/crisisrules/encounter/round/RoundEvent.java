package io.github.crisisrules.encounter.round;

import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;

/** What happened in the frame, and the rule by which it did. */
public sealed interface RoundEvent {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** The rule by which it happened. */
    String rule();

    /** Whether a character was Dazed or KO'd. */
    default boolean isDownfall() {
        return false;
    }

    /** A round, and with it the Power Phase, began. */
    record RoundBegan(int number) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.roundBegan(this);
        }

        @Override
        public String rule() {
            return EncounterRules.POWER;
        }
    }

    /** The round came to a step. */
    record StepBegan(Step step) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.stepBegan(this);
        }

        @Override
        public String rule() {
            return step.rule();
        }
    }

    /** A side had no more to do in the step. */
    record Passed(Side side) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.passed(this);
        }

        @Override
        public String rule() {
            return EncounterRules.PRIORITY;
        }
    }

    /** An effect of the step was resolved. */
    record EffectResolved(String effect) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.effectResolved(this);
        }

        @Override
        public String rule() {
            return EncounterRules.POWER;
        }
    }

    /** A turn began. */
    record TurnBegan(Side side) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.turnBegan(this);
        }

        @Override
        public String rule() {
            return EncounterRules.TURNS;
        }
    }

    /** A character began its activation. */
    record ActivationBegan(CombatantId character) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.activationBegan(this);
        }

        @Override
        public String rule() {
            return EncounterRules.TURNS;
        }
    }

    /** An activation was complete; unless it was an Encounter Character, it got an Activated token. */
    record ActivationEnded(CombatantId character) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.activationEnded(this);
        }

        @Override
        public String rule() {
            return EncounterRules.TURNS;
        }
    }

    /** A turn was over. */
    record TurnEnded(Side side) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.turnEnded(this);
        }

        @Override
        public String rule() {
            return EncounterRules.TURNS;
        }
    }

    /** The Encounter Tracker got an Activated token, the given number in all. */
    record TrackerTokenAdded(int tokens) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.trackerTokenAdded(this);
        }

        @Override
        public String rule() {
            return EncounterRules.TOKEN;
        }
    }

    /** A character got damage tokens. */
    record DamageSuffered(CombatantId character, int damage) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.damageSuffered(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }
    }

    /** Damage tokens left a character. */
    record DamageRemoved(CombatantId character, int damage) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.damageRemoved(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }
    }

    /** A healthy character was felled. */
    record Dazed(CombatantId character) implements RoundEvent {
        @Override
        public boolean isDownfall() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.dazed(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }
    }

    /** A character left the game. */
    record KnockedOut(CombatantId character) implements RoundEvent {
        @Override
        public boolean isDownfall() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.knockedOut(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }
    }

    /** A Dazed character shed damage, special conditions and the Dazed token and is Injured now. */
    record Flipped(CombatantId character) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.flipped(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }
    }

    /** A character gained Power. */
    record PowerGained(CombatantId character, int power) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.powerGained(this);
        }

        @Override
        public String rule() {
            return EncounterRules.POWER;
        }
    }

    /** A character paid Power. */
    record PowerSpent(CombatantId character, int power) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.powerSpent(this);
        }

        @Override
        public String rule() {
            return EncounterRules.POWER;
        }
    }

    /** A character got a special condition. */
    record ConditionGained(CombatantId character, String condition) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.conditionGained(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }
    }

    /** A character shed a special condition. */
    record ConditionLost(CombatantId character, String condition) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.conditionLost(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }
    }

    /** A character that had not acted advanced. */
    record Advanced(CombatantId character) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.advanced(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }
    }

    /** All Activated tokens left the characters and the Encounter Tracker. */
    record TokensCleared() implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tokensCleared(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }
    }

    /** An effect began that goes on for a while. */
    record EffectBegan(LastingEffect effect) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.effectBegan(this);
        }

        @Override
        public String rule() {
            return EncounterRules.DURATION;
        }
    }

    /** A lasting effect was over. */
    record EffectEnded(String effect) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.effectEnded(this);
        }

        @Override
        public String rule() {
            return EncounterRules.DURATION;
        }
    }

    /** A Status card came into play. */
    record StatusAttached(StatusCard card) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.statusAttached(this);
        }

        @Override
        public String rule() {
            return EncounterRules.STATUS;
        }
    }

    /** A Status card left play. */
    record StatusDiscarded(String card) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.statusDiscarded(this);
        }

        @Override
        public String rule() {
            return EncounterRules.STATUS;
        }
    }

    /** A side scored victory points. */
    record PointsScored(Side side, int points) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pointsScored(this);
        }

        @Override
        public String rule() {
            return EncounterRules.CLEANUP;
        }
    }

    /** The encounter was over. */
    record EncounterEnded(Ending ending) implements RoundEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.encounterEnded(this);
        }

        @Override
        public String rule() {
            return ending.rule();
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** A round, and with it the Power Phase, began. */
        R roundBegan(RoundBegan event);

        /** The round came to a step. */
        R stepBegan(StepBegan event);

        /** A side had no more to do in the step. */
        R passed(Passed event);

        /** An effect of the step was resolved. */
        R effectResolved(EffectResolved event);

        /** A turn began. */
        R turnBegan(TurnBegan event);

        /** A character began its activation. */
        R activationBegan(ActivationBegan event);

        /** An activation was complete; unless it was an Encounter Character, it got an Activated token. */
        R activationEnded(ActivationEnded event);

        /** A turn was over. */
        R turnEnded(TurnEnded event);

        /** The Encounter Tracker got an Activated token, the given number in all. */
        R trackerTokenAdded(TrackerTokenAdded event);

        /** A character got damage tokens. */
        R damageSuffered(DamageSuffered event);

        /** Damage tokens left a character. */
        R damageRemoved(DamageRemoved event);

        /** A healthy character was felled. */
        R dazed(Dazed event);

        /** A character left the game. */
        R knockedOut(KnockedOut event);

        /** A Dazed character shed damage, special conditions and the Dazed token and is Injured now. */
        R flipped(Flipped event);

        /** A character gained Power. */
        R powerGained(PowerGained event);

        /** A character paid Power. */
        R powerSpent(PowerSpent event);

        /** A character got a special condition. */
        R conditionGained(ConditionGained event);

        /** A character shed a special condition. */
        R conditionLost(ConditionLost event);

        /** A character that had not acted advanced. */
        R advanced(Advanced event);

        /** All Activated tokens left the characters and the Encounter Tracker. */
        R tokensCleared(TokensCleared event);

        /** An effect began that goes on for a while. */
        R effectBegan(EffectBegan event);

        /** A lasting effect was over. */
        R effectEnded(EffectEnded event);

        /** A Status card came into play. */
        R statusAttached(StatusAttached event);

        /** A Status card left play. */
        R statusDiscarded(StatusDiscarded event);

        /** A side scored victory points. */
        R pointsScored(PointsScored event);

        /** The encounter was over. */
        R encounterEnded(EncounterEnded event);
    }
}
