package io.github.crisisrules.encounter.effect;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;

/**
 * The points of a round at which the frame waits for a decision, in order. Steps that need no decision (the Power
 * that each character gains, the flip of Dazed characters, the removal of tokens) happen between them.
 */
@Rule({EncounterRuleId.POWER, EncounterRuleId.ACTIVATION, EncounterRuleId.CLEANUP})
public enum Step implements Describable {
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

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
