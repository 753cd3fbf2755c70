package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;

/**
 * The points of a round at which the frame waits for a decision, in order. Steps that need no decision (the Power
 * that each character gains, the flip of Dazed characters, the removal of tokens) happen between them.
 */
@Rule({EncounterRuleId.POWER, EncounterRuleId.ACTIVATION, EncounterRuleId.CLEANUP})
public enum Step {
    /** Before the first round. */
    SETUP(Kind.SETUP, EncounterRuleId.DIFFICULTY),
    /** Power Phase 2: players' effects. */
    POWER_PLAYERS(Kind.PLAYERS, EncounterRuleId.POWER),
    /** Power Phase 3: Encounter and Status card effects. */
    POWER_ENCOUNTER(Kind.ENCOUNTER, EncounterRuleId.POWER),
    /** Start of the Activation Phase: players' effects. */
    START_PLAYERS(Kind.PLAYERS, EncounterRuleId.ACTIVATION),
    /** Start of the Activation Phase: Encounter and Status card effects. */
    START_ENCOUNTER(Kind.ENCOUNTER, EncounterRuleId.ACTIVATION),
    /** Alternating turns, until the third token is on the Encounter Tracker. */
    TURNS(Kind.TURNS, EncounterRuleId.TURNS),
    /** End of the Activation Phase: players' effects. */
    END_PLAYERS(Kind.PLAYERS, EncounterRuleId.ACTIVATION),
    /** End of the Activation Phase: Encounter and Status card effects. */
    END_ENCOUNTER(Kind.ENCOUNTER, EncounterRuleId.ACTIVATION),
    /** Cleanup Phase 1: scoring. */
    CLEANUP_SCORING(Kind.ENCOUNTER, EncounterRuleId.CLEANUP),
    /** Cleanup Phase 2: players' effects. */
    CLEANUP_PLAYERS(Kind.PLAYERS, EncounterRuleId.CLEANUP),
    /** Cleanup Phase 3: Encounter and Status card effects. */
    CLEANUP_ENCOUNTER(Kind.ENCOUNTER, EncounterRuleId.CLEANUP),
    /** Cleanup Phase 5, after Dazed characters were flipped: Crisis Team characters that did not act may advance. */
    CLEANUP_ADVANCE(Kind.ADVANCE, EncounterRuleId.CLEANUP);

    private enum Kind {
        SETUP,
        PLAYERS,
        ENCOUNTER,
        TURNS,
        ADVANCE
    }

    private final Kind kind;
    private final String rule;

    Step(Kind kind, String rule) {
        this.kind = kind;
        this.rule = rule;
    }

    /** Returns the id of the rule that defines the step. */
    public String rule() {
        return rule;
    }

    /** Returns whether players' effects are resolved in this step, the side with priority first. */
    public boolean isForPlayers() {
        return kind == Kind.PLAYERS;
    }

    /**
     * Returns whether effects of the encounter and of Status cards are resolved in this step, in the order that
     * the side with priority chooses.
     */
    public boolean isForEncounter() {
        return kind == Kind.ENCOUNTER;
    }

    /** Returns the name of the phase, for people. */
    public String phase() {
        return switch (this) {
            case SETUP -> "Setup";
            case POWER_PLAYERS, POWER_ENCOUNTER -> "Power Phase";
            case CLEANUP_SCORING, CLEANUP_PLAYERS, CLEANUP_ENCOUNTER, CLEANUP_ADVANCE -> "Cleanup Phase";
            default -> "Activation Phase";
        };
    }

    /** Returns a description of the step, for people. */
    public String words() {
        return switch (this) {
            case SETUP -> "before the first round";
            case POWER_PLAYERS, CLEANUP_PLAYERS -> "players' effects";
            case POWER_ENCOUNTER, CLEANUP_ENCOUNTER -> "Encounter and Status effects";
            case START_PLAYERS -> "players' effects at the start";
            case START_ENCOUNTER -> "Encounter and Status effects at the start";
            case TURNS -> "turns";
            case END_PLAYERS -> "players' effects at the end";
            case END_ENCOUNTER -> "Encounter and Status effects at the end";
            case CLEANUP_SCORING -> "scoring";
            case CLEANUP_ADVANCE -> "characters that did not act may advance";
        };
    }

    /** Returns the step after this one; the last step is followed by the first of the next round. */
    public Step next() {
        return switch (this) {
            case SETUP, CLEANUP_ADVANCE -> POWER_PLAYERS;
            case POWER_PLAYERS -> POWER_ENCOUNTER;
            case POWER_ENCOUNTER -> START_PLAYERS;
            case START_PLAYERS -> START_ENCOUNTER;
            case START_ENCOUNTER -> TURNS;
            case TURNS -> END_PLAYERS;
            case END_PLAYERS -> END_ENCOUNTER;
            case END_ENCOUNTER -> CLEANUP_SCORING;
            case CLEANUP_SCORING -> CLEANUP_PLAYERS;
            case CLEANUP_PLAYERS -> CLEANUP_ENCOUNTER;
            case CLEANUP_ENCOUNTER -> CLEANUP_ADVANCE;
        };
    }
}
